import { firstName, shortName } from '../names.js';
import { number } from './times.js';

/** "₦12,500", with kobo only where there are any. */
export function naira(kobo: number): string {
  const whole = kobo % 100 === 0;
  const amount = (kobo / 100).toLocaleString('en-NG', { minimumFractionDigits: whole ? 0 : 2, maximumFractionDigits: 2 });
  return `₦${amount}`;
}

/** "Shop website, Blog da wasu 2" */
export const names = (all: readonly string[]): string => listed(all.map(shortName));

export function listed(all: readonly string[]): string {
  const [first = '', second, ...rest] = all;
  if (second === undefined) return first;
  if (rest.length === 0) return `${first} da ${second}`;
  return rest.length === 1 ? `${first}, ${second} da ${rest[0]}` : `${first}, ${second} da wasu ${number(rest.length)}`;
}

export function greeting(name: string): string {
  const first = firstName(name);
  return first ? `Sannu ${first},` : 'Sannu,';
}

export const frame = {
  unsubscribe: 'A daina aiko min waɗannan imel',
  labelled: (label: string, text: string) => `${label}: ${text}`,
  quoted: (text: string) => `“${text}”`,
};

/** Our own buttons, as the pages name them. */
export const buttons = {
  onIt: '“Ina kan lamarin”',
  newNormal: '“Daga yanzu haka yake”',
  forgotPassword: '“Kun rasa kalmar sirri?”',
  testAlert: '“Aika gwajin faɗakarwa”',
};

/** The sentences that many messages share. */
export const shared = {
  whatToDo: 'Abin da za ku yi yanzu',
  seeWhatToDo: 'Duba abin da za a yi',
  seeWhatHappened: 'Duba abin da ya faru',
  nothingToDo: 'Babu sauran abin da za ku yi yanzu.',
  whyServer: 'Kun sami wannan ne domin faɗakarwar imel tana kunne ga wannan sabar. Kuna iya sauya hakan a shafinsa.',
};

export { capital, sentence, shortName } from '../names.js';
