import type { Explanation } from '../../domain/explanation.js';
import type { OutageFacts, Reader, RecoveryFacts } from '../facts.js';
import type { Block, Email } from '../email.js';
import { causeOf } from './cause.js';
import { lastHelpBlocks } from './done-steps.js';
import { bannerOf, hasRunAgain, lastWordsOf, whenItRuns, whyForJobs } from './heartbeat.js';
import { isDown, isStillDown, troubleAt, whatHappened } from './network.js';
import { count, duration, moment, shortMoment } from './times.js';
import { capital, names, sentence, shortName } from './phrases.js';

const language = 'en';
const why = 'You get this because e-mail alerts are on for this server. You can change that on its page.';

const all = (facts: OutageFacts) => [facts.serverName, ...facts.alsoDown];

export function down(facts: OutageFacts, reader: Reader, now: Date): Email {
  const together = facts.alsoDown.length > 0;
  return {
    subject: `${names(all(facts))} ${isDown(facts)} since ${shortMoment(facts.startedAt, now, reader.timeZone)}${troubleAt(facts)}`,
    preview: whatHappened(facts),
    banner: { state: 'down', word: bannerOf(facts) ?? (facts.network ? 'Cannot be reached' : 'Down') },
    heading: `${names(all(facts))} ${isDown(facts)} since ${shortMoment(facts.startedAt, now, reader.timeZone)}`,
    blocks: [
      { type: 'lead', text: whatHappened(facts) },
      ...lastWordsOf(facts).map((text) => ({ type: 'text', text }) as const),
      ...(together && !facts.network
        ? [
            {
              type: 'text',
              text: `${count(all(facts).length, 'server')} on the same machine stopped together: ${all(facts).map(shortName).join(', ')}. Fixing the machine should bring all of them back.`,
            } as const,
          ]
        : []),
      ...lastHelpBlocks(facts.explanation, reader),
      ...whatItMeans(facts.explanation),
      { type: 'button', label: 'See what to do', url: facts.incidentUrl },
      ...detailBlocks(facts.explanation),
      ...forCustomers(facts.explanation),
      {
        type: 'small',
        text: facts.heartbeat
          ? whenItRuns
          : 'We check every minute now and write again when it is back. Are you on it? Open the incident and press "I\'m on it": that stops the reminders.',
      },
    ],
    why: facts.heartbeat ? whyForJobs : why,
    language,
  };
}

/** It was reached from some places until now. */
export function worsened(facts: OutageFacts, reader: Reader, now: Date): Email {
  const { blocks, ...email } = down(facts, reader, now);
  const until = { type: 'text', text: 'Until now some visitors got through. Now it is not reached from any place.' } as const;
  return { ...email, blocks: [blocks[0]!, until, ...blocks.slice(1)] };
}

export function reminder(facts: OutageFacts, reader: Reader, now: Date, daily: boolean): Email {
  const email = down(facts, reader, now);
  const lasts = duration(now.getTime() - facts.startedAt.getTime());
  return {
    ...email,
    subject: `${names(all(facts))} ${isStillDown(facts)}, ${lasts} so far${troubleAt(facts)}`,
    banner: {
      state: 'down',
      word: `${bannerOf(facts) ?? (facts.network ? 'Still cannot be reached' : 'Still down')}${daily ? ': daily reminder' : ''}`,
    },
    heading: `${names(all(facts))} ${isStillDown(facts)}`,
    blocks: [
      {
        type: 'lead',
        text: `${capital(lasts)} so far, since ${shortMoment(facts.startedAt, now, reader.timeZone)}.`,
      },
      { type: 'text', text: whatHappened(facts) },
      ...lastHelpBlocks(facts.explanation, reader),
      ...whatItMeans(facts.explanation),
      { type: 'button', label: 'See what to do', url: facts.incidentUrl },
      ...detailBlocks(facts.explanation),
      {
        type: 'small',
        text: daily
          ? `This reminder comes once a day at 08:00 until the ${facts.heartbeat ? 'job has run well' : 'server is back'}.`
          : 'Are you on it? Open the incident and press "I\'m on it". Then we only remind you once a day.',
      },
    ],
  };
}

