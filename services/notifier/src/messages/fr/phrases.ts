import { firstName, shortName } from '../names.js';
import { number } from './times.js';
import { fr } from './typeset.js';

/** "12 500 ₦": a comma would read as 12.5. */
export function naira(kobo: number): string {
  const whole = kobo % 100 === 0;
  const amount = (kobo / 100).toLocaleString('fr', { minimumFractionDigits: whole ? 0 : 2, maximumFractionDigits: 2 });
  return fr`${amount} ₦`;
}

/** "Shop website, Blog et 2 autres" */
export const names = (all: readonly string[]): string => listed(all.map(shortName));

export function listed(all: readonly string[]): string {
  const [first = '', second, ...rest] = all;
  if (second === undefined) return first;
  if (rest.length === 0) return `${first} et ${second}`;
  return rest.length === 1 ? `${first}, ${second} et ${rest[0]}` : `${first}, ${second} et ${number(rest.length)} autres`;
}

export function greeting(name: string): string {
  const first = firstName(name);
  return first ? `Bonjour ${first},` : 'Bonjour,';
}

export const frame = {
  unsubscribe: 'Ne plus recevoir ces e-mails',
  labelled: (label: string, text: string) => fr`${label} : ${text}`,
  quoted: (text: string) => fr`« ${text} »`,
};

/** Our own buttons, as the pages name them. */
export const buttons = {
  onIt: fr`« Je m’en occupe »`,
  newNormal: fr`« C’est normal désormais »`,
  forgotPassword: fr`« Mot de passe oublié ? »`,
  testAlert: fr`« Envoyer une alerte d’essai »`,
};

/** The sentences that many messages share. */
export const shared = {
  whatToDo: 'Que faire maintenant',
  seeWhatToDo: 'Voir que faire',
  seeWhatHappened: 'Voir ce qui s’est passé',
  nothingToDo: 'Vous n’avez plus rien à faire.',
  whyServer: 'Vous recevez ceci parce que les alertes par e-mail sont activées pour ce serveur. Vous pouvez changer cela sur sa page.',
};

export { capital, sentence, shortName } from '../names.js';
