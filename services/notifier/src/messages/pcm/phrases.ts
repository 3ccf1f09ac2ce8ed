import { firstName, shortName } from '../names.js';
import { number } from './times.js';

/** "₦12,500", with kobo only where there are any. */
export function naira(kobo: number): string {
  const whole = kobo % 100 === 0;
  const amount = (kobo / 100).toLocaleString('en-NG', { minimumFractionDigits: whole ? 0 : 2, maximumFractionDigits: 2 });
  return `₦${amount}`;
}

/** "Shop website, Blog and 2 more" */
export const names = (all: readonly string[]): string => listed(all.map(shortName));

export function listed(all: readonly string[]): string {
  const [first = '', second, ...rest] = all;
  if (second === undefined) return first;
  if (rest.length === 0) return `${first} and ${second}`;
  return rest.length === 1 ? `${first}, ${second} and ${rest[0]}` : `${first}, ${second} and ${number(rest.length)} more`;
}

export function greeting(name: string): string {
  const first = firstName(name);
  return first ? `Hello ${first},` : 'Hello,';
}

export const frame = {
  unsubscribe: 'Stop dis mails',
  labelled: (label: string, text: string) => `${label}: ${text}`,
  quoted: (text: string) => `“${text}”`,
};

/** Our own buttons, as the pages name them. */
export const buttons = {
  onIt: '“I dey on top am”',
  newNormal: '“Dis na di new normal”',
  forgotPassword: '“Forgot password?”',
  testAlert: '“Send practice alert”',
};

/** The sentences that many messages share. */
export const shared = {
  whatToDo: 'Wetin to do now',
  seeWhatToDo: 'See wetin to do',
  seeWhatHappened: 'See wetin happen',
  nothingToDo: 'Nothing remain to do now.',
  whyServer: 'You get dis because e-mail alerts dey on for dis server. You fit change am for im page.',
};

export { capital, sentence, shortName } from '../names.js';
