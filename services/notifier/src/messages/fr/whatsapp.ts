import type { Explanation } from '../../domain/explanation.js';
import type { Incident } from '../../domain/incident.js';
import type { StepOutcome } from '../../domain/step-outcome.js';
import type { DrillFacts, OutageFacts, Reader, RecoveryFacts, UnstableFacts } from '../facts.js';
import { bold, lines, reply } from '../whatsapp-message.js';
import type { WhatsAppMessage } from '../whatsapp-message.js';
import { causeLine } from './cause.js';
import { lastHelp, sayDone, stepAnswer, whenOver } from './done-steps.js';
import { hasRunAgain, lastWordsOf, nothingForCustomers, runItOnce } from './heartbeat.js';
import { isDown, isStillDown, troubleAt, whatHappened } from './network.js';
import { seenFrom, whereReached } from './places.js';
import { names, sentence, shortName } from './phrases.js';
import { clockTime, count, duration, since, until } from './times.js';
import { fr } from './typeset.js';
import { shortOutages } from './unstable.js';

const menu = 'Répondez 1 = je m’en occupe, 2 = que faire';
const fullMenu = `${menu}, 3 = un texte pour les clients`;
const menuFor = ({ heartbeat }: OutageFacts) => (heartbeat ? menu : fullMenu);
const all = (facts: OutageFacts) => names([facts.serverName, ...facts.alsoDown]);
const are = (facts: OutageFacts) => (facts.alsoDown.length > 0 ? 'sont' : 'est');
const answer = (facts: OutageFacts) => (facts.alsoDown.length > 0 ? 'répondent' : 'répond');
const between = (from: Date, to: Date) => duration(to.getTime() - from.getTime());
const firstStep = ({ explanation }: OutageFacts) => explanation?.doNow[0] && fr`À faire d’abord : ${sentence(explanation.doNow[0])}`;
/** A template says "depuis" itself. */
const bare = (moment: string) => moment.replace(/^depuis /, '');

export function down(facts: OutageFacts, reader: Reader, now: Date): WhatsAppMessage {
  const began = since(facts.startedAt, now, reader.timeZone);
  const what = whatHappened(facts);
  return {
    template: facts.heartbeat ? 'job' : 'down',
    variables: { '1': all(facts), '2': bare(began), '3': what, '4': facts.incidentUrl },
    text: lines(
      `🔴 ${bold(all(facts))} ${isDown(facts)} ${began}${troubleAt(facts)}`,
      what,
      lastHelp(facts.explanation, reader),
      ...lastWordsOf(facts),
      firstStep(facts),
      menuFor(facts),
      facts.incidentUrl,
    ),
  };
}

export function reminder(facts: OutageFacts, now: Date): WhatsAppMessage {
  const lasts = between(facts.startedAt, now);
  return {
    template: facts.heartbeat ? 'job-reminder' : 'reminder',
    variables: { '1': all(facts), '2': lasts, '3': sentence(facts.cause), '4': facts.incidentUrl },
    text: lines(`🔴 ${bold(all(facts))} ${isStillDown(facts)}, depuis ${lasts}`, sentence(facts.cause), menuFor(facts), facts.incidentUrl),
  };
}

export function resolved(facts: RecoveryFacts, reader: Reader, now: Date): WhatsAppMessage {
  const lasted = between(facts.startedAt, facts.resolvedAt);
  const back = since(facts.resolvedAt, now, reader.timeZone);
  return {
    template: facts.heartbeat ? 'job-well' : 'resolved',
    variables: { '1': all(facts), '2': bare(back), '3': lasted, '4': sentence(facts.explanation?.likelyCause || facts.cause) },
    text: lines(
      facts.heartbeat
        ? `🟢 ${hasRunAgain(facts, lasted)}`
        : `🟢 ${bold(all(facts))} ${are(facts)} de nouveau en ligne ${back}, après ${lasted}`,
      causeLine(facts),
      facts.stillDown.length > 0 && fr`Toujours en panne : ${facts.stillDown.map(shortName).join(', ')}`,
      facts.incidentUrl,
    ),
  };
}

export function downAndBack(facts: RecoveryFacts, reader: Reader, now: Date): WhatsAppMessage {
  const lasted = between(facts.startedAt, facts.resolvedAt);
  if (facts.heartbeat) return resolved(facts, reader, now);
  const were = facts.alsoDown.length > 0 ? 'ont été en panne' : 'a été en panne';
  return {
    ...resolved(facts, reader, now),
    text: lines(
      `🟢 ${bold(all(facts))} ${were} pendant ${lasted}, et tout est de nouveau en ligne`,
      `En panne ${since(facts.startedAt, now, reader.timeZone)}, ${until(facts.resolvedAt, now, reader.timeZone)}.`,
      causeLine(facts),
      facts.incidentUrl,
    ),
  };
}

