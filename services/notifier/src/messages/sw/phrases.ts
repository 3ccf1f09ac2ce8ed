import { firstName, shortName } from '../names.js';
import { number } from './times.js';

/** "₦12,500", with kobo only where there are any. */
export function naira(kobo: number): string {
  const whole = kobo % 100 === 0;
  const amount = (kobo / 100).toLocaleString('en', { minimumFractionDigits: whole ? 0 : 2, maximumFractionDigits: 2 });
  return `₦${amount}`;
}

/** "Shop website, Blog na nyingine 2" */
export const names = (all: readonly string[]): string => listed(all.map(shortName));

export function listed(all: readonly string[]): string {
  const [first = '', second, ...rest] = all;
  if (second === undefined) return first;
  if (rest.length === 0) return `${first} na ${second}`;
  return rest.length === 1 ? `${first}, ${second} na ${rest[0]}` : `${first}, ${second} na nyingine ${number(rest.length)}`;
}

export function greeting(name: string): string {
  const first = firstName(name);
  return first ? `Habari ${first},` : 'Habari,';
}

export const frame = {
  unsubscribe: 'Acha kupokea barua pepe hizi',
  labelled: (label: string, text: string) => `${label}: ${text}`,
  quoted: (text: string) => `“${text}”`,
};

/** Our own buttons, as the pages name them. */
export const buttons = {
  onIt: '“Ninashughulikia”',
  newNormal: '“Hii ndiyo hali ya kawaida”',
  forgotPassword: '“Umesahau nenosiri?”',
  testAlert: '“Tuma jaribio la tahadhari”',
};

/** The sentences that many messages share. */
export const shared = {
  whatToDo: 'Cha kufanya sasa',
  seeWhatToDo: 'Ona cha kufanya',
  seeWhatHappened: 'Ona kilichotokea',
  nothingToDo: 'Hakuna cha kufanya zaidi sasa.',
  whyServer:
    'Unapokea ujumbe huu kwa sababu tahadhari kwa barua pepe zimewashwa kwa seva hii. Unaweza kubadilisha hilo kwenye ukurasa wake.',
};

export { capital, sentence, shortName } from '../names.js';
