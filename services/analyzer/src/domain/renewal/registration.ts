import { DAY_MS, HOUR_MS } from '@nowahala/kernel';

/** What a registry says of a domain. */
export interface Registration {
  /** Null: the answer holds no end that can be read. */
  endsAt: Date | null;
  /** By whom has it now, as far as the answer says. */
  registeredAt: Date | null;
  registrar: string;
  /** It is out of service or about to be deleted, whatever its end. */
  lapsed: boolean;
  /** It is in service, and has no end that counts. */
  undated?: boolean;
}

const PLAUSIBLE_PAST_MS = 5 * 366 * DAY_MS;
const PLAUSIBLE_FUTURE_MS = 101 * 366 * DAY_MS;
const LONGEST_NAME = 120;
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** An end far away from now is nonsense, and nonsense is unknown. */
export function plausibleEnd(text: string, now: Date): Date | null {
  const time = timeIn(text);
  const ahead = (time?.getTime() ?? Number.NaN) - now.getTime();
  return ahead > -PLAUSIBLE_PAST_MS && ahead < PLAUSIBLE_FUTURE_MS ? time : null;
}

function timeIn(text = ''): Date | null {
  const time = timeOf(text.trim().slice(0, 60));
  return time === null ? null : new Date(time);
}

/** Dates that mean one day alone: 03/04/2027 may be two. */
function timeOf(text: string): number | null {
  const iso = /^(\d{4})[-./](\d{2})[-./](\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2}))?)?/.exec(text);
  if (iso) return timeFrom(iso[1]!, Number(iso[2]), iso[3]!, iso[4], iso[5], iso[6], offsetOf(text.slice(iso[0].length)));
  const named = /^(\d{1,2})[- ]([A-Za-z]{3})[a-z]{0,6}[- ,]{1,2}(\d{4})(?: (\d{2}):(\d{2})(?::(\d{2}))?)?/.exec(text);
  if (named)
    return timeFrom(
      named[3]!,
      MONTHS.indexOf(named[2]!.toLowerCase()) + 1,
      named[1]!,
      named[4],
      named[5],
      named[6],
      offsetOf(text.slice(named[0].length)),
    );
  return null;
}

function timeFrom(year: string, month: number, day: string, hour = '0', minute = '0', second = '0', offsetMs = 0): number | null {
  const date = new Date(Date.UTC(Number(year), month - 1, Number(day), Number(hour), Number(minute), Number(second)));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === Number(day) ? date.getTime() - offsetMs : null;
}

/** Registries that write their own time; none of these zones has a summer time. */
const ZONE_HOURS: Record<string, number> = { WAT: 1, CAT: 2, SAST: 2, EAT: 3 };

