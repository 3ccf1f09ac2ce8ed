import type { HeartbeatTrouble } from '../../domain/incident.js';
import type { OutageFacts } from '../facts.js';
import { sentence, shortName } from './phrases.js';

/** How a job is spoken of, where a server would be down. */
export const heartbeatWords: Record<HeartbeatTrouble, { is: string; isStill: string; banner: string }> = {
  missing: { is: 'is overdue', isStill: 'is still overdue', banner: 'Overdue' },
  failed: { is: 'has failed', isStill: 'has not run well yet', banner: 'Failed' },
  unfinished: { is: 'has not ended', isStill: 'has still not ended', banner: 'Not ended' },
};

export const bannerOf = ({ heartbeat }: OutageFacts): string | undefined => (heartbeat ? heartbeatWords[heartbeat].banner : undefined);

/** Where a server would be back; undefined unless it is about a job. */
export const hasRunAgain = ({ heartbeat, serverName }: OutageFacts, after?: string): string | undefined =>
  heartbeat ? `${shortName(serverName)} has run well again${after ? `, after ${after}` : ''}` : undefined;

/** What the job said, quoted, and where we were away ourselves. */
export const lastWordsOf = ({ heartbeat, explanation }: OutageFacts): string[] =>
  heartbeat ? (explanation?.evidence.map(sentence) ?? []) : [];

export const whenItRuns =
  'We write again when the job has run well. Are you on it? Open the incident and press "I\'m on it": that stops the reminders.';
export const runItOnce = 'We cannot start a job. Run it once: its next call tells us.';
export const nothingForCustomers = 'Customers see nothing of a job that did not run, so there is nothing to tell them.';
export const whyForJobs = 'You get this because e-mail alerts are on for your workspace. You can change that in the settings.';
