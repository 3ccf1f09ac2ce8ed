const INVISIBLE = /[\u00ad\u200b-\u200f\u2060-\u2064\ufeff]/g;

/** No letter has so many: putting a run of them in order takes the square of its length. */
const TOO_MANY_MARKS = /(\p{M}{30})\p{M}+/gu;

/**
 * Text as words on a page are compared: NFC, small letters, single spaces, plain quotes and dashes. A page builder turns `'` into `’`
 * by itself, and nobody sees the difference.
 */
export const foldText = (text: string): string =>
  text
    .replace(TOO_MANY_MARKS, '$1')
    .normalize('NFC')
    .replace(INVISIBLE, '')
    .toLowerCase()
    .replace(/[\u2018\u2019\u02bc\u2032]/g, "'")
    .replace(/[\u201c\u201d\u201e\u2033]/g, '"')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/\s+/g, ' ')
    .trim();

/** Pages write accents as letters, as entities, or not at all. */
export const withoutAccents = (text: string): string => text.normalize('NFD').replace(/[\u0300-\u036f]/g, '');
