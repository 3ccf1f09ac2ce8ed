import { HOUR_MS, MINUTE_MS } from '@nowahala/kernel';
import type { Instant } from '../health/check.js';

/** One zone for each rule by which clocks change: a backup at night goes by the clock of its machine, and nobody tells us which that is. */
const zones = [
  'Europe/London',
  'America/New_York',
  'Africa/Cairo',
  'Africa/Casablanca',
  'Asia/Jerusalem',
  'Asia/Beirut',
  'Australia/Sydney',
  'Pacific/Auckland',
  'America/Santiago',
].map((timeZone) => new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }));

/** The hour at which something of that hour comes today. */
export type HourToday = (hour: Instant) => Instant;

const known = new Map<string, HourToday[]>();
const MOST_KNOWN = 1_000;

/** By the clock of each zone whose clocks changed between these two hours; none does for most of the year. */
export function hoursByChangedClocks(from: Instant, until: Instant): HourToday[] {
  const key = `${from} ${until}`;
  if (known.size >= MOST_KNOWN) known.clear();
  // To ask a zone is dear, and all servers that are slow in one hour ask the same.
  if (!known.has(key)) known.set(key, readChangedClocks(from, until));
  return known.get(key)!;
}

function readChangedClocks(from: Instant, until: Instant): HourToday[] {
  return zones.flatMap((zone) => {
    const movedBy = offsetMs(zone, from) - offsetMs(zone, until);
    if (movedBy === 0) return [];
    const changedAt = changeBetween(zone, from, until);
    return [(hour: Instant) => (hour < changedAt ? hour + movedBy : hour)];
  });
}

/** The first hour after the change. */
function changeBetween(zone: Intl.DateTimeFormat, from: Instant, until: Instant): Instant {
  const after = offsetMs(zone, until);
  let [before, changed] = [from, until];
  while (changed - before > HOUR_MS) {
    const middle = before + Math.floor((changed - before) / 2 / HOUR_MS) * HOUR_MS;
    if (offsetMs(zone, middle) === after) changed = middle;
    else before = middle;
  }
  return changed;
}

/** "GMT+01:00", or "GMT" alone. */
function offsetMs(zone: Intl.DateTimeFormat, at: Instant): number {
  const name = zone.formatToParts(at).find(({ type }) => type === 'timeZoneName')!.value;
  const [, sign, hours, minutes] = /([+-])(\d\d):(\d\d)/.exec(name) ?? [];
  const ms = Number(hours ?? 0) * HOUR_MS + Number(minutes ?? 0) * MINUTE_MS;
  return sign === '-' ? -ms : ms;
}
