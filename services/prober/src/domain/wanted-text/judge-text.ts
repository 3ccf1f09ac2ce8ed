import { checkInEnglish, foldText, phraseOfWords } from '@nowahala/kernel';
import type { ErrorClass } from '@nowahala/kernel';
import type { WantedText } from '../check.js';
import { short } from '../error-class.js';
import { readableText, sourceText } from './readable-text.js';

export interface ReadPage {
  text: string;
  contentType: string;
  /** True when the page was longer than is read. */
  cut: boolean;
}

export interface WrongText {
  errorClass: ErrorClass;
  text: string;
}

/** So little text beside a script is not the page itself. */
const BARE_PAGE = 200;

/**
 * Words that must be there may stand anywhere in the source but in a comment, since a page may write them in a button's value; words
 * that must not be there count only where a visitor reads them (RULES.md#checks).
 */
export function judgeText(page: ReadPage, wanted: WantedText): WrongText | null {
  const isHtml = /\b(?:html|xml)\b/i.test(page.contentType) || /^\s{0,500}</.test(page.text);
  const readable = isHtml ? readableText(page.text) : page.text;
  const read = foldText(readable);
  const { expectText, rejectText } = wanted;
  if (rejectText !== '' && read.includes(foldText(rejectText))) return { errorClass: 'body_text_forbidden', text: rejectText };
  const expected = foldText(expectText);
  if (expectText === '' || read.includes(expected)) return null;
  if (isHtml && foldText(sourceText(page.text)).includes(expected)) return null;
  if (page.cut) return { errorClass: 'body_text_beyond', text: expectText };
  const drawn = isHtml && read.length < BARE_PAGE && /<script\b/i.test(page.text);
  return { errorClass: drawn ? 'body_text_by_script' : 'body_text_missing', text: expectText };
}

/** Appended to the message of a check that found everything as it should be. */
export const sentenceForText = (wanted: WantedText): string => checkInEnglish([phraseOfWords(wanted)]);

export const withSentence = (message: string, sentence: string): string => short(`${message} ${sentence}`);
