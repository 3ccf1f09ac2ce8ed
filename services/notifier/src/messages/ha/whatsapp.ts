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
import { did } from './outage.js';
import { seenFrom, whereReached } from './places.js';
import { capital, names, sentence, shortName } from './phrases.js';
import { clockTime, duration, shortMoment, since, until } from './times.js';
import { shortOutages } from './unstable.js';

const menu = 'Ku amsa da 1 = ina kan lamarin, 2 = abin da za a yi';
const fullMenu = `${menu}, 3 = saƙo don abokan ciniki`;
const menuFor = ({ heartbeat }: OutageFacts) => (heartbeat ? menu : fullMenu);
const all = (facts: OutageFacts) => names([facts.serverName, ...facts.alsoDown]);
const several = (facts: OutageFacts) => facts.alsoDown.length > 0;
const between = (from: Date, to: Date) => duration(to.getTime() - from.getTime());
const firstStep = ({ explanation }: OutageFacts) => explanation?.doNow[0] && `Ku fara da wannan: ${sentence(explanation.doNow[0])}`;
const notWorking = (facts: OutageFacts) => (several(facts) ? 'ba sa aiki' : 'ba ya aiki');
const slowly = (facts: OutageFacts) => (several(facts) ? 'suna jinkiri' : 'yana jinkiri');

