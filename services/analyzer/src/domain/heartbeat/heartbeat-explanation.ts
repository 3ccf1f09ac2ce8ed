import { inEnglish } from '../advice/diagnosis.js';
import type { Explanation } from '../advice/explanation.js';
import type { Phrase } from '../advice/phrase.js';
import { heartbeat as sentences } from '../advice/sentences/en/heartbeat.js';
import type { HeartbeatTrouble } from './heartbeat.js';

export interface HeartbeatFacts {
  name: string;
  trouble: HeartbeatTrouble;
  exitCode: number | null;
  /** What the job said at the run that it is about, and at the one before. */
  words: string;
  wordsBefore: string;
  /** We were away ourselves while it was expected. */
  missedByUs: boolean;
}

const QUOTED_MAX = 300;

/** What is said of a job. Its own last words are quoted as what they are: text of somebody else. */
export function describeHeartbeat(facts: HeartbeatFacts): { cause: string; explanation: Explanation } {
  const { name, trouble, exitCode, missedByUs } = facts;
  const own = `heartbeat/${trouble}`;
  const code = trouble === 'failed' && exitCode !== null ? 'Code' : '';
  return inEnglish(
    {
      cause: [`${own}/cause${code}`],
      whatHappened: [`${own}/happened${code}`],
      whoIsAffected: [`${own}/who`],
      likelyCause: [`${own}/why`],
      doNow: sentences[trouble].steps.map((_step, at) => [`${own}/steps/${at}`]),
      tellCustomers: [],
      whoToCall: ['heartbeat/call'],
      evidence: [...(missedByUs ? ['heartbeat/missedByUs'] : []), ...lastWords(facts)],
      facts: { name, ...(exitCode === null ? {} : { exitCode }) },
    },
    trouble === 'failed' ? 'high' : 'medium',
  );
}

function lastWords({ words, wordsBefore }: HeartbeatFacts): Phrase[] {
  if (words !== '') return [{ id: 'heartbeat/lastWords', facts: { lastWords: cut(words) } }];
  return wordsBefore === '' ? [] : [{ id: 'heartbeat/wordsBefore', facts: { lastWords: cut(wordsBefore) } }];
}

/** The end of a job's words says how it ended; quotation marks and control characters would break the quotation. */
function cut(words: string): string {
  const line = words
    .replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .replaceAll(/[“”"]/g, "'")
    .trim();
  const characters = [...line];
  return characters.length <= QUOTED_MAX ? line : `…${characters.slice(-QUOTED_MAX).join('')}`;
}
