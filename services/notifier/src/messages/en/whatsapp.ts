import type { Explanation } from '../../domain/explanation.js';
import type { Incident } from '../../domain/incident.js';
import type { DrillFacts, OutageFacts, Reader, RecoveryFacts, UnstableFacts } from '../facts.js';
import { bold, lines, reply } from '../whatsapp-message.js';
import type { WhatsAppMessage } from '../whatsapp-message.js';
import type { StepOutcome } from '../../domain/step-outcome.js';
import { causeLine } from './cause.js';
import { lastHelp, sayDone, stepAnswer, whenOver } from './done-steps.js';
import { hasRunAgain, lastWordsOf, nothingForCustomers, runItOnce } from './heartbeat.js';
import { isDown, isStillDown, troubleAt, whatHappened } from './network.js';
import { places, whereReached } from './places.js';
import { clockTime, count, duration, shortMoment } from './times.js';
import { names, sentence, shortName } from './phrases.js';

const menu = "Reply 1 = I'm on it, 2 = what to do";
const fullMenu = `${menu}, 3 = a text for customers`;
const menuFor = ({ heartbeat }: OutageFacts) => (heartbeat ? menu : fullMenu);
const all = (facts: OutageFacts) => names([facts.serverName, ...facts.alsoDown]);
const areOrIs = (facts: OutageFacts) => (facts.alsoDown.length > 0 ? 'are' : 'is');

export function down(facts: OutageFacts, reader: Reader, now: Date): WhatsAppMessage {
  const since = shortMoment(facts.startedAt, now, reader.timeZone);
  const what = whatHappened(facts);
  const first = facts.explanation?.doNow[0];
  return {
    template: facts.heartbeat ? 'job' : 'down',
    variables: { '1': all(facts), '2': since, '3': what, '4': facts.incidentUrl },
    text: lines(
      `🔴 ${bold(all(facts))} ${isDown(facts)} since ${since}${troubleAt(facts)}`,
      what,
      lastHelp(facts.explanation, reader),
      ...lastWordsOf(facts),
      first && `Do this first: ${sentence(first)}`,
      menuFor(facts),
      facts.incidentUrl,
    ),
  };
}

export function reminder(facts: OutageFacts, now: Date): WhatsAppMessage {
  const lasts = duration(now.getTime() - facts.startedAt.getTime());
  return {
    template: facts.heartbeat ? 'job-reminder' : 'reminder',
    variables: { '1': all(facts), '2': lasts, '3': sentence(facts.cause), '4': facts.incidentUrl },
    text: lines(`🔴 ${bold(all(facts))} ${isStillDown(facts)}, ${lasts} so far`, sentence(facts.cause), menuFor(facts), facts.incidentUrl),
  };
}

export function resolved(facts: RecoveryFacts, reader: Reader, now: Date): WhatsAppMessage {
  const lasted = duration(facts.resolvedAt.getTime() - facts.startedAt.getTime());
  const since = shortMoment(facts.resolvedAt, now, reader.timeZone);
  return {
    template: facts.heartbeat ? 'job-well' : 'resolved',
    variables: {
      '1': all(facts),
      '2': since,
      '3': lasted,
      '4': sentence(facts.explanation?.likelyCause || facts.cause),
    },
    text: lines(
      facts.heartbeat
        ? `🟢 ${hasRunAgain(facts, lasted)}`
        : `🟢 ${bold(all(facts))} ${areOrIs(facts)} back since ${since}, after ${lasted}`,
      causeLine(facts),
      facts.stillDown.length > 0 && `Still down: ${facts.stillDown.map(shortName).join(', ')}`,
      facts.incidentUrl,
    ),
  };
}

export function downAndBack(facts: RecoveryFacts, reader: Reader, now: Date): WhatsAppMessage {
  const lasted = duration(facts.resolvedAt.getTime() - facts.startedAt.getTime());
  const were = facts.alsoDown.length > 0 ? 'were' : 'was';
  if (facts.heartbeat) return resolved(facts, reader, now);
  return {
    ...resolved(facts, reader, now),
    text: lines(
      `🟢 ${bold(all(facts))} ${were} down for ${lasted} and ${areOrIs(facts)} back`,
      `From ${shortMoment(facts.startedAt, now, reader.timeZone)} to ${shortMoment(facts.resolvedAt, now, reader.timeZone)}.`,
      causeLine(facts),
      facts.incidentUrl,
    ),
  };
}

