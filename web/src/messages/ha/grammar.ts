const MOST_NAMES = 4;
/** “A, B da C”. */
export const joined = (names: readonly string[]): string =>
  names.length <= 1 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} da ${names.at(-1)}`;
/** Of many names the first three and how many more, so that a sentence stays one. */
export const listed = (names: readonly string[]): string =>
  joined(names.length > MOST_NAMES ? [...names.slice(0, MOST_NAMES - 1), `wasu ${names.length - MOST_NAMES + 1}`] : names);

/** “duk minti 5”, “duk awa”. */
export function everyMinutes(minutes: number): string {
  if (minutes > 0 && minutes % 1_440 === 0) return minutes === 1_440 ? 'kowace rana' : `duk kwana ${minutes / 1_440}`;
  if (minutes > 0 && minutes % 60 === 0) return minutes === 60 ? 'duk awa' : `duk awa ${minutes / 60}`;
  return minutes === 1 ? 'duk minti' : `duk minti ${minutes}`;
}
