import { withoutAccents } from '@nowahala/kernel';

/** Which wordings a text may hold at all: most of the catalogue's are ruled out without a search. */
export class PageMarks {
  private readonly seen = new Uint8Array(SIZE);
  private readonly lists = new Map<readonly string[], string[]>();

  constructor(text: string) {
    for (let at = 0; at + LENGTH <= text.length; at += 1) this.seen[markOf(text, at)] = 1;
  }

  mayHold(words: string): boolean {
    return soughtOf(words).marks.every((mark) => this.seen[mark] === 1);
  }

  /** Those of a list that the text may hold, as they would stand there. Many families share a list: it is read once. */
  among(list: readonly string[]): readonly string[] {
    const before = this.lists.get(list);
    if (before !== undefined) return before;
    const held = beginningsOf(list).filter(({ marks }) => marks.every((mark) => this.seen[mark] === 1));
    const words = held.map(({ words: one }) => one);
    this.lists.set(list, words);
    return words;
  }
}

/** `*` stands for anything between two parts. No regular expression: a search costs what the length of the text costs. */
export function holds(text: string, words: string): boolean {
  let at = 0;
  for (const part of soughtOf(words).parts) {
    const found = text.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  return true;
}

const LENGTH = 4;
const SIZE = 0x10000;

/** Of the four letters that begin there. */
function markOf(text: string, at: number): number {
  let mark = 0;
  for (let next = at; next < at + LENGTH; next += 1) mark = (mark * 61 + text.charCodeAt(next)) % SIZE;
  return mark;
}

interface Sought {
  parts: string[];
  marks: number[];
}

const known = new Map<string, Sought>();
const knownLists = new Map<readonly string[], { words: string; marks: number[] }[]>();

/** `~` stands at the end of a word that is only the beginning of one. */
function beginningsOf(list: readonly string[]): { words: string; marks: number[] }[] {
  const before = knownLists.get(list);
  if (before !== undefined) return before;
  const all = list.map((one) => ({ words: withoutAccents(one), marks: soughtOf(one.replace('~', '')).marks }));
  knownLists.set(list, all);
  return all;
}

function soughtOf(words: string): Sought {
  const before = known.get(words);
  if (before !== undefined) return before;
  const parts = withoutAccents(words)
    .split('*')
    .map((part) => part.trim());
  const marks = parts.flatMap((part) => [0, LENGTH].filter((at) => at + LENGTH <= part.length).map((at) => markOf(part, at)));
  const sought = { parts, marks };
  known.set(words, sought);
  return sought;
}
