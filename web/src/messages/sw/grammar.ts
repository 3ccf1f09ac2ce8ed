/** The number follows its noun: « dakika 14 ». Many nouns have one form for all numbers. */
export const plural = (count: number, one: string, many = one): string => `${count === 1 ? one : many} ${count}`;

const MOST_NAMES = 4;
/** « A, B na C ». */
export const joined = (names: readonly string[]): string =>
  names.length <= 1 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} na ${names.at(-1)}`;
/** Of many names the first three and how many more, so that a sentence stays one. */
export const listed = (names: readonly string[]): string =>
  joined(names.length > MOST_NAMES ? [...names.slice(0, MOST_NAMES - 1), `nyingine ${names.length - MOST_NAMES + 1}`] : names);

/** « kila dakika 5 », « kila saa ». */
export function everyMinutes(minutes: number): string {
  const every = (count: number, unit: string) => (count === 1 ? `kila ${unit}` : `kila ${plural(count, unit)}`);
  if (minutes > 0 && minutes % 1_440 === 0) return every(minutes / 1_440, 'siku');
  if (minutes > 0 && minutes % 60 === 0) return every(minutes / 60, 'saa');
  return every(minutes, 'dakika');
}
