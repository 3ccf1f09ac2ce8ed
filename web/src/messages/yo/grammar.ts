/** The number follows its noun, which has one form: “ìṣẹ́jú 14”. */
export const counted = (noun: string, count: number): string => `${noun} ${count}`;

const MOST_NAMES = 4;
/** “A, B àti C”. */
export const joined = (names: readonly string[]): string =>
  names.length <= 1 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} àti ${names.at(-1)}`;
/** Of many names the first three and how many more, so that a sentence stays one. */
export const listed = (names: readonly string[]): string =>
  joined(names.length > MOST_NAMES ? [...names.slice(0, MOST_NAMES - 1), `${names.length - MOST_NAMES + 1} mìíràn`] : names);

/** “ìṣẹ́jú 5”, “wákàtí 1”, “ọjọ́ 2” */
export function lasting(minutes: number): string {
  if (minutes > 0 && minutes % 1_440 === 0) return counted('ọjọ́', minutes / 1_440);
  if (minutes > 0 && minutes % 60 === 0) return counted('wákàtí', minutes / 60);
  return counted('ìṣẹ́jú', minutes);
}

/** “ní gbogbo ìṣẹ́jú 5”, “ní wákàtí kọ̀ọ̀kan”. */
export function everyMinutes(minutes: number): string {
  const single = { 1: 'ní ìṣẹ́jú kọ̀ọ̀kan', 60: 'ní wákàtí kọ̀ọ̀kan', 1440: 'lójoojúmọ́' }[minutes];
  return single ?? `ní gbogbo ${lasting(minutes)}`;
}
