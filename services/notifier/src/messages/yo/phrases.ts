import { firstName, shortName } from '../names.js';
import { number } from './times.js';

/** "₦12,500", with kobo only where there are any. */
export function naira(kobo: number): string {
  const whole = kobo % 100 === 0;
  const amount = (kobo / 100).toLocaleString('en', { minimumFractionDigits: whole ? 0 : 2, maximumFractionDigits: 2 });
  return `₦${amount}`;
}

/** "Shop website, Blog àti 2 mìíràn" */
export const names = (all: readonly string[]): string => listed(all.map(shortName));

export function listed(all: readonly string[]): string {
  const [first = '', second, ...rest] = all;
  if (second === undefined) return first;
  if (rest.length === 0) return `${first} àti ${second}`;
  return rest.length === 1 ? `${first}, ${second} àti ${rest[0]}` : `${first}, ${second} àti ${number(rest.length)} mìíràn`;
}

export function greeting(name: string): string {
  const first = firstName(name);
  return first ? `Ẹ ǹlẹ́ ${first},` : 'Ẹ ǹlẹ́,';
}

export const frame = {
  unsubscribe: 'Dá àwọn e-mail yìí dúró',
  labelled: (label: string, text: string) => `${label}: ${text}`,
  quoted: (text: string) => `“${text}”`,
};

/** Our own buttons, as the pages name them. */
export const buttons = {
  onIt: '“Mo ń bójú tó o”',
  newNormal: '“Bó ṣe máa rí nìyí”',
  forgotPassword: '“Ṣé ẹ kò rántí ọ̀rọ̀ aṣínà?”',
  testAlert: '“Fi ìdánwò ìkìlọ̀ ránṣẹ́”',
};

/** The sentences that many messages share. */
export const shared = {
  whatToDo: 'Ohun tí ẹ máa ṣe báyìí',
  seeWhatToDo: 'Wo ohun tí ẹ máa ṣe',
  seeWhatHappened: 'Wo ohun tó ṣẹlẹ̀',
  nothingToDo: 'Kò sí ohun mìíràn tí ẹ máa ṣe báyìí.',
  whyServer: 'Ẹ ń rí èyí gbà nítorí pé ìkìlọ̀ e-mail wà ní títàn fún server yìí. Ẹ lè yí ìyẹn padà lórí ojú ìwé rẹ̀.',
};

export { capital, sentence, shortName } from '../names.js';
