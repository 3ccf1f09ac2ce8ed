/** What a person typed: trimmed, in one Unicode form. Any script and any emoji is welcome. */
export const tidy = (typed: string): string => typed.normalize('NFC').trim();

// Controls, line and paragraph separators, direction overrides that would turn a name around, lone surrogates.
// oxlint-disable-next-line no-control-regex
const STRANGE = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufffe\uffff]|\p{Surrogate}/u;

export const hasStrangeCharacters = (text: string): boolean => STRANGE.test(text);

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Characters as a person counts them: a family emoji is one. */
export const lengthOf = (text: string): number => [...graphemes.segment(text)].length;

/** Letters, digits, marks or symbols: something that can be seen. */
export const isVisible = (text: string): boolean => /[\p{L}\p{N}\p{S}\p{P}]/u.test(text);
