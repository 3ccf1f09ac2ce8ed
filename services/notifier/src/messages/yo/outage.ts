import type { Explanation } from '../../domain/explanation.js';
import type { OutageFacts, Reader, RecoveryFacts } from '../facts.js';
import type { Block, Email } from '../email.js';
import { causeOf } from './cause.js';
import { lastHelpBlocks } from './done-steps.js';
import { bannerOf, hasRunAgain, lastWordsOf, whenItRuns, whyForJobs } from './heartbeat.js';
import { isDown, isStillDown, troubleAt, whatHappened } from './network.js';
import { buttons, capital, names, sentence, shared, shortName } from './phrases.js';
import { count, duration, moment, since, until } from './times.js';

const language = 'yo';
const why = shared.whyServer;

const all = (facts: OutageFacts) => [facts.serverName, ...facts.alsoDown];
const several = (facts: OutageFacts) => facts.alsoDown.length > 0;

export function down(facts: OutageFacts, reader: Reader, now: Date): Email {
  const began = since(facts.startedAt, now, reader.timeZone);
  return {
    subject: `${names(all(facts))} ${isDown(facts)} ${began}${troubleAt(facts)}`,
    preview: whatHappened(facts),
    banner: { state: 'down', word: bannerOf(facts) ?? (facts.network ? 'Kò ṣeé dé' : 'Kò ṣiṣẹ́') },
    heading: `${names(all(facts))} ${isDown(facts)} ${began}`,
    blocks: [
      { type: 'lead', text: whatHappened(facts) },
      ...lastWordsOf(facts).map((text) => ({ type: 'text', text }) as const),
      ...(several(facts) && !facts.network
        ? [
            {
              type: 'text',
              text: `${capital(count(all(facts).length, 'server'))} lórí ẹ̀rọ kan náà dúró pọ̀: ${all(facts).map(shortName).join(', ')}. Tí ẹ bá tún ẹ̀rọ náà ṣe, gbogbo wọn yẹ kó padà.`,
            } as const,
          ]
        : []),
      ...lastHelpBlocks(facts.explanation, reader),
      ...whatItMeans(facts.explanation),
      { type: 'button', label: shared.seeWhatToDo, url: facts.incidentUrl },
      ...detailBlocks(facts.explanation),
      ...forCustomers(facts.explanation),
      {
        type: 'small',
        text: facts.heartbeat
          ? whenItRuns
          : `A ń ṣàyẹ̀wò ní ìṣẹ́jú kọ̀ọ̀kan báyìí, a sì máa kọ̀wé nígbà tó bá ń ṣiṣẹ́ padà. Ṣé ẹ ti ń bójú tó o? Ẹ ṣí ìṣòro náà, kí ẹ sì tẹ ${buttons.onIt}: ìránnilétí máa dúró.`,
      },
    ],
    why: facts.heartbeat ? whyForJobs : why,
    language,
  };
}

/** It was reached from some places until now. */
export function worsened(facts: OutageFacts, reader: Reader, now: Date): Email {
  const { blocks, ...email } = down(facts, reader, now);
  const before = { type: 'text', text: 'Títí di báyìí, àwọn àlejò kan ń ráyè wọlé. Ní báyìí, kò sí ibi tó lè dé e mọ́.' } as const;
  return { ...email, blocks: [blocks[0]!, before, ...blocks.slice(1)] };
}

export function reminder(facts: OutageFacts, reader: Reader, now: Date, daily: boolean): Email {
  const email = down(facts, reader, now);
  const lasts = duration(now.getTime() - facts.startedAt.getTime());
  const state = bannerOf(facts) ?? (facts.network ? 'Kò tíì ṣeé dé' : 'Kò tíì ṣiṣẹ́');
  return {
    ...email,
    subject: `${names(all(facts))} ${isStillDown(facts)}, ó ${daily ? '' : 'ti '}tó ${lasts}${troubleAt(facts)}`,
    banner: { state: 'down', word: daily ? `${state}: ìránnilétí` : state },
    heading: `${names(all(facts))} ${isStillDown(facts)}`,
    blocks: [
      { type: 'lead', text: `Ó ti tó ${lasts}, ${since(facts.startedAt, now, reader.timeZone)}.` },
      { type: 'text', text: whatHappened(facts) },
      ...lastHelpBlocks(facts.explanation, reader),
      ...whatItMeans(facts.explanation),
      { type: 'button', label: shared.seeWhatToDo, url: facts.incidentUrl },
      ...detailBlocks(facts.explanation),
      {
        type: 'small',
        text: daily
          ? `Ìránnilétí yìí ń wá lẹ́ẹ̀kan lóòjọ́ ní aago 08:00, títí ${facts.heartbeat ? 'iṣẹ́ náà á fi yọrí' : 'server náà á fi ṣiṣẹ́ padà'}.`
          : `Ṣé ẹ ti ń bójú tó o? Ẹ ṣí ìṣòro náà, kí ẹ sì tẹ ${buttons.onIt}. Lẹ́yìn náà, ẹ̀ẹ̀kan péré lóòjọ́ la máa rán yín létí.`,
      },
    ],
  };
}

