import { oneLine } from '../domain/address.js';

/** A server's name for a sentence: one line, short enough that the message behind it is seen. */
export function shortName(name: string): string {
  const line = oneLine(name, 40);
  return RIGHT_TO_LEFT.test(line) ? `\u2068${line}\u2069` : line;
}

/** A name in Arabic or Hebrew letters is set apart, or it would turn the sentence around it. */
const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/;

export const firstName = (name: string): string => oneLine(name, 60).split(' ')[0] ?? '';

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** With a full stop where it has no end yet. A quotation is one only if it is a whole sentence. */
export function sentence(text: string): string {
  const line = oneLine(text, 600);
  return line === '' || /[.!?…"]$|[.!?…]\s?[”»]$/.test(line) ? line : `${line}.`;
}