export function partial(facts: OutageFacts, reader: Reader, now: Date): WhatsAppMessage {
  const since = shortMoment(facts.startedAt, now, reader.timeZone);
  const first = facts.explanation?.doNow[0];
  return {
    template: 'partial',
    variables: { '1': all(facts), '2': whereReached(facts), '3': since, '4': facts.incidentUrl },
    text: lines(
      `🟠 ${bold(all(facts))} cannot be reached from ${places(facts.badRegions)} since ${since}`,
      `${facts.alsoDown.length > 0 ? 'They are' : 'It is'} ${whereReached(facts)}.`,
      first && `Do this first: ${sentence(first)}`,
      fullMenu,
      facts.incidentUrl,
    ),
  };
}

export function partialReminder(facts: OutageFacts, now: Date): WhatsAppMessage {
  const lasts = duration(now.getTime() - facts.startedAt.getTime());
  return {
    template: 'partial-reminder',
    variables: { '1': all(facts), '2': whereReached(facts), '3': lasts, '4': facts.incidentUrl },
    text: lines(
      `🟠 ${bold(all(facts))} still cannot be reached from ${places(facts.badRegions)}, ${lasts} so far`,
      fullMenu,
      facts.incidentUrl,
    ),
  };
}

export function reachedAgain(facts: RecoveryFacts, reader: Reader, now: Date): WhatsAppMessage {
  const lasted = duration(facts.resolvedAt.getTime() - facts.startedAt.getTime());
  const since = shortMoment(facts.resolvedAt, now, reader.timeZone);
  return {
    template: 'reached',
    variables: { '1': all(facts), '2': since, '3': lasted },
    text: lines(`🟢 ${bold(all(facts))} can be reached from everywhere again since ${since}, after ${lasted}`, facts.incidentUrl),
  };
}

export function slow(facts: OutageFacts, reader: Reader, now: Date): WhatsAppMessage {
  const since = shortMoment(facts.startedAt, now, reader.timeZone);
  const what = sentence(facts.explanation?.whatHappened || facts.cause);
  const first = facts.explanation?.doNow[0];
  return {
    template: 'slow',
    variables: { '1': all(facts), '2': since, '3': what, '4': facts.incidentUrl },
    text: lines(
      `🟠 ${bold(all(facts))} ${areOrIs(facts)} slow since ${since}`,
      what,
      first && `Do this first: ${sentence(first)}`,
      fullMenu,
      facts.incidentUrl,
    ),
  };
}

export function slowReminder(facts: OutageFacts, now: Date): WhatsAppMessage {
  const lasts = duration(now.getTime() - facts.startedAt.getTime());
  return {
    template: 'slow-reminder',
    variables: { '1': all(facts), '2': sentence(facts.cause), '3': lasts, '4': facts.incidentUrl },
    text: lines(`🟠 ${bold(all(facts))} ${areOrIs(facts)} still slow, ${lasts} so far`, sentence(facts.cause), fullMenu, facts.incidentUrl),
  };
}

export function quickAgain(facts: RecoveryFacts, reader: Reader, now: Date): WhatsAppMessage {
  const lasted = duration(facts.resolvedAt.getTime() - facts.startedAt.getTime());
  const since = shortMoment(facts.resolvedAt, now, reader.timeZone);
  return {
    template: 'quick',
    variables: { '1': all(facts), '2': since, '3': lasted },
    text: lines(`🟢 ${bold(all(facts))} ${areOrIs(facts)} as quick as usual again since ${since}, after ${lasted}`, facts.incidentUrl),
  };
}

export function unstable(facts: UnstableFacts, reader: Reader, now: Date): WhatsAppMessage {
  const since = shortMoment(facts.startedAt, now, reader.timeZone);
  return {
    template: 'unstable',
    variables: {
      '1': shortName(facts.serverName),
      '2': since,
      '3': sentence(facts.cause),
      '4': facts.incidentUrl,
    },
    text: lines(
      `🟠 ${bold(shortName(facts.serverName))} keeps going down and coming back since ${since}`,
      `${count(facts.outages, 'short outage')} within 30 minutes. We now write once an hour.`,
      fullMenu,
      facts.incidentUrl,
    ),
  };
}

export function digest(facts: UnstableFacts, now: Date): WhatsAppMessage {
  const lasts = duration(now.getTime() - facts.startedAt.getTime());
  return {
    template: 'digest',
    variables: { '1': shortName(facts.serverName), '2': lasts, '3': facts.incidentUrl },
    text: lines(`🟠 ${bold(shortName(facts.serverName))} is still unstable, ${lasts} so far`, facts.incidentUrl),
  };
}

