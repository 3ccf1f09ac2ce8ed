/** What a person typed: trimmed, in one Unicode form. Any script and any emoji is welcome. */
export const normalizeText = (typed: string): string => typed.normalize('NFC').trim();

// Controls, line and paragraph separators, direction overrides that would turn a name around, lone surrogates.
// oxlint-disable-next-line no-control-regex
const STRANGE = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufffe\uffff]|\p{Surrogate}/u;

/** True for text that cannot be shown on one line as it was meant, or shows nothing at all. */
export const isUnshowable = (text: string): boolean => STRANGE.test(text) || !/[\p{L}\p{N}\p{S}\p{P}]/u.test(text);

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Characters as a person counts them: a family emoji is one. */
export const charactersIn = (text: string): number => [...graphemes.segment(text)].length;

/** Bytes are bounded too: one "character" may carry any number of combining marks. */
export const isLongerThan = (text: string, most: number): boolean => text.length > most * 8 || charactersIn(text) > most;
