import { firstName, shortName } from '../names.js';

/** "₦12,500", with kobo only where there are any. */
export function naira(kobo: number): string {
  const whole = kobo % 100 === 0;
  const amount = (kobo / 100).toLocaleString('en-NG', {
    minimumFractionDigits: whole ? 0 : 2,
    maximumFractionDigits: 2,
  });
  return `₦${amount}`;
}

/** "Shop website", "Shop website and Blog", "Shop website, Blog and 2 more" */
export const names = (all: readonly string[]): string => listed(all.map(shortName));

export function listed(all: readonly string[]): string {
  const [first = '', second, ...rest] = all;
  if (second === undefined) return first;
  if (rest.length === 0) return `${first} and ${second}`;
  return rest.length === 1 ? `${first}, ${second} and ${rest[0]}` : `${first}, ${second} and ${rest.length} more`;
}

export function greeting(name: string): string {
  const first = firstName(name);
  return first ? `Hello ${first},` : 'Hello,';
}

/** What stands around every mail. */
export const frame = {
  unsubscribe: 'Stop these mails',
  labelled: (label: string, text: string) => `${label}: ${text}`,
  quoted: (text: string) => `"${text}"`,
};

export { capital, sentence, shortName } from '../names.js';