export function partial(facts: OutageFacts, reader: Reader, now: Date): WhatsAppMessage {
  const began = since(facts.startedAt, now, reader.timeZone);
  return {
    template: 'partial',
    variables: { '1': all(facts), '2': whereReached(facts), '3': bare(began), '4': facts.incidentUrl },
    text: lines(
      `🟠 ${bold(all(facts))} ${are(facts)} en panne ${seenFrom(facts.badRegions)} ${began}`,
      `${facts.alsoDown.length > 0 ? 'Ils' : 'Il'} ${whereReached(facts)}.`,
      firstStep(facts),
      fullMenu,
      facts.incidentUrl,
    ),
  };
}

export function partialReminder(facts: OutageFacts, now: Date): WhatsAppMessage {
  const lasts = between(facts.startedAt, now);
  return {
    template: 'partial-reminder',
    variables: { '1': all(facts), '2': whereReached(facts), '3': lasts, '4': facts.incidentUrl },
    text: lines(
      `🟠 ${bold(all(facts))} ${are(facts)} toujours en panne ${seenFrom(facts.badRegions)}, depuis ${lasts}`,
      fullMenu,
      facts.incidentUrl,
    ),
  };
}

export function reachedAgain(facts: RecoveryFacts, reader: Reader, now: Date): WhatsAppMessage {
  const lasted = between(facts.startedAt, facts.resolvedAt);
  const back = since(facts.resolvedAt, now, reader.timeZone);
  return {
    template: 'reached',
    variables: { '1': all(facts), '2': bare(back), '3': lasted },
    text: lines(`🟢 ${bold(all(facts))} ${answer(facts)} de nouveau partout ${back}, après ${lasted}`, facts.incidentUrl),
  };
}

export function slow(facts: OutageFacts, reader: Reader, now: Date): WhatsAppMessage {
  const began = since(facts.startedAt, now, reader.timeZone);
  const what = sentence(facts.explanation?.whatHappened || facts.cause);
  return {
    template: 'slow',
    variables: { '1': all(facts), '2': bare(began), '3': what, '4': facts.incidentUrl },
    text: lines(`🟠 ${bold(all(facts))} ${answer(facts)} lentement ${began}`, what, firstStep(facts), fullMenu, facts.incidentUrl),
  };
}

export function slowReminder(facts: OutageFacts, now: Date): WhatsAppMessage {
  const lasts = between(facts.startedAt, now);
  return {
    template: 'slow-reminder',
    variables: { '1': all(facts), '2': sentence(facts.cause), '3': lasts, '4': facts.incidentUrl },
    text: lines(
      `🟠 ${bold(all(facts))} ${answer(facts)} toujours lentement, depuis ${lasts}`,
      sentence(facts.cause),
      fullMenu,
      facts.incidentUrl,
    ),
  };
}

export function quickAgain(facts: RecoveryFacts, reader: Reader, now: Date): WhatsAppMessage {
  const lasted = between(facts.startedAt, facts.resolvedAt);
  const back = since(facts.resolvedAt, now, reader.timeZone);
  return {
    template: 'quick',
    variables: { '1': all(facts), '2': bare(back), '3': lasted },
    text: lines(`🟢 ${bold(all(facts))} ${answer(facts)} de nouveau comme d’habitude ${back}, après ${lasted}`, facts.incidentUrl),
  };
}

export function unstable(facts: UnstableFacts, reader: Reader, now: Date): WhatsAppMessage {
  const began = since(facts.startedAt, now, reader.timeZone);
  return {
    template: 'unstable',
    variables: { '1': shortName(facts.serverName), '2': bare(began), '3': sentence(facts.cause), '4': facts.incidentUrl },
    text: lines(
      `🟠 ${bold(shortName(facts.serverName))} tombe en panne et revient sans cesse ${began}`,
      `${count(facts.outages, shortOutages)} en 30 minutes. Nous écrivons maintenant une fois par heure.`,
      fullMenu,
      facts.incidentUrl,
    ),
  };
}

export function digest(facts: UnstableFacts, now: Date): WhatsAppMessage {
  const lasts = between(facts.startedAt, now);
  return {
    template: 'digest',
    variables: { '1': shortName(facts.serverName), '2': lasts, '3': facts.incidentUrl },
    text: lines(`🟠 ${bold(shortName(facts.serverName))} est toujours instable, depuis ${lasts}`, facts.incidentUrl),
  };
}

