import type { Explanation } from '../../domain/explanation.js';
import type { OutageFacts, Reader, RecoveryFacts } from '../facts.js';
import type { Block, Email } from '../email.js';
import { causeOf } from './cause.js';
import { lastHelpBlocks } from './done-steps.js';
import { bannerOf, hasRunAgain, lastWordsOf, whenItRuns, whyForJobs } from './heartbeat.js';
import { isDown, isStillDown, troubleAt, whatHappened } from './network.js';
import { buttons, capital, names, sentence, shared, shortName } from './phrases.js';
import { count, duration, moment, shortMoment, since, until } from './times.js';

const language = 'ha';
const why = shared.whyServer;

const all = (facts: OutageFacts) => [facts.serverName, ...facts.alsoDown];
const several = (facts: OutageFacts) => facts.alsoDown.length > 0;
/** "ya" of one, "sun" of several: begins what they did. */
export const did = (facts: OutageFacts) => (several(facts) ? 'sun' : 'ya');

export function down(facts: OutageFacts, reader: Reader, now: Date): Email {
  const began = since(facts.startedAt, now, reader.timeZone);
  return {
    subject: `${names(all(facts))} ${isDown(facts)} ${began}${troubleAt(facts)}`,
    preview: whatHappened(facts),
    banner: { state: 'down', word: bannerOf(facts) ?? (facts.network ? 'Ba a iya kaiwa' : 'Ba ya aiki') },
    heading: `${names(all(facts))} ${isDown(facts)} ${began}`,
    blocks: [
      { type: 'lead', text: whatHappened(facts) },
      ...lastWordsOf(facts).map((text) => ({ type: 'text', text }) as const),
      ...(several(facts) && !facts.network
        ? [
            {
              type: 'text',
              text: `${capital(count(all(facts).length, 'sabar'))} da ke kan na’ura ɗaya sun tsaya tare: ${all(facts).map(shortName).join(', ')}. Idan aka gyara na’urar, ya kamata duka su dawo.`,
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
          : `Yanzu muna dubawa duk minti, kuma za mu rubuto muku idan ya dawo aiki. Kuna kan lamarin? Ku buɗe matsalar, ku danna ${buttons.onIt}: tunatarwa za ta tsaya.`,
      },
    ],
    why: facts.heartbeat ? whyForJobs : why,
    language,
  };
}

/** It was reached from some places until now. */
export function worsened(facts: OutageFacts, reader: Reader, now: Date): Email {
  const { blocks, ...email } = down(facts, reader, now);
  const before = { type: 'text', text: 'Har zuwa yanzu wasu masu ziyara suna iya shiga. Yanzu ba a iya shiga daga ko’ina.' } as const;
  return { ...email, blocks: [blocks[0]!, before, ...blocks.slice(1)] };
}

export function reminder(facts: OutageFacts, reader: Reader, now: Date, daily: boolean): Email {
  const email = down(facts, reader, now);
  const lasts = duration(now.getTime() - facts.startedAt.getTime());
  const state = bannerOf(facts) ?? (facts.network ? 'Ba a iya kaiwa' : 'Ba ya aiki');
  return {
    ...email,
    subject: `${names(all(facts))} ${isStillDown(facts)}, ${lasts} ke nan${troubleAt(facts)}`,
    banner: { state: 'down', word: daily ? `${state}: tunatarwa` : `Har yanzu: ${state.toLowerCase()}` },
    heading: `${names(all(facts))} ${isStillDown(facts)}`,
    blocks: [
      { type: 'lead', text: `${capital(lasts)} ke nan, ${since(facts.startedAt, now, reader.timeZone)}.` },
      { type: 'text', text: whatHappened(facts) },
      ...lastHelpBlocks(facts.explanation, reader),
      ...whatItMeans(facts.explanation),
      { type: 'button', label: shared.seeWhatToDo, url: facts.incidentUrl },
      ...detailBlocks(facts.explanation),
      {
        type: 'small',
        text: daily
          ? `Wannan tunatarwa tana zuwa sau ɗaya a rana da ƙarfe 08:00, har ${facts.heartbeat ? 'aikin ya yi nasara' : 'sabar ɗin ya dawo aiki'}.`
          : `Kuna kan lamarin? Ku buɗe matsalar, ku danna ${buttons.onIt}. Daga nan za mu riƙa tunatar da ku sau ɗaya kawai a rana.`,
      },
    ],
  };
}

export function resolved(facts: RecoveryFacts, reader: Reader, now: Date): Email {
  const lasted = duration(facts.resolvedAt.getTime() - facts.startedAt.getTime());
  const backSince = `${facts.heartbeat ? 'Aikin ya sake yin nasara' : 'An dawo aiki'} ${since(facts.resolvedAt, now, reader.timeZone)}`;
  const rest = facts.stillDown.map(shortName).join(', ');
  return {
    subject: hasRunAgain(facts, lasted) ?? `${names(all(facts))} ${did(facts)} dawo aiki bayan ${lasted}`,
    preview: rest ? `${backSince}. Waɗanda ba su dawo ba tukuna: ${rest}.` : `${backSince}. ${shared.nothingToDo}`,
    banner: rest
      ? { state: 'warning', word: 'Wasu sun dawo aiki' }
      : { state: 'up', word: facts.heartbeat ? 'Ya yi nasara' : 'Ya dawo aiki' },
    heading: hasRunAgain(facts) ?? `${names(all(facts))} ${did(facts)} dawo aiki`,
    blocks: [
      { type: 'lead', text: `${backSince}, bayan ${lasted}.` },
      ...(rest ? [{ type: 'text', text: `Waɗanda ba su dawo ba tukuna a kan na’urar: ${rest}.` } as const] : []),
      { type: 'facts', rows: recoveryRows(facts, reader, now, lasted) },
      { type: 'button', label: shared.seeWhatHappened, url: facts.incidentUrl },
      {
        type: 'small',
        text: rest
          ? 'Za mu rubuto muku idan sauran sun dawo aiki.'
          : facts.heartbeat
            ? shared.nothingToDo
            : `${shared.nothingToDo} Idan abokan ciniki sun rubuto muku, yanzu ya dace ku gaya musu cewa ya dawo aiki.`,
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
    subject: `${names(all(facts))} ${did(facts)} tsaya ${lasted}, yanzu ${several(facts) ? 'suna' : 'yana'} aiki`,
    heading: `${names(all(facts))} ${several(facts) ? 'ba su yi aiki ba' : 'bai yi aiki ba'} har tsawon ${lasted}`,
    blocks: [
      {
        type: 'lead',
        text: `An daina aiki daga ${shortMoment(facts.startedAt, now, reader.timeZone)}, ${until(facts.resolvedAt, now, reader.timeZone)}. Yanzu an dawo aiki.`,
      },
      ...email.blocks.slice(1),
    ],
  };
}

export function whatItMeans(explanation: Explanation | null): Block[] {
  if (!explanation) return [];
  return [
    ...(explanation.whoIsAffected
      ? [{ type: 'text', text: `Waɗanda abin ya shafa: ${sentence(explanation.whoIsAffected)}` } as const]
      : []),
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
    ...(explanation.whoToCall ? [['Wanda zai iya taimakawa', sentence(explanation.whoToCall)] as [string, string]] : []),
  ];
}

function forCustomers(explanation: Explanation | null): Block[] {
  return explanation?.tellCustomers
    ? [{ type: 'quote', title: 'Saƙo don abokan cinikinku', text: sentence(explanation.tellCustomers) }]
    : [];
}

function recoveryRows(facts: RecoveryFacts, reader: Reader, now: Date, lasted: string): Array<[string, string]> {
  return [
    ['Tsawon lokaci', lasted],
    ['Farawa', capital(moment(facts.startedAt, now, reader.timeZone))],
    ['Dawowa', capital(moment(facts.resolvedAt, now, reader.timeZone))],
    causeOf(facts),
  ];
}
