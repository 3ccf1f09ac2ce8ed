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
import { itIsReached, places, whereReached } from './places.js';
import { capital, names, sentence, shortName } from './phrases.js';
import { clockTime, count, duration, since, until } from './times.js';
import { shortOutages } from './unstable.js';

const menu = 'Ẹ fèsì pẹ̀lú 1 = mo ń bójú tó o, 2 = ohun tí ẹ máa ṣe';
const fullMenu = `${menu}, 3 = ọ̀rọ̀ fún àwọn oníbàárà`;
const menuFor = ({ heartbeat }: OutageFacts) => (heartbeat ? menu : fullMenu);
const all = (facts: OutageFacts) => names([facts.serverName, ...facts.alsoDown]);
const between = (from: Date, to: Date) => duration(to.getTime() - from.getTime());
const firstStep = ({ explanation }: OutageFacts) => explanation?.doNow[0] && `Ẹ kọ́kọ́ ṣe èyí: ${sentence(explanation.doNow[0])}`;
/** A template says "láti" itself. */
const bare = (moment: string) => moment.replace(/^láti /, '');

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
    text: lines(`🔴 ${bold(all(facts))} ${isStillDown(facts)}, ó ti tó ${lasts}`, sentence(facts.cause), menuFor(facts), facts.incidentUrl),
  };
}