export function down(facts: OutageFacts, reader: Reader, now: Date): WhatsAppMessage {
  const what = whatHappened(facts);
  return {
    template: facts.heartbeat ? 'job' : 'down',
    variables: { '1': all(facts), '2': shortMoment(facts.startedAt, now, reader.timeZone), '3': what, '4': facts.incidentUrl },
    text: lines(
      `🔴 ${bold(all(facts))} ${isDown(facts)} ${since(facts.startedAt, now, reader.timeZone)}${troubleAt(facts)}`,
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
    text: lines(`🔴 ${bold(all(facts))} ${isStillDown(facts)}, ${lasts} ke nan`, sentence(facts.cause), menuFor(facts), facts.incidentUrl),
  };
}

export function resolved(facts: RecoveryFacts, reader: Reader, now: Date): WhatsAppMessage {
  const lasted = between(facts.startedAt, facts.resolvedAt);
  return {
    template: facts.heartbeat ? 'job-well' : 'resolved',
    variables: {
      '1': all(facts),
      '2': shortMoment(facts.resolvedAt, now, reader.timeZone),
      '3': lasted,
      '4': sentence(facts.explanation?.likelyCause || facts.cause),
    },
    text: lines(
      facts.heartbeat
        ? `🟢 ${hasRunAgain(facts, lasted)}`
        : `🟢 ${bold(all(facts))} ${did(facts)} dawo aiki ${since(facts.resolvedAt, now, reader.timeZone)}, bayan ${lasted}`,
      causeLine(facts),
      facts.stillDown.length > 0 && `Waɗanda ba su dawo ba tukuna: ${facts.stillDown.map(shortName).join(', ')}`,
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
      `🟢 ${bold(all(facts))} ${several(facts) ? 'ba su yi aiki ba' : 'bai yi aiki ba'} har tsawon ${lasted}, yanzu ${did(facts)} dawo`,
      `Daga ${shortMoment(facts.startedAt, now, reader.timeZone)}, ${until(facts.resolvedAt, now, reader.timeZone)}.`,
      causeLine(facts),
      facts.incidentUrl,
    ),
  };
}

export function partial(facts: OutageFacts, reader: Reader, now: Date): WhatsAppMessage {
  return {
    template: 'partial',
    variables: {
      '1': all(facts),
      '2': whereReached(facts),
      '3': shortMoment(facts.startedAt, now, reader.timeZone),
      '4': facts.incidentUrl,
    },
    text: lines(
      `🟠 ${bold(all(facts))} ${notWorking(facts)} ${seenFrom(facts.badRegions)} ${since(facts.startedAt, now, reader.timeZone)}`,
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
    text: lines(
      `🟠 ${bold(all(facts))} har yanzu ${notWorking(facts)} ${seenFrom(facts.badRegions)}, ${lasts} ke nan`,
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
    variables: { '1': all(facts), '2': shortMoment(facts.resolvedAt, now, reader.timeZone), '3': lasted },
    text: lines(`🟢 ${bold(all(facts))} ${did(facts)} dawo aiki a ko’ina ${back}, bayan ${lasted}`, facts.incidentUrl),
  };
}

export function slow(facts: OutageFacts, reader: Reader, now: Date): WhatsAppMessage {
  const what = sentence(facts.explanation?.whatHappened || facts.cause);
  return {
    template: 'slow',
    variables: { '1': all(facts), '2': shortMoment(facts.startedAt, now, reader.timeZone), '3': what, '4': facts.incidentUrl },
    text: lines(
      `🟠 ${bold(all(facts))} ${slowly(facts)} ${since(facts.startedAt, now, reader.timeZone)}`,
      what,
      firstStep(facts),
      fullMenu,
      facts.incidentUrl,
    ),
  };
}

export function slowReminder(facts: OutageFacts, now: Date): WhatsAppMessage {
  const lasts = between(facts.startedAt, now);
  return {
    template: 'slow-reminder',
    variables: { '1': all(facts), '2': sentence(facts.cause), '3': lasts, '4': facts.incidentUrl },
    text: lines(`🟠 ${bold(all(facts))} har yanzu ${slowly(facts)}, ${lasts} ke nan`, sentence(facts.cause), fullMenu, facts.incidentUrl),
  };
}

export function quickAgain(facts: RecoveryFacts, reader: Reader, now: Date): WhatsAppMessage {
  const lasted = between(facts.startedAt, facts.resolvedAt);
  const again = several(facts) ? 'sun koma saurinsu' : 'ya koma saurinsa';
  return {
    template: 'quick',
    variables: { '1': all(facts), '2': shortMoment(facts.resolvedAt, now, reader.timeZone), '3': lasted },
    text: lines(
      `🟢 ${bold(all(facts))} ${again} na kullum ${since(facts.resolvedAt, now, reader.timeZone)}, bayan ${lasted}`,
      facts.incidentUrl,
    ),
  };
}

export function unstable(facts: UnstableFacts, reader: Reader, now: Date): WhatsAppMessage {
  return {
    template: 'unstable',
    variables: {
      '1': shortName(facts.serverName),
      '2': shortMoment(facts.startedAt, now, reader.timeZone),
      '3': sentence(facts.cause),
      '4': facts.incidentUrl,
    },
    text: lines(
      `🟠 ${bold(shortName(facts.serverName))} yana katsewa yana dawowa ${since(facts.startedAt, now, reader.timeZone)}`,
      `${capital(shortOutages(facts.outages))} cikin minti 30. Yanzu muna rubutowa sau ɗaya a awa.`,
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
    text: lines(`🟠 ${bold(shortName(facts.serverName))} har yanzu yana katsewa yana dawowa, ${lasts} ke nan`, facts.incidentUrl),
  };
}

export function steady(facts: UnstableFacts & { resolvedAt: Date }): WhatsAppMessage {
  const lasted = between(facts.startedAt, facts.resolvedAt);
  return {
    template: 'steady',
    variables: { '1': shortName(facts.serverName), '2': lasted },
    text: `🟢 ${bold(shortName(facts.serverName))} ya daina katsewa. Ya yi ta katsewa har tsawon ${lasted}.`,
  };
}

export function drill(facts: DrillFacts, reader: Reader): WhatsAppMessage {
  const at = clockTime(facts.at, reader.timeZone);
  return {
    template: 'drill',
    variables: { '1': shortName(facts.serverName), '2': at },
    text: lines(
      `🔵 GWAJI: ${bold(shortName(facts.serverName))} ya daina aiki tun ${at}`,
      'Gwaji ne kawai: sabar ɗinku lafiya yake. Wannan gwajin faɗakarwa ne da kuka fara.',
    ),
  };
}

export const phoneCode = (code: string): WhatsAppMessage => ({
  template: 'code',
  variables: { '1': code },
  text: `${code} ce lambarku ta NoWahala. Tana aiki har minti 10. Ba ma taɓa tambayar ku ita.`,
});

type Replied = Pick<Incident, 'serverName' | 'kind' | 'heartbeatTrouble'>;
export const onIt = (about: readonly Replied[]): WhatsAppMessage =>
  reply(
    `To, kuna kan lamarin: ${bold(names(about.map(({ serverName }) => serverName)))}. Daga yanzu tunatarwa sau ɗaya kawai a rana, da saƙo ${whenOver(about[0]!)}.`,
    'Ku amsa da 2 don ganin abin da za a yi.',
  );

export function alreadyOver({ serverName, kind, heartbeatTrouble }: Replied): WhatsAppMessage {
  const name = bold(shortName(serverName));
  if (heartbeatTrouble) return reply(`${name} ya riga ya sake aiki da kyau. Babu abin da za ku yi.`);
  return reply(
    kind === 'slow' ? `${name} ya riga ya sake yin sauri. Babu abin da za ku yi.` : `${name} ya riga ya dawo aiki. Babu abin da za ku yi.`,
  );
}

type Explained = Pick<Incident, 'serverName' | 'explanation' | 'heartbeatTrouble'>;
export const steps = ({ serverName, explanation, heartbeatTrouble }: Explained, incidentUrl: string): WhatsAppMessage =>
  reply(
    `Abin da za ku yi game da ${bold(shortName(serverName))}:`,
    ...(explanation?.doNow.map((step, index) => `${index + 1}. ${sentence(step)}`) ?? ['Ku buɗe matsalar, matakan suna can.']),
    explanation?.whoToCall && `Wanda zai iya taimakawa: ${sentence(explanation.whoToCall)}`,
    (explanation?.doNow.length ?? 0) > 0 && (heartbeatTrouble ? runItOnce : sayDone),
    incidentUrl,
  );

export const ranByOwner = (): WhatsAppMessage => reply(runItOnce);

export const stepChecked = (incident: Parameters<typeof stepAnswer>[0], outcome: StepOutcome): WhatsAppMessage =>
  reply(stepAnswer(incident, outcome));

const defaultCustomerText =
  'Shafinmu na intanet ba ya aiki a yanzu. Muna aiki a kai, kuma za mu sanar da ku idan ya dawo. Mun gode da haƙurinku.';

export const customerText = (serverName: string, explanation: Explanation | null): WhatsAppMessage =>
  reply(
    `Saƙo don abokan cinikin ${bold(shortName(serverName))}, shirye don ku tura:\n`,
    sentence(explanation?.tellCustomers || defaultCustomerText),
  );

export const noCustomerText = (): WhatsAppMessage => reply(nothingForCustomers);

export const onlyPractice = (): WhatsAppMessage => reply('Wannan faɗakarwar gwaji ce kawai: sabar ɗinku lafiya yake. Ba a sauya komai ba.');

export const noIncident = (): WhatsAppMessage =>
  reply('Babu faɗakarwar da za a amsa. A saninmu, duk sabobinku lafiya suke.', 'Ku aika STOP don a daina faɗakarwar WhatsApp.');

export const replyMenu = (about: Replied | null): WhatsAppMessage =>
  reply(
    about ? `Game da ${bold(shortName(about.serverName))}:` : 'NoWahala ne.',
    '1 = ina kan lamarin',
    '2 = abin da za a yi yanzu',
    !about?.heartbeatTrouble && '3 = saƙo don abokan cinikinku',
    'SHIRU 30 = babu faɗakarwa har minti 30',
    'STOP = a daina faɗakarwar WhatsApp',
  );

export const stopped = (): WhatsAppMessage =>
  reply('An kashe faɗakarwar WhatsApp. Faɗakarwar imel tana ci gaba kamar da. Ku aika START don a sake kunna ta.');

export const started = (): WhatsAppMessage => reply('An sake kunna faɗakarwar WhatsApp.');
