import { formatterIn } from '@/lib/format/formatters';

const wallClock = {
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
} as const;

/** "2026-11-21T22:00", as a field for day and time takes it: what the clocks of that zone show. */
export function localTextOf(at: Date, zone: string): string {
  const parts = formatterIn(zone, 'en-CA', wallClock).formatToParts(at);
  const get = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? '';
  return `${get('year')}-${get('month')}-${get('day')}T${get('hour')}:${get('minute')}`;
}

/** The moment at which the clocks of that zone show what was typed; null where it is no day and time. */
export function instantOf(typed: string, zone: string): Date | null {
  const wanted = Date.parse(`${typed.slice(0, 16)}:00Z`);
  // On the way to 2026 a keyboard types the years 2, 20 and 202.
  if (!/^[12]\d{3}-\d\d-\d\dT\d\d:\d\d/.test(typed) || Number.isNaN(wanted)) return null;
  const offset = (at: number) => Date.parse(`${localTextOf(new Date(at), zone)}:00Z`) - at;
  // Looked at twice: the offset of that day may change within it.
  return new Date(wanted - offset(wanted - offset(wanted)));
}
