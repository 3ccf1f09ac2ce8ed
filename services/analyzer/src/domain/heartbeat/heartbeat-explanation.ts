import type { Explanation } from '../advice/explanation.js';
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

const causes: Record<HeartbeatTrouble, (facts: HeartbeatFacts) => string> = {
  missing: () => 'The job did not report when it was expected',
  failed: ({ exitCode }) => (exitCode === null ? 'The job reported that it failed' : `The job ended with the error code ${exitCode}`),
  unfinished: () => 'The job began and has not reported an end',
};

export const causeOfHeartbeat = (facts: HeartbeatFacts): string => causes[facts.trouble](facts);

/** What is said of a job. Its own last words are quoted as what they are: text of somebody else. */
export function explanationOfHeartbeat(facts: HeartbeatFacts): Explanation {
  const { trouble, missedByUs } = facts;
  return {
    ...texts[trouble](facts),
    tellCustomers: '',
    whoToCall: 'Whoever set the job up, or the support of the company whose machine it runs on.',
    confidence: trouble === 'failed' ? 'high' : 'medium',
    evidence: [
      ...(missedByUs ? ['We could not take calls ourselves for a while, so it may have run without our hearing of it.'] : []),
      ...lastWords(facts),
    ],
    source: 'rules',
  };
}

type Texts = Pick<Explanation, 'whatHappened' | 'whoIsAffected' | 'likelyCause' | 'doNow'>;

const texts: Record<HeartbeatTrouble, (facts: HeartbeatFacts) => Texts> = {
  missing: ({ name }) => ({
    whatHappened: `${name} was expected to report and did not.`,
    whoIsAffected: 'Nobody sees it yet. But what the job does, such as a backup, may be missing on the day you need it.',
    likelyCause: 'The job did not start: its machine was off, its timetable was changed or lost, or it cannot reach the internet.',
    doNow: [
      'Look whether the machine that runs the job is on.',
      'Look at its timetable (cron, or the task scheduler) and whether the line with our address is still in it.',
      'Start the job once by hand and watch whether it reports here.',
    ],
  }),
  failed: ({ name, exitCode }) => ({
    whatHappened: exitCode === null ? `${name} reported that it failed.` : `${name} ended with the error code ${exitCode}, so it failed.`,
    whoIsAffected: 'Nobody sees it yet. But this run of the job did not do its work.',
    likelyCause: 'The program of the job met an error, often a full disk, a changed password or a file that is in use.',
    doNow: [
      'Read the last words of the job: they stand in the evidence and on its page.',
      'Look whether the disk of its machine is full.',
      'Start the job once by hand and watch whether it ends well.',
    ],
  }),
  unfinished: ({ name }) => ({
    whatHappened: `${name} began and has not said that it ended.`,
    whoIsAffected: 'Nobody sees it yet. But this run of the job may not have done its work.',
    likelyCause: 'The job hangs, was stopped half-way, or takes longer than you allowed.',
    doNow: [
      'Look on its machine whether the job is still running.',
      'If it hangs, stop it and start it once by hand.',
      'If it only takes longer now, give it more time on its page.',
    ],
  }),
};

function lastWords({ words, wordsBefore }: HeartbeatFacts): string[] {
  if (words !== '') return [`The last words of this run: “${cut(words)}”`];
  return wordsBefore === '' ? [] : [`The last words of the run before: “${cut(wordsBefore)}”`];
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
