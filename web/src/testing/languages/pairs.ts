import { kindsIn, type Kind, type Leaf, type Leaves } from './catalogue';

/** What the original and the translation say for the same arguments. */
export interface Pair {
  path: string;
  original: string;
  translated: string;
  given: readonly unknown[];
}

/** Stands for a name, an address or a time that a sentence is given. */
export const MARK = /Qz[a-z]+/g;
const counts = [0, 1, 2, 5, 11, 1_000_000];
const places = [[], ['Qzlagos'], ['Qzlagos', 'Qzaccra']].map((names) => ['Qzone', names]);
const lists = [1, 2, 3, 5].map((length) => ['Qzlagos', 'Qzaccra', 'Qznairobi', 'Qzdakar', 'Qzkigali'].slice(0, length));
const marks = ['Qzone', 'Qztwo', 'Qzthree', 'Qzfour'];

/** Sentences for which not every number makes sense. */
const special: Record<string, readonly (readonly unknown[])[]> = {
  'times.day': [1, 2, 12].map((month) => [21, month]),
  'times.date': Array.from({ length: 12 }, (_, month) => [21, month + 1, 2026]),
  'times.zone': [],
  'incidents.partial': places,
  'incidents.wasPartial': places,
  'times.ago': [
    ['Qzone', 1],
    ['Qzone', 11],
  ],
};

const valuesOf = (kind: Kind, index: number): readonly unknown[] =>
  ({ string: [marks[index]], number: counts, boolean: [true, false], list: lists })[kind];
const combined = (choices: readonly (readonly unknown[])[]): unknown[][] =>
  choices.reduce<unknown[][]>((rows, values) => rows.flatMap((row) => values.map((value) => [...row, value])), [[]]);

const textOf = (leaf: Leaf, given: readonly unknown[]): string =>
  String(typeof leaf === 'function' ? (leaf as (...all: readonly unknown[]) => unknown)(...given) : leaf);

/** All texts of an area in two languages, each sentence with marked values and with counts. */
export function pairsIn(kinds: ReadonlyMap<string, readonly Kind[]>, original: Leaves, translated: Leaves): Pair[] {
  return [...original].flatMap(([path, leaf]) => {
    const other = translated.get(path);
    if (other === undefined || typeof leaf === 'number') return [];
    const all = typeof leaf !== 'function' ? [[]] : (special[path] ?? combined((kinds.get(path) ?? []).map(valuesOf)));
    return all.map((given) => ({ path, given, original: textOf(leaf, given), translated: textOf(other, given) }));
  });
}

export const pairsOfArea = (area: string, original: Leaves, translated: Leaves): Pair[] => pairsIn(kindsIn(area), original, translated);
