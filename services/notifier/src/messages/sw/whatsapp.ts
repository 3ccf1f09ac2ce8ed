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
import { capital, names, sentence, shortName } from './phrases.js';
import { clockTime, count, duration, since, until } from './times.js';
import { shortOutages } from './unstable.js';

const menu = 'Jibu 1 = ninashughulikia, 2 = cha kufanya';
const fullMenu = `${menu}, 3 = ujumbe kwa wateja`;
const menuFor = ({ heartbeat }: OutageFacts) => (heartbeat ? menu : fullMenu);
const all = (facts: OutageFacts) => names([facts.serverName, ...facts.alsoDown]);
const form = (facts: OutageFacts, one: string, several: string) => (facts.alsoDown.length > 0 ? several : one);
const notReached = (facts: OutageFacts) => `${form(facts, 'haipatikani', 'hazipatikani')} ${seenFrom(facts.badRegions)}`;
const answer = (facts: OutageFacts) => form(facts, 'inajibu', 'zinajibu');
const between = (from: Date, to: Date) => duration(to.getTime() - from.getTime());
const firstStep = ({ explanation }: OutageFacts) => explanation?.doNow[0] && `Anza na hili: ${sentence(explanation.doNow[0])}`;
/** A template says "tangu" itself. */
const bare = (moment: string) => moment.replace(/^tangu /, '');

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
    text: lines(
      `🔴 ${bold(all(facts))} ${isStillDown(facts)}, kwa ${lasts} hadi sasa`,
      sentence(facts.cause),
      menuFor(facts),
      facts.incidentUrl,
    ),
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
        : `🟢 ${bold(all(facts))} ${form(facts, 'inapatikana', 'zinapatikana')} tena ${back}, baada ya ${lasted}`,
      causeLine(facts),
      facts.stillDown.length > 0 &&
        `Bado ${facts.stillDown.length > 1 ? 'hazipatikani' : 'haipatikani'}: ${facts.stillDown.map(shortName).join(', ')}`,
      facts.incidentUrl,
    ),
  };
}

