import type { Explanation } from '../../domain/explanation.js';
import type { OutageFacts, Reader, RecoveryFacts } from '../facts.js';
import type { Block, Email } from '../email.js';
import { causeOf } from './cause.js';
import { lastHelpBlocks } from './done-steps.js';
import { bannerOf, hasRunAgain, lastWordsOf, whenItRuns, whyForJobs } from './heartbeat.js';
import { isDown, isStillDown, troubleAt, whatHappened } from './network.js';
import { buttons, capital, names, sentence, shared, shortName } from './phrases.js';
import { count, duration, moment, noun, shortMoment } from './times.js';

const language = 'pcm';
const why = shared.whyServer;

const all = (facts: OutageFacts) => [facts.serverName, ...facts.alsoDown];

export function down(facts: OutageFacts, reader: Reader, now: Date): Email {
  const began = `since ${shortMoment(facts.startedAt, now, reader.timeZone)}`;
  return {
    subject: `${names(all(facts))} ${isDown(facts)} ${began}${troubleAt(facts)}`,
    preview: whatHappened(facts),
    banner: { state: 'down', word: bannerOf(facts) ?? (facts.network ? 'No dey open' : 'Down') },
    heading: `${names(all(facts))} ${isDown(facts)} ${began}`,
    blocks: [
      { type: 'lead', text: whatHappened(facts) },
      ...lastWordsOf(facts).map((text) => ({ type: 'text', text }) as const),
      ...(facts.alsoDown.length > 0 && !facts.network
        ? [
            {
              type: 'text',
              text: `${count(all(facts).length, noun('server'))} for di same machine stop together: ${all(facts).map(shortName).join(', ')}. If di machine work again, all of dem suppose come back.`,
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
          : `We dey check every minute now and we go write again when e don come back. You dey on top am? Open di incident and press ${buttons.onIt}: dat one go stop di reminders.`,
      },
    ],
    why: facts.heartbeat ? whyForJobs : why,
    language,
  };
}

/** It was reached from some places until now. */
export function worsened(facts: OutageFacts, reader: Reader, now: Date): Email {
  const { blocks, ...email } = down(facts, reader, now);
  const before = { type: 'text', text: 'Before now, some visitors dey enter. Now e no dey open from any place.' } as const;
  return { ...email, blocks: [blocks[0]!, before, ...blocks.slice(1)] };
}

export function reminder(facts: OutageFacts, reader: Reader, now: Date, daily: boolean): Email {
  const email = down(facts, reader, now);
  const lasts = duration(now.getTime() - facts.startedAt.getTime());
  const state = bannerOf(facts) ?? (facts.network ? 'Still no dey open' : 'Still dey down');
  return {
    ...email,
    subject: `${names(all(facts))} ${isStillDown(facts)}, ${lasts} so far${troubleAt(facts)}`,
    banner: { state: 'down', word: daily ? `${state}: reminder` : state },
    heading: `${names(all(facts))} ${isStillDown(facts)}`,
    blocks: [
      { type: 'lead', text: `${capital(lasts)} so far, since ${shortMoment(facts.startedAt, now, reader.timeZone)}.` },
      { type: 'text', text: whatHappened(facts) },
      ...lastHelpBlocks(facts.explanation, reader),
      ...whatItMeans(facts.explanation),
      { type: 'button', label: shared.seeWhatToDo, url: facts.incidentUrl },
      ...detailBlocks(facts.explanation),
      {
        type: 'small',
        text: daily
          ? `Dis reminder dey come once a day at 08:00 till di ${facts.heartbeat ? 'job don run well' : 'server don come back'}.`
          : `You dey on top am? Open di incident and press ${buttons.onIt}. After dat we go remind you only once a day.`,
      },
    ],
  };
}

export function resolved(facts: RecoveryFacts, reader: Reader, now: Date): Email {
  const lasted = duration(facts.resolvedAt.getTime() - facts.startedAt.getTime());
  const back = `E don ${facts.heartbeat ? 'run well again' : 'come back'} since ${shortMoment(facts.resolvedAt, now, reader.timeZone)}`;
  const rest = facts.stillDown.map(shortName).join(', ');
  return {
    subject: hasRunAgain(facts, lasted) ?? `${names(all(facts))} don come back after ${lasted}`,
    preview: `${back}. ${rest ? `Still down: ${rest}.` : shared.nothingToDo}`,
    banner: rest
      ? { state: 'warning', word: 'Some don come back' }
      : { state: 'up', word: facts.heartbeat ? 'Don run well' : 'Don come back' },
    heading: hasRunAgain(facts) ?? `${names(all(facts))} don come back`,
    blocks: [
      { type: 'lead', text: `${back}, after ${lasted}.` },
      ...(rest ? [{ type: 'text', text: `Still dey down for di same machine: ${rest}.` } as const] : []),
      { type: 'facts', rows: recoveryRows(facts, reader, now, lasted) },
      { type: 'button', label: shared.seeWhatHappened, url: facts.incidentUrl },
      {
        type: 'small',
        text: rest
          ? 'We go write again when di rest don come back.'
          : facts.heartbeat
            ? shared.nothingToDo
            : `${shared.nothingToDo} If customers don write you, tell dem now say e dey work again.`,
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
    subject: `${names(all(facts))} bin dey down for ${lasted}, don come back`,
    heading: `${names(all(facts))} bin dey down for ${lasted}`,
    blocks: [
      {
        type: 'lead',
        text: `E bin dey down from ${shortMoment(facts.startedAt, now, reader.timeZone)} to ${shortMoment(facts.resolvedAt, now, reader.timeZone)}. E dey work again.`,
      },
      ...email.blocks.slice(1),
    ],
  };
}

export function whatItMeans(explanation: Explanation | null): Block[] {
  if (!explanation) return [];
  return [
    ...(explanation.whoIsAffected ? [{ type: 'text', text: `Who e affect: ${sentence(explanation.whoIsAffected)}` } as const] : []),
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
    ...(explanation.whoToCall ? [['Who fit help', sentence(explanation.whoToCall)] as [string, string]] : []),
  ];
}

function forCustomers(explanation: Explanation | null): Block[] {
  return explanation?.tellCustomers ? [{ type: 'quote', title: 'Wetin to tell customers', text: sentence(explanation.tellCustomers) }] : [];
}

function recoveryRows(facts: RecoveryFacts, reader: Reader, now: Date, lasted: string): Array<[string, string]> {
  return [
    ['How long', lasted],
    ['From', capital(moment(facts.startedAt, now, reader.timeZone))],
    ['To', capital(moment(facts.resolvedAt, now, reader.timeZone))],
    causeOf(facts),
  ];
}