export function resolved(facts: RecoveryFacts, reader: Reader, now: Date): Email {
  const lasted = duration(facts.resolvedAt.getTime() - facts.startedAt.getTime());
  const backSince = since(facts.resolvedAt, now, reader.timeZone);
  const works = facts.heartbeat ? 'Ó ti yọrí padà' : 'Ó ń ṣiṣẹ́';
  const rest = facts.stillDown.map(shortName).join(', ');
  return {
    subject: hasRunAgain(facts, lasted) ?? `${names(all(facts))} ti ń ṣiṣẹ́ padà lẹ́yìn ${lasted}`,
    preview: rest ? `Ó ń ṣiṣẹ́ ${backSince}. Èyí tí kò tíì ṣiṣẹ́: ${rest}.` : `${works} ${backSince}. ${shared.nothingToDo}`,
    banner: rest
      ? { state: 'warning', word: 'Apá kan ti ń ṣiṣẹ́' }
      : { state: 'up', word: facts.heartbeat ? 'Ti yọrí padà' : 'Ti ń ṣiṣẹ́ padà' },
    heading: hasRunAgain(facts) ?? `${names(all(facts))} ti ń ṣiṣẹ́ padà`,
    blocks: [
      {
        type: 'lead',
        text: `${facts.heartbeat ? works : `${several(facts) ? 'Wọ́n' : 'Ó'} ti ń ṣiṣẹ́ padà`} ${backSince}, lẹ́yìn ${lasted}.`,
      },
      ...(rest ? [{ type: 'text', text: `Èyí tí kò tíì ṣiṣẹ́ lórí ẹ̀rọ kan náà: ${rest}.` } as const] : []),
      { type: 'facts', rows: recoveryRows(facts, reader, now, lasted) },
      { type: 'button', label: shared.seeWhatHappened, url: facts.incidentUrl },
      {
        type: 'small',
        text: rest
          ? 'A máa kọ̀wé nígbà tí àwọn yòókù bá ń ṣiṣẹ́ padà.'
          : facts.heartbeat
            ? shared.nothingToDo
            : `${shared.nothingToDo} Tí àwọn oníbàárà bá ti kọ̀wé sí yín, ẹ lè sọ fún wọn pé ó ti ń ṣiṣẹ́ padà.`,
      },
    ],
    why: facts.heartbeat ? whyForJobs : why,
    language,
  };
}

/** Beginning and end in one mail, where the alert never left (a short outage, or a provider that was away). */
export function downAndBack(facts: RecoveryFacts, reader: Reader, now: Date): Email {
  const lasted = duration(facts.resolvedAt.getTime() - facts.startedAt.getTime());
  const email = resolved(facts, reader, now);
  if (facts.heartbeat) return email;
  return {
    ...email,
    subject: `${names(all(facts))} kò ṣiṣẹ́ fún ${lasted}, ${several(facts) ? 'wọ́n' : 'ó'} ti padà`,
    heading: `${names(all(facts))} kò ṣiṣẹ́ fún ${lasted}`,
    blocks: [
      {
        type: 'lead',
        text: `Kò ṣiṣẹ́ ${since(facts.startedAt, now, reader.timeZone)} ${until(facts.resolvedAt, now, reader.timeZone)}. Ó ti ń ṣiṣẹ́ padà.`,
      },
      ...email.blocks.slice(1),
    ],
  };
}

export function whatItMeans(explanation: Explanation | null): Block[] {
  if (!explanation) return [];
  return [
    ...(explanation.whoIsAffected ? [{ type: 'text', text: `Àwọn tó kàn: ${sentence(explanation.whoIsAffected)}` } as const] : []),
    ...(explanation.doNow.length > 0 ? [{ type: 'steps', title: shared.whatToDo, steps: explanation.doNow.map(sentence) } as const] : []),
  ];
}

export function detailBlocks(explanation: Explanation | null): Block[] {
  const rows = explanation ? details(explanation) : [];
  return rows.length > 0 ? [{ type: 'facts', rows }] : [];
}

function details(explanation: Explanation): Array<[string, string]> {
  return [
    ...(explanation.likelyCause ? [causeOf({ explanation, cause: '' })] : []),
    ...(explanation.whoToCall ? [['Ẹni tó lè ràn yín lọ́wọ́', sentence(explanation.whoToCall)] as [string, string]] : []),
  ];
}

function forCustomers(explanation: Explanation | null): Block[] {
  return explanation?.tellCustomers
    ? [{ type: 'quote', title: 'Ọ̀rọ̀ fún àwọn oníbàárà yín', text: sentence(explanation.tellCustomers) }]
    : [];
}

function recoveryRows(facts: RecoveryFacts, reader: Reader, now: Date, lasted: string): Array<[string, string]> {
  return [
    ['Bó ṣe pẹ́ tó', capital(lasted)],
    ['Ìbẹ̀rẹ̀', capital(moment(facts.startedAt, now, reader.timeZone))],
    ['Òpin', capital(moment(facts.resolvedAt, now, reader.timeZone))],
    causeOf(facts),
  ];
}
