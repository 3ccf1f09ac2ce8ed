import { HOME_TIME_ZONE } from '@nowahala/kernel';

const named = new Map(Intl.supportedValuesOf('timeZone').map((zone) => [zone.toLowerCase(), zone]));

/** The IANA name in its usual spelling, or undefined. An offset such as +01:00 is refused, because it has no daylight saving time. */
export function parseTimeZone(typed: string): string | undefined {
  const text = typed.trim();
  const known = named.get(text.toLowerCase());
  if (known !== undefined) return known;
  if (!/^[A-Za-z][A-Za-z0-9_+\-/]{1,60}$/.test(text)) return undefined;
  try {
    new Intl.DateTimeFormat('en', { timeZone: text });
    return text;
  } catch {
    return undefined;
  }
}

interface LocaleWithZones {
  getTimeZones?(): string[] | undefined;
}

/** The default when the browser sends none: the zone of a country with a single one, else Africa/Lagos. */
export function timeZoneOf(country: string): string {
  const zones = (new Intl.Locale('und', { region: country }) as LocaleWithZones).getTimeZones?.() ?? [];
  return (zones.length === 1 ? parseTimeZone(zones[0]!) : undefined) ?? HOME_TIME_ZONE;
}
