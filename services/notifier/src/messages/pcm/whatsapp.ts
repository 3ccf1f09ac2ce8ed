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
import { places, whereReached } from './places.js';
import { names, sentence, shortName } from './phrases.js';
import { clockTime, duration, shortMoment } from './times.js';
import { wentDown } from './unstable.js';

const menu = 'Reply 1 = I dey on top am, 2 = wetin to do';
const fullMenu = `${menu}, 3 = text for customers`;
const menuFor = ({ heartbeat }: OutageFacts) => (heartbeat ? menu : fullMenu);
const all = (facts: OutageFacts) => names([facts.serverName, ...facts.alsoDown]);
const between = (from: Date, to: Date) => duration(to.getTime() - from.getTime());
const firstStep = ({ explanation }: OutageFacts) => explanation?.doNow[0] && `Do dis one first: ${sentence(explanation.doNow[0])}`;

export function down(facts: OutageFacts, reader: Reader, now: Date): WhatsAppMessage {
  const since = shortMoment(facts.startedAt, now, reader.timeZone);
  const what = whatHappened(facts);
  return {
    template: facts.heartbeat ? 'job' : 'down',
    variables: { '1': all(facts), '2': since, '3': what, '4': facts.incidentUrl },
    text: lines(
      `🔴 ${bold(all(facts))} ${isDown(facts)} since ${since}${troubleAt(facts)}`,
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
    text: lines(`🔴 ${bold(all(facts))} ${isStillDown(facts)}, ${lasts} so far`, sentence(facts.cause), menuFor(facts), facts.incidentUrl),
  };
}

export function resolved(facts: RecoveryFacts, reader: Reader, now: Date): WhatsAppMessage {
  const lasted = between(facts.startedAt, facts.resolvedAt);
  const since = shortMoment(facts.resolvedAt, now, reader.timeZone);
  return {
    template: facts.heartbeat ? 'job-well' : 'resolved',
    variables: { '1': all(facts), '2': since, '3': lasted, '4': sentence(facts.explanation?.likelyCause || facts.cause) },
    text: lines(
      facts.heartbeat ? `🟢 ${hasRunAgain(facts, lasted)}` : `🟢 ${bold(all(facts))} don come back since ${since}, after ${lasted}`,
      causeLine(facts),
      facts.stillDown.length > 0 && `Still dey down: ${facts.stillDown.map(shortName).join(', ')}`,
      facts.incidentUrl,
    ),
  };
}

export function downAndBack(facts: RecoveryFacts, reader: Reader, now: Date): WhatsAppMessage {
  const lasted = between(facts.startedAt, facts.resolvedAt);
  if (facts.heartbeat) return resolved(facts, reader, now);
  return {
    ...resolved(facts, reader, now),
    text: lines(
      `🟢 ${bold(all(facts))} bin dey down for ${lasted}, don come back`,
      `From ${shortMoment(facts.startedAt, now, reader.timeZone)} to ${shortMoment(facts.resolvedAt, now, reader.timeZone)}.`,
      causeLine(facts),
      facts.incidentUrl,
    ),
  };
}

export function partial(facts: OutageFacts, reader: Reader, now: Date): WhatsAppMessage {
  const since = shortMoment(facts.startedAt, now, reader.timeZone);
  return {
    template: 'partial',
    variables: { '1': all(facts), '2': whereReached(facts), '3': since, '4': facts.incidentUrl },
    text: lines(
      `🟠 ${bold(all(facts))} no dey open from ${places(facts.badRegions)} since ${since}`,
      `${facts.alsoDown.length > 0 ? 'Dem' : 'E'} ${whereReached(facts)}.`,
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
    text: lines(`🟠 ${bold(all(facts))} still no dey open from ${places(facts.badRegions)}, ${lasts} so far`, fullMenu, facts.incidentUrl),
  };
}

export function reachedAgain(facts: RecoveryFacts, reader: Reader, now: Date): WhatsAppMessage {
  const lasted = between(facts.startedAt, facts.resolvedAt);
  const since = shortMoment(facts.resolvedAt, now, reader.timeZone);
  return {
    template: 'reached',
    variables: { '1': all(facts), '2': since, '3': lasted },
    text: lines(`🟢 ${bold(all(facts))} dey open from everywhere again since ${since}, after ${lasted}`, facts.incidentUrl),
  };
}

export function slow(facts: OutageFacts, reader: Reader, now: Date): WhatsAppMessage {
  const since = shortMoment(facts.startedAt, now, reader.timeZone);
  const what = sentence(facts.explanation?.whatHappened || facts.cause);
  return {
    template: 'slow',
    variables: { '1': all(facts), '2': since, '3': what, '4': facts.incidentUrl },
    text: lines(`🟠 ${bold(all(facts))} dey slow since ${since}`, what, firstStep(facts), fullMenu, facts.incidentUrl),
  };
}

export function slowReminder(facts: OutageFacts, now: Date): WhatsAppMessage {
  const lasts = between(facts.startedAt, now);
  return {
    template: 'slow-reminder',
    variables: { '1': all(facts), '2': sentence(facts.cause), '3': lasts, '4': facts.incidentUrl },
    text: lines(`🟠 ${bold(all(facts))} still dey slow, ${lasts} so far`, sentence(facts.cause), fullMenu, facts.incidentUrl),
  };
}

export function quickAgain(facts: RecoveryFacts, reader: Reader, now: Date): WhatsAppMessage {
  const lasted = between(facts.startedAt, facts.resolvedAt);
  const since = shortMoment(facts.resolvedAt, now, reader.timeZone);
  return {
    template: 'quick',
    variables: { '1': all(facts), '2': since, '3': lasted },
    text: lines(`🟢 ${bold(all(facts))} fast as usual again since ${since}, after ${lasted}`, facts.incidentUrl),
  };
}

export function unstable(facts: UnstableFacts, reader: Reader, now: Date): WhatsAppMessage {
  const since = shortMoment(facts.startedAt, now, reader.timeZone);
  return {
    template: 'unstable',
    variables: { '1': shortName(facts.serverName), '2': since, '3': sentence(facts.cause), '4': facts.incidentUrl },
    text: lines(
      `🟠 ${bold(shortName(facts.serverName))} dey go down and come back since ${since}`,
      `${wentDown(facts.outages)} within 30 minutes. Now we go write once an hour.`,
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
    text: lines(`🟠 ${bold(shortName(facts.serverName))} still no steady, ${lasts} so far`, facts.incidentUrl),
  };
}

export function steady(facts: UnstableFacts & { resolvedAt: Date }): WhatsAppMessage {
  const lasted = between(facts.startedAt, facts.resolvedAt);
  return {
    template: 'steady',
    variables: { '1': shortName(facts.serverName), '2': lasted },
    text: `🟢 ${bold(shortName(facts.serverName))} don steady again. E no steady for ${lasted}.`,
  };
}

export function drill(facts: DrillFacts, reader: Reader): WhatsAppMessage {
  const at = clockTime(facts.at, reader.timeZone);
  return {
    template: 'drill',
    variables: { '1': shortName(facts.serverName), '2': at },
    text: lines(
      `🔵 PRACTICE: ${bold(shortName(facts.serverName))} don go down since ${at}`,
      'Na only practice: your server dey okay. Na di practice alert wey you start.',
    ),
  };
}

export function phoneCode(code: string): WhatsAppMessage {
  return {
    template: 'code',
    variables: { '1': code },
    text: `${code} na your NoWahala code. E dey work for 10 minutes. We no go ever ask you for am.`,
  };
}

type Replied = Pick<Incident, 'serverName' | 'kind' | 'heartbeatTrouble'>;
export const onIt = (about: readonly Replied[]): WhatsAppMessage =>
  reply(
    `Okay, you dey on top am: ${bold(names(about.map(({ serverName }) => serverName)))}. Only one reminder a day from now, and one message ${whenOver(about[0]!)}.`,
    'Reply 2 for wetin to do.',
  );

export function alreadyOver({ serverName, kind, heartbeatTrouble }: Replied): WhatsAppMessage {
  const name = bold(shortName(serverName));
  if (heartbeatTrouble) return reply(`${name} don run well again already. Nothing dey to do.`);
  return reply(
    kind === 'slow' ? `${name} don fast again already. Nothing dey to do.` : `${name} don come back already. Nothing dey to do.`,
  );
}

type Explained = Pick<Incident, 'serverName' | 'explanation' | 'heartbeatTrouble'>;
export const steps = ({ serverName, explanation, heartbeatTrouble }: Explained, incidentUrl: string): WhatsAppMessage =>
  reply(
    `Wetin to do about ${bold(shortName(serverName))}:`,
    ...(explanation?.doNow.map((step, index) => `${index + 1}. ${sentence(step)}`) ?? ['Open di incident, di steps dey there.']),
    explanation?.whoToCall && `Who fit help: ${sentence(explanation.whoToCall)}`,
    (explanation?.doNow.length ?? 0) > 0 && (heartbeatTrouble ? runItOnce : sayDone),
    incidentUrl,
  );

export const ranByOwner = (): WhatsAppMessage => reply(runItOnce);

export const stepChecked = (incident: Parameters<typeof stepAnswer>[0], outcome: StepOutcome): WhatsAppMessage =>
  reply(stepAnswer(incident, outcome));

const defaultCustomerText =
  'Our website no dey open for now. We dey work on am and we go tell una when e don come back. Thank you for your patience.';

export const customerText = (serverName: string, explanation: Explanation | null): WhatsAppMessage =>
  reply(
    `Text for di customers of ${bold(shortName(serverName))}, ready to send:\n`,
    sentence(explanation?.tellCustomers || defaultCustomerText),
  );

export const noCustomerText = (): WhatsAppMessage => reply(nothingForCustomers);

export const onlyPractice = (): WhatsAppMessage => reply('Dat alert na only practice: your server dey okay. Nothing change.');

export const noIncident = (): WhatsAppMessage =>
  reply('No alert dey to answer. All your servers dey okay as far as we know.', 'Send STOP to end WhatsApp alerts.');

export const replyMenu = (about: Replied | null): WhatsAppMessage =>
  reply(
    about ? `About ${bold(shortName(about.serverName))}:` : 'Na NoWahala be dis.',
    '1 = I dey on top am',
    '2 = wetin to do now',
    !about?.heartbeatTrouble && '3 = text for your customers',
    'QUIET 30 = no alerts for 30 minutes',
    'STOP = no more WhatsApp alerts',
  );

export const stopped = (): WhatsAppMessage =>
  reply('WhatsApp alerts dey off. E-mail alerts dey continue as before. Send START to switch dem on again.');

export const started = (): WhatsAppMessage => reply('WhatsApp alerts don come back on.');