export function resolved(facts: RecoveryFacts, reader: Reader, now: Date): Email {
  const lasted = duration(facts.resolvedAt.getTime() - facts.startedAt.getTime());
  const isAre = facts.alsoDown.length > 0 ? 'are' : 'is';
  const rest = facts.stillDown.map(shortName).join(', ');
  const backSince = `${facts.heartbeat ? 'It has run well' : 'Back'} since ${shortMoment(facts.resolvedAt, now, reader.timeZone)}`;
  return {
    subject: hasRunAgain(facts, lasted) ?? `${names(all(facts))} ${isAre} back, down for ${lasted}`,
    preview: `${backSince}. ${rest ? `Still down: ${rest}.` : 'Nothing more to do now.'}`,
    banner: rest ? { state: 'warning', word: 'Partly back' } : { state: 'up', word: facts.heartbeat ? 'Has run well' : 'Back up' },
    heading: hasRunAgain(facts) ?? `${names(all(facts))} ${isAre} back`,
    blocks: [
      { type: 'lead', text: `${backSince}, after ${lasted}.` },
      ...(rest ? [{ type: 'text', text: `Still down on the same machine: ${rest}.` } as const] : []),
      { type: 'facts', rows: recoveryRows(facts, reader, now, lasted) },
      { type: 'button', label: 'See what happened', url: facts.incidentUrl },
      {
        type: 'small',
        text: rest
          ? 'We write again when the rest is back.'
          : facts.heartbeat
            ? 'Nothing more to do now.'
            : 'Nothing more to do now. If customers wrote to you, this is a good moment to tell them it works again.',
      },
    ],
    why: facts.heartbeat ? whyForJobs : why,
    language,
  };
}

/** Beginning and end in one mail, where the alert never left (a short outage, or a provider that was away). */
export function downAndBack(facts: RecoveryFacts, reader: Reader, now: Date): Email {
  const lasted = duration(facts.resolvedAt.getTime() - facts.startedAt.getTime());
  const were = facts.alsoDown.length > 0 ? 'were' : 'was';
  const email = resolved(facts, reader, now);
  if (facts.heartbeat) return email;
  return {
    ...email,
    subject: `${names(all(facts))} ${were} down for ${lasted} and ${facts.alsoDown.length > 0 ? 'are' : 'is'} back`,
    heading: `${names(all(facts))} ${were} down for ${lasted}`,
    blocks: [
      {
        type: 'lead',
        text: `Down from ${shortMoment(facts.startedAt, now, reader.timeZone)} to ${shortMoment(facts.resolvedAt, now, reader.timeZone)}. It works again.`,
      },
      ...email.blocks.slice(1),
    ],
  };
}

export function whatItMeans(explanation: Explanation | null): Block[] {
  if (!explanation) return [];
  return [
    ...(explanation.whoIsAffected ? [{ type: 'text', text: `Who is affected: ${sentence(explanation.whoIsAffected)}` } as const] : []),
    ...(explanation.doNow.length > 0 ? [{ type: 'steps', title: 'What to do now', steps: explanation.doNow.map(sentence) } as const] : []),
  ];
}

export function detailBlocks(explanation: Explanation | null): Block[] {
  const rows = explanation ? details(explanation) : [];
  return rows.length > 0 ? [{ type: 'facts', rows }] : [];
}

function details(explanation: Explanation): Array<[string, string]> {
  return [
    ...(explanation.likelyCause ? [causeOf({ explanation, cause: '' })] : []),
    ...(explanation.whoToCall ? [['Who can help', sentence(explanation.whoToCall)] as [string, string]] : []),
  ];
}

function forCustomers(explanation: Explanation | null): Block[] {
  return explanation?.tellCustomers
    ? [
        {
          type: 'quote',
          title: 'A text for your customers',
          text: sentence(explanation.tellCustomers),
        },
      ]
    : [];
}

function recoveryRows(facts: RecoveryFacts, reader: Reader, now: Date, lasted: string): Array<[string, string]> {
  return [
    ['How long', lasted],
    ['From', capital(moment(facts.startedAt, now, reader.timeZone))],
    ['To', capital(moment(facts.resolvedAt, now, reader.timeZone))],
    causeOf(facts),
  ];
}