export function steady(facts: UnstableFacts & { resolvedAt: Date }): WhatsAppMessage {
  const lasted = duration(facts.resolvedAt.getTime() - facts.startedAt.getTime());
  return {
    template: 'steady',
    variables: { '1': shortName(facts.serverName), '2': lasted },
    text: `🟢 ${bold(shortName(facts.serverName))} is steady again. It was unstable for ${lasted}.`,
  };
}

export function drill(facts: DrillFacts, reader: Reader): WhatsAppMessage {
  const at = clockTime(facts.at, reader.timeZone);
  return {
    template: 'drill',
    variables: { '1': shortName(facts.serverName), '2': at },
    text: lines(
      `🔵 DRILL: ${bold(shortName(facts.serverName))} is down since ${at}`,
      'Only practice: your server is fine. This is the fire drill you started.',
    ),
  };
}

export function phoneCode(code: string): WhatsAppMessage {
  return {
    template: 'code',
    variables: { '1': code },
    text: `${code} is your NoWahala code. It works for 10 minutes. We never ask you for it.`,
  };
}

type Replied = Pick<Incident, 'serverName' | 'kind' | 'heartbeatTrouble'>;
export const onIt = (about: readonly Replied[]): WhatsAppMessage =>
  reply(
    `Good, you are on it: ${bold(names(about.map(({ serverName }) => serverName)))}. No more reminders but one a day, and a message ${whenOver(about[0]!)}.`,
    'Reply 2 for what to do.',
  );

export function alreadyOver({ serverName, kind, heartbeatTrouble }: Replied): WhatsAppMessage {
  const name = bold(shortName(serverName));
  if (heartbeatTrouble) return reply(`${name} has run well again already. Nothing to do.`);
  return reply(kind === 'slow' ? `${name} is quick again already. Nothing to do.` : `${name} is back already. Nothing to do.`);
}

type Explained = Pick<Incident, 'serverName' | 'explanation' | 'heartbeatTrouble'>;
export const steps = ({ serverName, explanation, heartbeatTrouble }: Explained, incidentUrl: string): WhatsAppMessage =>
  reply(
    `What to do about ${bold(shortName(serverName))}:`,
    ...(explanation?.doNow.map((step, index) => `${index + 1}. ${sentence(step)}`) ?? ['Open the incident, the steps stand there.']),
    explanation?.whoToCall && `Who can help: ${sentence(explanation.whoToCall)}`,
    (explanation?.doNow.length ?? 0) > 0 && (heartbeatTrouble ? runItOnce : sayDone),
    incidentUrl,
  );

export const ranByOwner = (): WhatsAppMessage => reply(runItOnce);

export const stepChecked = (incident: Parameters<typeof stepAnswer>[0], outcome: StepOutcome): WhatsAppMessage =>
  reply(stepAnswer(incident, outcome));

const defaultCustomerText =
  'Our website is not available right now. We are working on it and will tell you when it is back. Thank you for your patience.';

export const customerText = (serverName: string, explanation: Explanation | null): WhatsAppMessage =>
  reply(
    `A text for the customers of ${bold(shortName(serverName))}, ready to send on:\n`,
    sentence(explanation?.tellCustomers || defaultCustomerText),
  );

export const noCustomerText = (): WhatsAppMessage => reply(nothingForCustomers);

export const onlyPractice = (): WhatsAppMessage => reply('That alert was only practice: your server is fine. Nothing was changed.');

export const noIncident = (): WhatsAppMessage =>
  reply('There is no alert to answer. All your servers are fine as far as we know.', 'Send STOP to end WhatsApp alerts.');

export const replyMenu = (about: Replied | null): WhatsAppMessage =>
  reply(
    about ? `About ${bold(shortName(about.serverName))}:` : 'NoWahala here.',
    "1 = I'm on it",
    '2 = what to do now',
    !about?.heartbeatTrouble && '3 = a text for your customers',
    'QUIET 30 = no alerts for 30 minutes',
    'STOP = no more WhatsApp alerts',
  );

export const stopped = (): WhatsAppMessage =>
  reply('WhatsApp alerts are off. E-mail alerts go on as before. Send START to switch them on again.');

export const started = (): WhatsAppMessage => reply('WhatsApp alerts are on again.');