export function downAndBack(facts: RecoveryFacts, reader: Reader, now: Date): WhatsAppMessage {
  const lasted = between(facts.startedAt, facts.resolvedAt);
  if (facts.heartbeat) return resolved(facts, reader, now);
  const were = form(facts, 'haikupatikana', 'hazikupatikana');
  return {
    ...resolved(facts, reader, now),
    text: lines(
      `🟢 ${bold(all(facts))} ${were} kwa ${lasted}, na sasa ${form(facts, 'inapatikana', 'zinapatikana')} tena`,
      `${capital(were)} ${since(facts.startedAt, now, reader.timeZone)} ${until(facts.resolvedAt, now, reader.timeZone)}.`,
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
      `🟠 ${bold(all(facts))} ${notReached(facts)} ${began}`,
      `${capital(whereReached(facts))}.`,
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
    text: lines(`🟠 ${bold(all(facts))} bado ${notReached(facts)}, kwa ${lasts} hadi sasa`, fullMenu, facts.incidentUrl),
  };
}

export function reachedAgain(facts: RecoveryFacts, reader: Reader, now: Date): WhatsAppMessage {
  const lasted = between(facts.startedAt, facts.resolvedAt);
  const back = since(facts.resolvedAt, now, reader.timeZone);
  return {
    template: 'reached',
    variables: { '1': all(facts), '2': bare(back), '3': lasted },
    text: lines(
      `🟢 ${bold(all(facts))} ${form(facts, 'inafikika', 'zinafikika')} tena kutoka kila mahali ${back}, baada ya ${lasted}`,
      facts.incidentUrl,
    ),
  };
}

export function slow(facts: OutageFacts, reader: Reader, now: Date): WhatsAppMessage {
  const began = since(facts.startedAt, now, reader.timeZone);
  const what = sentence(facts.explanation?.whatHappened || facts.cause);
  return {
    template: 'slow',
    variables: { '1': all(facts), '2': bare(began), '3': what, '4': facts.incidentUrl },
    text: lines(`🟠 ${bold(all(facts))} ${answer(facts)} polepole ${began}`, what, firstStep(facts), fullMenu, facts.incidentUrl),
  };
}

export function slowReminder(facts: OutageFacts, now: Date): WhatsAppMessage {
  const lasts = between(facts.startedAt, now);
  return {
    template: 'slow-reminder',
    variables: { '1': all(facts), '2': sentence(facts.cause), '3': lasts, '4': facts.incidentUrl },
    text: lines(
      `🟠 ${bold(all(facts))} bado ${answer(facts)} polepole, kwa ${lasts} hadi sasa`,
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
    text: lines(`🟢 ${bold(all(facts))} ${answer(facts)} tena kama kawaida ${back}, baada ya ${lasted}`, facts.incidentUrl),
  };
}

export function unstable(facts: UnstableFacts, reader: Reader, now: Date): WhatsAppMessage {
  const began = since(facts.startedAt, now, reader.timeZone);
  return {
    template: 'unstable',
    variables: { '1': shortName(facts.serverName), '2': bare(began), '3': sentence(facts.cause), '4': facts.incidentUrl },
    text: lines(
      `🟠 ${bold(shortName(facts.serverName))} inakatika na kurejea mara kwa mara ${began}`,
      `${capital(count(facts.outages, shortOutages))} ndani ya dakika 30. Sasa tutakuandikia mara moja kwa saa.`,
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
    text: lines(`🟠 ${bold(shortName(facts.serverName))} bado haijatulia, kwa ${lasts} hadi sasa`, facts.incidentUrl),
  };
}

export function steady(facts: UnstableFacts & { resolvedAt: Date }): WhatsAppMessage {
  const lasted = between(facts.startedAt, facts.resolvedAt);
  return {
    template: 'steady',
    variables: { '1': shortName(facts.serverName), '2': lasted },
    text: `🟢 ${bold(shortName(facts.serverName))} imetulia tena. Haikutulia kwa ${lasted}.`,
  };
}

export function drill(facts: DrillFacts, reader: Reader): WhatsAppMessage {
  const at = clockTime(facts.at, reader.timeZone);
  return {
    template: 'drill',
    variables: { '1': shortName(facts.serverName), '2': at },
    text: lines(
      `🔵 JARIBIO: ${bold(shortName(facts.serverName))} haipatikani tangu ${at}`,
      'Ni jaribio tu: seva yako ni nzima. Hili ni jaribio la tahadhari ulilolianzisha.',
    ),
  };
}

export const phoneCode = (code: string): WhatsAppMessage => ({
  template: 'code',
  variables: { '1': code },
  text: `${code} ni msimbo wako wa NoWahala. Unafanya kazi kwa dakika 10. Hatutakuuliza msimbo huu kamwe.`,
});

type Replied = Pick<Incident, 'serverName' | 'kind' | 'heartbeatTrouble'>;
export const onIt = (about: readonly Replied[]): WhatsAppMessage =>
  reply(
    `Sawa, unashughulikia: ${bold(names(about.map(({ serverName }) => serverName)))}. Kuanzia sasa ni kikumbusho kimoja tu kwa siku, na ujumbe ${whenOver(about[0]!)}.`,
    'Jibu 2 upate cha kufanya.',
  );

export function alreadyOver({ serverName, kind, heartbeatTrouble }: Replied): WhatsAppMessage {
  const name = bold(shortName(serverName));
  if (heartbeatTrouble) return reply(`${name} imeshafaulu tena. Hakuna cha kufanya.`);
  return reply(
    kind === 'slow' ? `${name} tayari inajibu haraka tena. Hakuna cha kufanya.` : `${name} tayari inapatikana tena. Hakuna cha kufanya.`,
  );
}

type Explained = Pick<Incident, 'serverName' | 'explanation' | 'heartbeatTrouble'>;
export const steps = ({ serverName, explanation, heartbeatTrouble }: Explained, incidentUrl: string): WhatsAppMessage =>
  reply(
    `Cha kufanya kuhusu ${bold(shortName(serverName))}:`,
    ...(explanation?.doNow.map((step, index) => `${index + 1}. ${sentence(step)}`) ?? ['Fungua tukio, hatua ziko hapo.']),
    explanation?.whoToCall && `Anayeweza kusaidia: ${sentence(explanation.whoToCall)}`,
    (explanation?.doNow.length ?? 0) > 0 && (heartbeatTrouble ? runItOnce : sayDone),
    incidentUrl,
  );

export const ranByOwner = (): WhatsAppMessage => reply(runItOnce);

export const stepChecked = (incident: Parameters<typeof stepAnswer>[0], outcome: StepOutcome): WhatsAppMessage =>
  reply(stepAnswer(incident, outcome));

const defaultCustomerText =
  'Tovuti yetu haipatikani kwa sasa. Tunaishughulikia na tutawaambia itakapopatikana tena. Asanteni kwa subira yenu.';

export const customerText = (serverName: string, explanation: Explanation | null): WhatsAppMessage =>
  reply(
    `Ujumbe ulio tayari kutumwa kwa wateja wako (${bold(shortName(serverName))}):\n`,
    sentence(explanation?.tellCustomers || defaultCustomerText),
  );

export const noCustomerText = (): WhatsAppMessage => reply(nothingForCustomers);

export const onlyPractice = (): WhatsAppMessage =>
  reply('Tahadhari hiyo ilikuwa jaribio tu: seva yako ni nzima. Hakuna kilichobadilishwa.');

export const noIncident = (): WhatsAppMessage =>
  reply('Hakuna tahadhari ya kujibu. Seva zako zote ni nzima, kwa kadiri tunavyojua.', 'Tuma STOP ili kumaliza tahadhari za WhatsApp.');

export const replyMenu = (about: Replied | null): WhatsAppMessage =>
  reply(
    about ? `Kuhusu ${bold(shortName(about.serverName))}:` : 'Hapa ni NoWahala.',
    '1 = ninashughulikia',
    '2 = cha kufanya sasa',
    !about?.heartbeatTrouble && '3 = ujumbe kwa wateja wako',
    'KIMYA 30 = hakuna tahadhari kwa dakika 30',
    'STOP = hakuna tena tahadhari za WhatsApp',
  );

export const stopped = (): WhatsAppMessage =>
  reply('Tahadhari za WhatsApp zimezimwa. Tahadhari kwa barua pepe zinaendelea kama kawaida. Tuma START ili kuziwasha tena.');

export const started = (): WhatsAppMessage => reply('Tahadhari za WhatsApp zimewashwa tena.');
