import { SENTENCE_ENDS } from '@nowahala/kernel';

/** What stands before a place of a text in the same sentence, so many letters at most. */
export const sentenceBefore = (text: string, at: number, reach: number): string =>
  text
    .slice(Math.max(0, at - reach), at)
    .split(SENTENCE_ENDS)
    .at(-1)!;

/** What stands after it in the same sentence. */
export const sentenceAfter = (text: string, at: number, reach: number): string => text.slice(at, at + reach).split(SENTENCE_ENDS, 1)[0]!;