export function steady(facts: UnstableFacts & { resolvedAt: Date }): WhatsAppMessage {
  const lasted = between(facts.startedAt, facts.resolvedAt);
  return {
    template: 'steady',
    variables: { '1': shortName(facts.serverName), '2': lasted },
    text: `🟢 ${bold(shortName(facts.serverName))} est de nouveau stable. L’instabilité a duré ${lasted}.`,
  };
}

export function drill(facts: DrillFacts, reader: Reader): WhatsAppMessage {
  const at = clockTime(facts.at, reader.timeZone);
  return {
    template: 'drill',
    variables: { '1': shortName(facts.serverName), '2': at },
    text: lines(
      fr`🔵 ESSAI : ${bold(shortName(facts.serverName))} est en panne depuis ${at}`,
      fr`Ce n’est qu’un essai : votre serveur va bien. C’est l’alerte d’essai que vous avez lancée.`,
    ),
  };
}

export const phoneCode = (code: string): WhatsAppMessage => ({
  template: 'code',
  variables: { '1': code },
  text: `${code} est votre code NoWahala. Il sert pendant 10 minutes. Nous ne vous le demandons jamais.`,
});

type Replied = Pick<Incident, 'serverName' | 'kind' | 'heartbeatTrouble'>;
export const onIt = (about: readonly Replied[]): WhatsAppMessage =>
  reply(
    fr`Bien, vous vous en occupez : ${bold(names(about.map(({ serverName }) => serverName)))}. Plus qu’un seul rappel par jour, et un message ${whenOver(about[0]!)}.`,
    'Répondez 2 pour savoir que faire.',
  );

export function alreadyOver({ serverName, kind, heartbeatTrouble }: Replied): WhatsAppMessage {
  const name = bold(shortName(serverName));
  if (heartbeatTrouble) return reply(fr`${name} fonctionne déjà de nouveau. Il n’y a rien à faire.`);
  return reply(
    kind === 'slow'
      ? fr`${name} répond déjà de nouveau vite. Il n’y a rien à faire.`
      : fr`${name} est déjà de nouveau en ligne. Il n’y a rien à faire.`,
  );
}

type Explained = Pick<Incident, 'serverName' | 'explanation' | 'heartbeatTrouble'>;
export const steps = ({ serverName, explanation, heartbeatTrouble }: Explained, incidentUrl: string): WhatsAppMessage =>
  reply(
    fr`Que faire pour ${bold(shortName(serverName))} :`,
    ...(explanation?.doNow.map((step, index) => `${index + 1}. ${sentence(step)}`) ?? [fr`Ouvrez l’incident : les étapes y sont.`]),
    explanation?.whoToCall && fr`Qui peut aider : ${sentence(explanation.whoToCall)}`,
    (explanation?.doNow.length ?? 0) > 0 && (heartbeatTrouble ? runItOnce : sayDone),
    incidentUrl,
  );

export const ranByOwner = (): WhatsAppMessage => reply(runItOnce);

export const stepChecked = (incident: Parameters<typeof stepAnswer>[0], outcome: StepOutcome): WhatsAppMessage =>
  reply(stepAnswer(incident, outcome));

const defaultCustomerText =
  'Notre site n’est pas disponible pour le moment. Nous y travaillons et vous préviendrons de son retour. Merci de votre patience.';

export const customerText = (serverName: string, explanation: Explanation | null): WhatsAppMessage =>
  reply(
    fr`Un texte prêt à envoyer à vos clients (${bold(shortName(serverName))}) :\n`,
    sentence(explanation?.tellCustomers || defaultCustomerText),
  );

export const noCustomerText = (): WhatsAppMessage => reply(nothingForCustomers);

export const onlyPractice = (): WhatsAppMessage =>
  reply(fr`Cette alerte n’était qu’un essai : votre serveur va bien. Rien n’a été changé.`);

export const noIncident = (): WhatsAppMessage =>
  reply(
    'Il n’y a aucune alerte en cours. Tous vos serveurs vont bien, à notre connaissance.',
    'Envoyez STOP pour arrêter les alertes WhatsApp.',
  );

export const replyMenu = (about: Replied | null): WhatsAppMessage =>
  reply(
    about ? fr`À propos de ${bold(shortName(about.serverName))} :` : 'Ici NoWahala.',
    '1 = je m’en occupe',
    '2 = que faire maintenant',
    !about?.heartbeatTrouble && '3 = un texte pour vos clients',
    'SILENCE 30 = aucune alerte pendant 30 minutes',
    'STOP = plus d’alertes WhatsApp',
  );

export const stopped = (): WhatsAppMessage =>
  reply('Les alertes WhatsApp sont coupées. Les alertes par e-mail continuent comme avant. Envoyez START pour les reprendre.');

export const started = (): WhatsAppMessage => reply('Les alertes WhatsApp ont repris.');
