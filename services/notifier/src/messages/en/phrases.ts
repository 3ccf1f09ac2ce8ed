import { oneLine } from '../../domain/address.js';

/** "₦12,500", with kobo only where there are any. */
export function naira(kobo: number): string {
  const whole = kobo % 100 === 0;
  const amount = (kobo / 100).toLocaleString('en-NG', {
    minimumFractionDigits: whole ? 0 : 2,
    maximumFractionDigits: 2,
  });
  return `₦${amount}`;
}

/** A server's name for a sentence: one line, short enough that the message behind it is seen. */
export function shortName(name: string): string {
  const line = oneLine(name, 40);
  return RIGHT_TO_LEFT.test(line) ? `\u2068${line}\u2069` : line;
}

/** A name in Arabic or Hebrew letters is set apart, or it would turn the English sentence around it. */
const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/;

/** "Shop website", "Shop website and Blog", "Shop website, Blog and 2 more" */
export const names = (all: readonly string[]): string => listed(all.map(shortName));

export function listed(all: readonly string[]): string {
  const [first = '', second, ...rest] = all;
  if (second === undefined) return first;
  if (rest.length === 0) return `${first} and ${second}`;
  return rest.length === 1 ? `${first}, ${second} and ${rest[0]}` : `${first}, ${second} and ${rest.length} more`;
}

export function greeting(name: string): string {
  const first = oneLine(name, 60).split(' ')[0];
  return first ? `Hello ${first},` : 'Hello,';
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function sentence(text: string): string {
  const line = oneLine(text, 600);
  return line === '' || /[.!?…"]$/.test(line) ? line : `${line}.`;
}
