import type { Explanation } from '../../domain/explanation.js';
import type { OutageFacts, Reader, RecoveryFacts } from '../facts.js';
import type { Block, Email } from '../email.js';
import { causeOf } from './cause.js';
import { lastHelpBlocks } from './done-steps.js';
import { bannerOf, hasRunAgain, lastWordsOf, whenItRuns, whyForJobs } from './heartbeat.js';
import { isDown, isStillDown, troubleAt, whatHappened } from './network.js';
import { buttons, capital, names, sentence, shared, shortName } from './phrases.js';
import { count, duration, moment, noun, since, until } from './times.js';

const language = 'sw';
const why = shared.whyServer;

const all = (facts: OutageFacts) => [facts.serverName, ...facts.alsoDown];
const several = (facts: OutageFacts) => facts.alsoDown.length > 0;
/** "inapatikana tena" */
const isBack = (facts: OutageFacts) => (facts.heartbeat ? 'imefaulu tena' : `${answersNow(facts)} tena`);
const answersNow = (facts: OutageFacts) => (several(facts) ? 'zinapatikana' : 'inapatikana');

export function down(facts: OutageFacts, reader: Reader, now: Date): Email {
  const began = since(facts.startedAt, now, reader.timeZone);
  return {
    subject: `${names(all(facts))} ${isDown(facts)} ${began}${troubleAt(facts)}`,
    preview: whatHappened(facts),
    banner: { state: 'down', word: bannerOf(facts) ?? (facts.network ? 'Haifikiki' : 'Haipatikani') },
    heading: `${names(all(facts))} ${isDown(facts)} ${began}`,
    blocks: [
      { type: 'lead', text: whatHappened(facts) },
      ...lastWordsOf(facts).map((text) => ({ type: 'text', text }) as const),
      ...(several(facts) && !facts.network
        ? [
            {
              type: 'text',
              text: `${capital(count(all(facts).length, noun('seva')))} za mashine moja zilisimama pamoja: ${all(facts).map(shortName).join(', ')}. Kutengeneza mashine kunapaswa kuzirejesha zote.`,
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
          : `Sasa tunakagua kila dakika na tutakuandikia itakapopatikana tena. Je, unashughulikia? Fungua tukio na ubonyeze ${buttons.onIt}: vikumbusho vitasimama.`,
      },
    ],
    why: facts.heartbeat ? whyForJobs : why,
    language,
  };
}

/** It was reached from some places until now. */
export function worsened(facts: OutageFacts, reader: Reader, now: Date): Email {
  const { blocks, ...email } = down(facts, reader, now);
  const before = {
    type: 'text',
    text: 'Hadi sasa baadhi ya wageni waliweza kufika. Sasa haifikiki kutoka mahali popote.',
  } as const;
  return { ...email, blocks: [blocks[0]!, before, ...blocks.slice(1)] };
}

export function reminder(facts: OutageFacts, reader: Reader, now: Date, daily: boolean): Email {
  const email = down(facts, reader, now);
  const lasts = duration(now.getTime() - facts.startedAt.getTime());
  const state = bannerOf(facts) ?? (facts.network ? 'Bado haifikiki' : 'Bado haipatikani');
  return {
    ...email,
    subject: `${names(all(facts))} ${isStillDown(facts)}, kwa ${lasts}${daily ? '' : ' hadi sasa'}${troubleAt(facts)}`,
    banner: { state: 'down', word: daily ? `${state}: kikumbusho` : state },
    heading: `${names(all(facts))} ${isStillDown(facts)}`,
    blocks: [
      { type: 'lead', text: `${capital(lasts)} hadi sasa, ${since(facts.startedAt, now, reader.timeZone)}.` },
      { type: 'text', text: whatHappened(facts) },
      ...lastHelpBlocks(facts.explanation, reader),
      ...whatItMeans(facts.explanation),
      { type: 'button', label: shared.seeWhatToDo, url: facts.incidentUrl },
      ...detailBlocks(facts.explanation),
      {
        type: 'small',
        text: daily
          ? `Kikumbusho hiki huja mara moja kwa siku, 08:00 asubuhi, hadi ${facts.heartbeat ? 'kazi ifaulu' : 'seva ipatikane tena'}.`
          : `Je, unashughulikia? Fungua tukio na ubonyeze ${buttons.onIt}. Baada ya hapo tutakukumbusha mara moja tu kwa siku.`,
      },
    ],
  };
}

export function resolved(facts: RecoveryFacts, reader: Reader, now: Date): Email {
  const lasted = duration(facts.resolvedAt.getTime() - facts.startedAt.getTime());
  const backSince = since(facts.resolvedAt, now, reader.timeZone);
  const rest = facts.stillDown.map(shortName).join(', ');
  const stillDown = facts.stillDown.length > 1 ? 'Bado hazipatikani' : 'Bado haipatikani';
  return {
    subject: hasRunAgain(facts, lasted) ?? `${names(all(facts))} ${isBack(facts)} baada ya ${lasted}`,
    preview: rest
      ? `${capital(isBack(facts))} ${backSince}. ${stillDown}: ${rest}.`
      : `${capital(isBack(facts))} ${backSince}. ${shared.nothingToDo}`,
    banner: rest
      ? { state: 'warning', word: 'Baadhi zinapatikana tena' }
      : { state: 'up', word: facts.heartbeat ? 'Imefaulu tena' : 'Inapatikana tena' },
    heading: hasRunAgain(facts) ?? `${names(all(facts))} ${isBack(facts)}`,
    blocks: [
      { type: 'lead', text: `${capital(isBack(facts))} ${backSince}, baada ya ${lasted}.` },
      ...(rest ? [{ type: 'text', text: `${stillDown} kwenye mashine hiyohiyo: ${rest}.` } as const] : []),
      { type: 'facts', rows: recoveryRows(facts, reader, now, lasted) },
      { type: 'button', label: shared.seeWhatHappened, url: facts.incidentUrl },
      {
        type: 'small',
        text: rest
          ? 'Tutakuandikia tena zilizobaki zitakapopatikana.'
          : facts.heartbeat
            ? shared.nothingToDo
            : `${shared.nothingToDo} Kama wateja walikuandikia, huu ni wakati mzuri wa kuwaambia kwamba inapatikana tena.`,
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
  const were = several(facts) ? 'hazikupatikana' : 'haikupatikana';
  return {
    ...email,
    subject: `${names(all(facts))} ${were} kwa ${lasted}, sasa ${answersNow(facts)}`,
    heading: `${names(all(facts))} ${were} kwa ${lasted}`,
    blocks: [
      {
        type: 'lead',
        text: `${capital(were)} ${since(facts.startedAt, now, reader.timeZone)} ${until(facts.resolvedAt, now, reader.timeZone)}. Sasa ${isBack(facts)}.`,
      },
      ...email.blocks.slice(1),
    ],
  };
}

export function whatItMeans(explanation: Explanation | null): Block[] {
  if (!explanation) return [];
  return [
    ...(explanation.whoIsAffected ? [{ type: 'text', text: `Inamgusa nani: ${sentence(explanation.whoIsAffected)}` } as const] : []),
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
    ...(explanation.whoToCall ? [['Anayeweza kusaidia', sentence(explanation.whoToCall)] as [string, string]] : []),
  ];
}

function forCustomers(explanation: Explanation | null): Block[] {
  return explanation?.tellCustomers ? [{ type: 'quote', title: 'Ujumbe kwa wateja wako', text: sentence(explanation.tellCustomers) }] : [];
}

function recoveryRows(facts: RecoveryFacts, reader: Reader, now: Date, lasted: string): Array<[string, string]> {
  return [
    ['Muda', lasted],
    ['Kuanzia', capital(moment(facts.startedAt, now, reader.timeZone))],
    ['Hadi', capital(moment(facts.resolvedAt, now, reader.timeZone))],
    causeOf(facts),
  ];
}
