const made = new Map<string, Intl.DateTimeFormat>();

/** Making a formatter costs a phone a good part of a millisecond; a list of pings would make a hundred. Each kind is made once a zone. */
export function formatterIn(zone: string, language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${zone} ${language} ${Object.keys(options).join()}`;
  let formatter = made.get(key);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat(language, { ...options, timeZone: zone });
    made.set(key, formatter);
  }
  return formatter;
}
