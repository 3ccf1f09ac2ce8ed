const named = new Map(Intl.supportedValuesOf('timeZone').map((zone) => [zone.toLowerCase(), zone]));

/** The IANA name in its usual spelling, or undefined. Offsets such as +01:00 are no zones: they know no summer. */
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

/** For a browser that did not say: the country's zone where it has but one, else the zone of most of our customers. */
export function timeZoneOf(country: string): string {
  const zones = (new Intl.Locale('und', { region: country }) as LocaleWithZones).getTimeZones?.() ?? [];
  return zones.length === 1 ? (parseTimeZone(zones[0]!) ?? 'Africa/Lagos') : 'Africa/Lagos';
}
