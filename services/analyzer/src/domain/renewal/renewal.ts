import { DAY_MS } from '@nowahala/kernel';

/** What ends unless somebody renews it; stored names. */
export const renewalKinds = ['certificate', 'domain', 'own'] as const;
export type RenewalKind = (typeof renewalKinds)[number];

/** One thing of a workspace that ends, and what its owner was warned of it. */
export interface Renewal {
  kind: RenewalKind;
  /** A certificate's fingerprint, a domain, or the id of an own date. */
  subject: string;
  /** Of a certificate. */
  startsAt: Date | null;
  endsAt: Date;
  /** Of how many of its marks its owner was warned, and of which end. */
  warned: number;
  warnedEndsAt: Date | null;
  /** Of a domain: its registry says so, whatever its date. */
  lapsed: boolean;
}

const NAMED = 3;

/** A certificate with a star may serve a hundred servers: three are named, and how many more there are, in any language. */
export function inShort(names: readonly string[]): string {
  return names.length <= NAMED + 1 ? names.join(', ') : `${names.slice(0, NAMED).join(', ')} (+${names.length - NAMED})`;
}

const DAYS_BEFORE = [30, 14, 7, 3, 1];
/** Longer lives are judged like this one: a quarter of it is 30 days. */
const LONGEST_LIFE_MS = 120 * DAY_MS;
/** Messages about a domain or an own date leave in the morning: 8 o'clock in Lagos. */
const MORNING_MS = 7 * 60 * 60_000;
/** Registries round: a smaller difference is the same end. */
const SAME_END_MS = DAY_MS;
/** A domain that ended may still be saved; after this time nobody is warned any more. */
export const WORTH_A_WARNING_MS = 30 * DAY_MS;

/** The moments at which its owner is warned, in order. RULES.md#renewals */
export function marksOf({ kind, startsAt, endsAt }: Pick<Renewal, 'kind' | 'startsAt' | 'endsAt'>): Date[] {
  if (kind !== 'certificate') return DAYS_BEFORE.map((days) => morningAtOrBefore(endsAt.getTime() - days * DAY_MS));
  const life = Math.min(Math.max(endsAt.getTime() - (startsAt ?? endsAt).getTime(), 0), LONGEST_LIFE_MS);
  const left = [life / 4, life / 10, Math.min(DAY_MS, life / 4)];
  return [...new Set(left)].toSorted((one, other) => other - one).map((ms) => new Date(endsAt.getTime() - ms));
}

const morningAtOrBefore = (time: number): Date => {
  const morning = Math.floor(time / DAY_MS) * DAY_MS + MORNING_MS;
  return new Date(morning <= time ? morning : morning - DAY_MS);
};

/** As its owner is warned. What renews itself in time never comes so far. */
export function endsSoon(renewal: Pick<Renewal, 'kind' | 'startsAt' | 'endsAt'>, now: Date): boolean {
  return marksOf(renewal)[0]! <= now && now.getTime() - renewal.endsAt.getTime() < WORTH_A_WARNING_MS;
}

export interface RenewalVerdict {
  /** The mark to tell of, counted from the first; null: nothing to say. */
  warn: number | null;
  /** Since the last warning it was renewed. */
  renewed: boolean;
  warned: number;
  warnedEndsAt: Date | null;
  /** When to look again; null: nothing is left to say about this end. */
  nextAt: Date | null;
}

/** Of what passed unseen there is one warning, the latest. */
export function judgeRenewal(renewal: Renewal, now: Date): RenewalVerdict {
  const marks = marksOf(renewal);
  const passed = marks.filter((mark) => mark <= now).length;
  const moved = renewal.warnedEndsAt === null ? 0 : renewal.endsAt.getTime() - renewal.warnedEndsAt.getTime();
  const renewed = !renewal.lapsed && renewal.warned > 0 && moved > SAME_END_MS;
  // What lapsed ends when that was seen, which nobody rounds.
  const anew = Math.abs(moved) > (renewal.lapsed ? 0 : SAME_END_MS);
  // A renewal for a short time is a relief; its next mark counts, not the one that it begins in.
  const warned = renewed ? passed : anew ? 0 : Math.min(renewal.warned, marks.length);
  const warn = passed > warned && deservesWarning(renewal, now) ? passed - 1 : null;
  const nowWarned = Math.max(passed, warned);
  return {
    warn,
    renewed,
    warned: nowWarned,
    warnedEndsAt: nowWarned > 0 ? (anew || !renewal.warnedEndsAt ? renewal.endsAt : renewal.warnedEndsAt) : null,
    nextAt: marks[nowWarned] ?? null,
  };
}

/** That a certificate has ended is an incident and no warning. */
function deservesWarning({ kind, endsAt }: Renewal, now: Date): boolean {
  const over = now.getTime() - endsAt.getTime();
  return kind === 'certificate' ? over < 0 : over < WORTH_A_WARNING_MS;
}

/** An own date is a day; it ends with the morning of that day. Null where the text is no day of the calendar. */
export function endOfDay(date: string): Date | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return null;
  const time = Date.parse(`${date}T00:00:00Z`);
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== date ? null : new Date(time + MORNING_MS);
}
