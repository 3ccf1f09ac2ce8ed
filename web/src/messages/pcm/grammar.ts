/** CLDR: one for 0 and 1. */
export const plural = (count: number, one: string, many: string): string => `${count} ${count < 2 ? one : many}`;

const MOST_NAMES = 4;
/** “A, B and C”. */
export const joined = (names: readonly string[]): string =>
  names.length <= 1 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
/** Of many names the first three and how many more, so that a sentence stays one. */
export const listed = (names: readonly string[]): string =>
  joined(names.length > MOST_NAMES ? [...names.slice(0, MOST_NAMES - 1), `${names.length - MOST_NAMES + 1} more`] : names);

/** “every 5 minutes”, “every hour”. */
export function everyMinutes(minutes: number): string {
  if (minutes > 0 && minutes % 1_440 === 0) return minutes === 1_440 ? 'every day' : `every ${minutes / 1_440} days`;
  if (minutes > 0 && minutes % 60 === 0) return minutes === 60 ? 'every hour' : `every ${minutes / 60} hours`;
  return minutes === 1 ? 'every minute' : `every ${plural(minutes, 'minute', 'minutes')}`;
}