export function resolved(facts: RecoveryFacts, reader: Reader, now: Date): WhatsAppMessage {
  const lasted = between(facts.startedAt, facts.resolvedAt);
  const back = since(facts.resolvedAt, now, reader.timeZone);
  return {
    template: facts.heartbeat ? 'job-well' : 'resolved',
    variables: { '1': all(facts), '2': bare(back), '3': lasted, '4': sentence(facts.explanation?.likelyCause || facts.cause) },
    text: lines(
      facts.heartbeat ? `🟢 ${hasRunAgain(facts, lasted)}` : `🟢 ${bold(all(facts))} ti ń ṣiṣẹ́ padà ${back}, lẹ́yìn ${lasted}`,
      causeLine(facts),
      facts.stillDown.length > 0 && `Èyí tí kò tíì ṣiṣẹ́: ${facts.stillDown.map(shortName).join(', ')}`,
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
      `🟢 ${bold(all(facts))} kò ṣiṣẹ́ fún ${lasted}, ${facts.alsoDown.length > 0 ? 'wọ́n' : 'ó'} ti ń ṣiṣẹ́ padà`,
      `Kò ṣiṣẹ́ ${since(facts.startedAt, now, reader.timeZone)} ${until(facts.resolvedAt, now, reader.timeZone)}.`,
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
      `🟠 ${bold(all(facts))} kò ṣiṣẹ́ ní ${places(facts.badRegions)} ${began}`,
      `${itIsReached(facts)}.`,
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
    text: lines(`🟠 ${bold(all(facts))} kò tíì ṣiṣẹ́ ní ${places(facts.badRegions)}, ó ti tó ${lasts}`, fullMenu, facts.incidentUrl),
  };
}

export function reachedAgain(facts: RecoveryFacts, reader: Reader, now: Date): WhatsAppMessage {
  const lasted = between(facts.startedAt, facts.resolvedAt);
  const back = since(facts.resolvedAt, now, reader.timeZone);
  return {
    template: 'reached',
    variables: { '1': all(facts), '2': bare(back), '3': lasted },
    text: lines(`🟢 ${bold(all(facts))} ti ń ṣiṣẹ́ níbi gbogbo ${back}, lẹ́yìn ${lasted}`, facts.incidentUrl),
  };
}

export function slow(facts: OutageFacts, reader: Reader, now: Date): WhatsAppMessage {
  const began = since(facts.startedAt, now, reader.timeZone);
  const what = sentence(facts.explanation?.whatHappened || facts.cause);
  return {
    template: 'slow',
    variables: { '1': all(facts), '2': bare(began), '3': what, '4': facts.incidentUrl },
    text: lines(`🟠 ${bold(all(facts))} lọ́ra ${began}`, what, firstStep(facts), fullMenu, facts.incidentUrl),
  };
}

export function slowReminder(facts: OutageFacts, now: Date): WhatsAppMessage {
  const lasts = between(facts.startedAt, now);
  return {
    template: 'slow-reminder',
    variables: { '1': all(facts), '2': sentence(facts.cause), '3': lasts, '4': facts.incidentUrl },
    text: lines(`🟠 ${bold(all(facts))} ṣì lọ́ra, ó ti tó ${lasts}`, sentence(facts.cause), fullMenu, facts.incidentUrl),
  };
}

export function quickAgain(facts: RecoveryFacts, reader: Reader, now: Date): WhatsAppMessage {
  const lasted = between(facts.startedAt, facts.resolvedAt);
  const back = since(facts.resolvedAt, now, reader.timeZone);
  return {
    template: 'quick',
    variables: { '1': all(facts), '2': bare(back), '3': lasted },
    text: lines(`🟢 ${bold(all(facts))} ti yára padà bó ṣe máa ń rí ${back}, lẹ́yìn ${lasted}`, facts.incidentUrl),
  };
}

export function unstable(facts: UnstableFacts, reader: Reader, now: Date): WhatsAppMessage {
  const began = since(facts.startedAt, now, reader.timeZone);
  return {
    template: 'unstable',
    variables: { '1': shortName(facts.serverName), '2': bare(began), '3': sentence(facts.cause), '4': facts.incidentUrl },
    text: lines(
      `🟠 ${bold(shortName(facts.serverName))} ń lọ ń bọ̀ ${began}`,
      `${capital(count(facts.outages, shortOutages))} láàárín ìṣẹ́jú 30. Ẹ̀ẹ̀kan ní wákàtí kan la máa kọ̀wé báyìí.`,
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
    text: lines(`🟠 ${bold(shortName(facts.serverName))} ṣì ń lọ ń bọ̀, ó ti tó ${lasts}`, facts.incidentUrl),
  };
}

export function steady(facts: UnstableFacts & { resolvedAt: Date }): WhatsAppMessage {
  const lasted = between(facts.startedAt, facts.resolvedAt);
  return {
    template: 'steady',
    variables: { '1': shortName(facts.serverName), '2': lasted },
    text: `🟢 ${bold(shortName(facts.serverName))} ti ń ṣiṣẹ́ déédéé. Ó ń lọ ń bọ̀ fún ${lasted}.`,
  };
}

export function drill(facts: DrillFacts, reader: Reader): WhatsAppMessage {
  const at = clockTime(facts.at, reader.timeZone);
  return {
    template: 'drill',
    variables: { '1': shortName(facts.serverName), '2': at },
    text: lines(
      `🔵 ÌDÁNWÒ: ${bold(shortName(facts.serverName))} kò ṣiṣẹ́ láti ${at}`,
      'Ìdánwò lásán ni: kò sí ìṣòro lórí server yín. Ìdánwò ìkìlọ̀ tí ẹ bẹ̀rẹ̀ nìyí.',
    ),
  };
}

export const phoneCode = (code: string): WhatsAppMessage => ({
  template: 'code',
  variables: { '1': code },
  text: `${code} ni kóòdù NoWahala yín. Ó ń ṣiṣẹ́ fún ìṣẹ́jú 10. A kì í béèrè rẹ̀ lọ́wọ́ yín.`,
});

type Replied = Pick<Incident, 'serverName' | 'kind' | 'heartbeatTrouble'>;
export const onIt = (about: readonly Replied[]): WhatsAppMessage =>
  reply(
    `Ó dára, ẹ ń bójú tó o: ${bold(names(about.map(({ serverName }) => serverName)))}. Ìránnilétí kan péré lóòjọ́ ló kù, àti àtẹ̀jíṣẹ́ ${whenOver(about[0]!)}.`,
    'Ẹ fèsì 2 fún ohun tí ẹ máa ṣe.',
  );

export function alreadyOver({ serverName, kind, heartbeatTrouble }: Replied): WhatsAppMessage {
  const name = bold(shortName(serverName));
  if (heartbeatTrouble) return reply(`${name} ti yọrí padà. Kò sí ohun tí ẹ máa ṣe.`);
  return reply(kind === 'slow' ? `${name} ti yára padà. Kò sí ohun tí ẹ máa ṣe.` : `${name} ti ń ṣiṣẹ́ padà. Kò sí ohun tí ẹ máa ṣe.`);
}

type Explained = Pick<Incident, 'serverName' | 'explanation' | 'heartbeatTrouble'>;
export const steps = ({ serverName, explanation, heartbeatTrouble }: Explained, incidentUrl: string): WhatsAppMessage =>
  reply(
    `Ohun tí ẹ máa ṣe fún ${bold(shortName(serverName))}:`,
    ...(explanation?.doNow.map((step, index) => `${index + 1}. ${sentence(step)}`) ?? ['Ẹ ṣí ìṣòro náà, àwọn ìgbésẹ̀ wà níbẹ̀.']),
    explanation?.whoToCall && `Ẹni tó lè ràn yín lọ́wọ́: ${sentence(explanation.whoToCall)}`,
    (explanation?.doNow.length ?? 0) > 0 && (heartbeatTrouble ? runItOnce : sayDone),
    incidentUrl,
  );

export const ranByOwner = (): WhatsAppMessage => reply(runItOnce);

export const stepChecked = (incident: Parameters<typeof stepAnswer>[0], outcome: StepOutcome): WhatsAppMessage =>
  reply(stepAnswer(incident, outcome));

const defaultCustomerText = 'Ojú òpó wa kò ṣí lọ́wọ́lọ́wọ́. A ń ṣiṣẹ́ lórí rẹ̀, a sì máa sọ fún yín nígbà tó bá ń ṣiṣẹ́ padà. Ẹ ṣé fún sùúrù yín.';

export const customerText = (serverName: string, explanation: Explanation | null): WhatsAppMessage =>
  reply(
    `Ọ̀rọ̀ fún àwọn oníbàárà ${bold(shortName(serverName))}, ẹ lè fi ránṣẹ́ bó ṣe wà:\n`,
    sentence(explanation?.tellCustomers || defaultCustomerText),
  );

export const noCustomerText = (): WhatsAppMessage => reply(nothingForCustomers);

export const onlyPractice = (): WhatsAppMessage => reply('Ìdánwò lásán ni ìkìlọ̀ yẹn: kò sí ìṣòro lórí server yín. A kò yí nǹkan kan padà.');

export const noIncident = (): WhatsAppMessage =>
  reply('Kò sí ìkìlọ̀ láti fèsì. Gbogbo server yín dára, ní ìwọ̀n bí a ṣe mọ̀.', 'Ẹ fi STOP ránṣẹ́ láti dá ìkìlọ̀ WhatsApp dúró.');

export const replyMenu = (about: Replied | null): WhatsAppMessage =>
  reply(
    about ? `Nípa ${bold(shortName(about.serverName))}:` : 'NoWahala nìyí.',
    '1 = mo ń bójú tó o',
    '2 = ohun tí ẹ máa ṣe báyìí',
    !about?.heartbeatTrouble && '3 = ọ̀rọ̀ fún àwọn oníbàárà yín',
    'DÁKẸ́ 30 = kò sí ìkìlọ̀ fún ìṣẹ́jú 30',
    'STOP = kò sí ìkìlọ̀ WhatsApp mọ́',
  );

export const stopped = (): WhatsAppMessage =>
  reply('Ìkìlọ̀ WhatsApp ti wà ní pípa. Ìkìlọ̀ e-mail ń lọ bíi ti tẹ́lẹ̀. Ẹ fi START ránṣẹ́ láti tún un tàn.');

export const started = (): WhatsAppMessage => reply('Ìkìlọ̀ WhatsApp ti wà ní títàn padà.');