function offsetOf(rest: string): number {
  const [, zone] = /^ (WAT|CAT|SAST|EAT)\b/.exec(rest) ?? [];
  if (zone) return ZONE_HOURS[zone]! * HOUR_MS;
  const [, sign, hours, minutes] = /^(?:\.\d{1,9})?([+-])(\d{2}):?(\d{2})/.exec(rest) ?? [];
  return sign ? (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000 : 0;
}

/** The company's name in one short line without anything that is not text. */
export const companyName = (text: string): string =>
  text
    .slice(0, 1_000)
    .replaceAll(/[\p{Cc}\p{Cf}\p{Co}<>]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, LONGEST_NAME);

/** The registry has put the end off by itself: nobody has paid for the one that it gives. */
const UNPAID = new Set(['autorenewperiod']);
/** RFC 8056, and how registry software says it in words. */
const LAPSED = new Set([
  'clienthold',
  'serverhold',
  'redemptionperiod',
  'pendingrestore',
  'pendingdelete',
  'excludedpendingdelete',
  'excludedpendingdeleterestorable',
  'pendingdeleterestorable',
]);

/** Only of names that somebody holds: "available" is a status too. */
const IN_SERVICE =
  /^(?:active|ok|registered|locked|associated|(?:auto)?renewperiod|(?:add|transfer)period|pending(?:renew|transfer|update)|(?:client|server)(?:delete|renew|transfer|update)prohibited)$/;

/** "redemption period", "redemptionPeriod https://icann.org/epp#redemptionPeriod". */
const statusOf = (text: unknown): string =>
  typeof text === 'string'
    ? text
        .slice(0, 100)
        .split('http', 1)[0]!
        .replaceAll(/[^A-Za-z]/g, '')
        .toLowerCase()
    : '';

interface RdapEntity {
  roles?: unknown;
  vcardArray?: unknown;
  handle?: unknown;
}

/** Null where it is no answer about this domain. RFC 9083. */
export function readRdap(answer: unknown, domain: string, now: Date): Registration | null {
  if (typeof answer !== 'object' || answer === null) return null;
  const { ldhName, events, entities, status } = answer as Record<'ldhName' | 'events' | 'entities' | 'status', unknown>;
  if (typeof ldhName === 'string' && sameName(ldhName) !== domain) return null;
  const registrar = list<RdapEntity>(entities).find((entity) => list(entity?.roles).includes('registrar'));
  const dateOf = (action: string): string | undefined => {
    const date = list<{ eventAction?: unknown; eventDate?: unknown }>(events).find((event) => event?.eventAction === action)?.eventDate;
    return typeof date === 'string' ? date : undefined;
  };
  const [begin, end] = [dateOf('reregistration') ?? dateOf('registration'), dateOf('expiration')];
  return registrationFrom({ begin, end, statuses: list(status).map(statusOf), registrar: registrar ? nameOnCard(registrar) : '' }, now);
}

interface AsWritten {
  begin?: string | undefined;
  end?: string | undefined;
  statuses: string[];
  registrar?: string | undefined;
}

function registrationFrom({ begin, end, statuses, registrar = '' }: AsWritten, now: Date): Registration {
  const lapsed = statuses.some((status) => LAPSED.has(status));
  const isPaid = !lapsed && !statuses.some((status) => UNPAID.has(status));
  const endsAt = end !== undefined && isPaid ? plausibleEnd(end, now) : null;
  const registration = { endsAt, registeredAt: timeIn(begin), registrar: companyName(registrar), lapsed };
  const isUndated = !lapsed && endsAt === null && statuses.some((status) => IN_SERVICE.test(status));
  return isUndated ? { ...registration, undated: true } : registration;
}

function nameOnCard({ vcardArray, handle }: RdapEntity): string {
  const properties = list(list(vcardArray)[1]);
  const name = properties.map((one) => list(one)).find(([property]) => property === 'fn')?.[3];
  return typeof name === 'string' ? name : typeof handle === 'string' ? handle : '';
}

const list = <T = unknown>(value: unknown): T[] => (Array.isArray(value) ? (value.slice(0, 200) as T[]) : []);
const sameName = (name: string): string => name.trim().toLowerCase().replace(/\.$/, '');

const MOST_LINES = 2_000;
const END_LABELS = new Set([
  'registry expiry date',
  'registrar registration expiration date',
  'registry expiration date',
  'domain expiration date',
  'expiration date',
  'expiration time',
  'expiry date',
  'expires on',
  'expire date',
  'expires',
  'expire',
  'valid until',
  'paid-till',
  'renewal date',
]);
const BEGIN_LABELS = new Set([
  'creation date',
  'created',
  'created on',
  'registered on',
  'registered',
  'registration date',
  'registration time',
  'domain registration date',
]);
/** KeNIC's older answers only say what they were asked. */
const NAME_LABELS = new Set(['domain name', 'domain', 'query']);
const STATUS_LABELS = new Set(['domain status', 'status']);
const REGISTRAR_LABELS = new Set(['registrar', 'registrar name', 'sponsoring registrar', 'registrar organization']);

/**
 * Null where it is no answer about this domain: free, throttled, refused, or about another one. One that broke off counts with its end and
 * a status, or as a lapse: what it does not say it might have.
 */
export function readWhois(text: string, domain: string, now: Date, complete = true): Registration | null {
  const found: AsWritten & { names: Set<string> } = { names: new Set(), statuses: [] };
  for (const line of text.split('\n', MOST_LINES)) {
    const colon = line.indexOf(':');
    if (colon < 1 || colon > 60) continue;
    const label = line.slice(0, colon).trim().toLowerCase().replace(/\.+$/, '');
    const value = line.slice(colon + 1, colon + 1_000).trim();
    if (value === '') continue;
    if (NAME_LABELS.has(label)) found.names.add(sameName(value.split(/\s/, 1)[0]!));
    else if (END_LABELS.has(label)) found.end ??= value;
    else if (BEGIN_LABELS.has(label)) found.begin ??= value;
    else if (REGISTRAR_LABELS.has(label)) found.registrar ??= value;
    else if (STATUS_LABELS.has(label)) found.statuses.push(statusOf(value));
  }
  // One that repeats the question before it speaks of another name is about the other.
  if ([...found.names].some((name) => name !== domain)) return null;
  if (found.names.size === 0 && found.end === undefined) return null;
  const registration = registrationFrom(found, now);
  const says = complete || registration.lapsed || (registration.endsAt !== null && found.statuses.length > 0);
  return says ? registration : null;
}

const LONGEST_REST_MS = DAY_MS;

/** "Please go away for 13 Seconds": how long a registry wants to be left alone. */
export function restWantedMs(text: string): number | null {
  const [, amount, unit] = /\b(?:go away|try again|wait)\b[^.\n\d]{0,60}(\d{1,6}) ?(second|minute|hour)/i.exec(text.slice(0, 2_000)) ?? [];
  if (!amount) return /\b(?:quota|rate limit|too many|limit exceeded)/i.test(text.slice(0, 2_000)) ? 60 * 60_000 : null;
  const unitMs = { second: 1_000, minute: 60_000, hour: 3_600_000 }[unit!.toLowerCase()]!;
  return Math.min(Number(amount) * unitMs, LONGEST_REST_MS);
}
