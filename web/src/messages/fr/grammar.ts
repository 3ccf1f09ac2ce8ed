/** CLDR: one for 0 and 1; whole millions take “de”. */
export function plural(count: number, one: string, many: string): string {
  if (count < 2) return `${count} ${one}`;
  const wholeMillions = count >= 1_000_000 && count % 1_000_000 === 0;
  const link = /^[aeéiouyh]/i.test(many) ? 'd’' : 'de ';
  return `${count} ${wholeMillions ? link : ''}${many}`;
}

const MOST_NAMES = 4;
/** « A, B et C ». */
export const joined = (names: readonly string[]): string =>
  names.length <= 1 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} et ${names.at(-1)}`;
/** Of many names the first three and how many more, so that a sentence stays one. */
export const listed = (names: readonly string[]): string =>
  joined(names.length > MOST_NAMES ? [...names.slice(0, MOST_NAMES - 1), plural(names.length - MOST_NAMES + 1, 'autre', 'autres')] : names);

/** « toutes les 5 minutes », « chaque heure ». */
export function everyMinutes(minutes: number): string {
  if (minutes > 0 && minutes % 1_440 === 0)
    return minutes === 1_440 ? 'chaque jour' : `tous les ${plural(minutes / 1_440, 'jour', 'jours')}`;
  if (minutes > 0 && minutes % 60 === 0) return minutes === 60 ? 'chaque heure' : `toutes les ${plural(minutes / 60, 'heure', 'heures')}`;
  return minutes === 1 ? 'chaque minute' : `toutes les ${plural(minutes, 'minute', 'minutes')}`;
}
