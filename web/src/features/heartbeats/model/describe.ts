import type { HeartbeatResponse } from '@nowahala/api';
import type { StatusName } from '@/components/ui/status';
import { formatMoment } from '@/lib/format/format-time';
import { common } from '@messages/common';
import { heartbeats as messages } from '@messages/heartbeats';

/** One that called and said that it failed has run. */
export function statusOf({ state, lastBeat }: Pick<HeartbeatResponse, 'state' | 'lastBeat'>): StatusName {
  const down = lastBeat === 'fail' ? 'failed' : 'overdue';
  return ({ pending: 'waiting', up: 'ran', running: 'running', late: 'late', down, paused: 'paused', unknown: 'unknown' } as const)[state];
}

/** "every day, may be 60 minutes late" */
export const scheduleOf = ({ every, cron, timeZone, graceMinutes }: HeartbeatResponse): string =>
  `${every === null ? messages.cron(cron ?? '', timeZone ?? '') : messages.every(every)}, ${messages.grace(graceMinutes)}`;

/** When it called last. That nobody can say it now does not mean that it never did. */
export function lastCallOf({ lastBeatAt, state }: Pick<HeartbeatResponse, 'lastBeatAt' | 'state'>, zone: string): string {
  if (lastBeatAt) return `${messages.last}${common.colon} ${formatMoment(lastBeatAt, zone)}`;
  return state === 'unknown' ? messages.unknown : messages.never;
}

/** How all of them fare, in a line for Home. Of one that is paused nothing is expected, and of one that never called nothing yet. */
export function onHome(given: readonly Pick<HeartbeatResponse, 'state'>[]): { text: string; isBad: boolean } {
  const all = given.filter(({ state }) => state !== 'paused');
  const count = (...states: HeartbeatResponse['state'][]): number => all.filter(({ state }) => states.includes(state)).length;
  const [down, ran] = [count('down'), count('up', 'running', 'late')];
  if (down > 0) return { text: messages.home(all.length, down), isBad: true };
  if (all.length === 0) return { text: given.length > 0 ? messages.homePaused : messages.homeNone, isBad: false };
  if (count('pending') === all.length) return { text: messages.homeNew, isBad: false };
  if (count('unknown') > 0) return { text: messages.homeUnknown, isBad: false };
  return { text: ran === all.length ? messages.home(all.length, 0) : messages.homeSome(ran, all.length), isBad: false };
}
