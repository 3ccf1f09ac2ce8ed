import type { HeartbeatTrouble } from '../../domain/incident.js';
import type { OutageFacts } from '../facts.js';
import { buttons, sentence, shortName } from './phrases.js';

/** How a job is spoken of, where a server would be down. */
export const heartbeatWords: Record<HeartbeatTrouble, { is: string; isStill: string; banner: string }> = {
  missing: { is: 'don late', isStill: 'still dey late', banner: 'Don late' },
  failed: { is: 'don fail', isStill: 'neva run well yet', banner: 'Don fail' },
  unfinished: { is: 'neva end', isStill: 'still neva end', banner: 'Neva end' },
};

export const bannerOf = ({ heartbeat }: OutageFacts): string | undefined => (heartbeat ? heartbeatWords[heartbeat].banner : undefined);

/** Where a server would be back; undefined unless it is about a job. */
export const hasRunAgain = ({ heartbeat, serverName }: OutageFacts, after?: string): string | undefined =>
  heartbeat ? `${shortName(serverName)} don run well again${after ? `, after ${after}` : ''}` : undefined;

/** What the job said, quoted, and where we were away ourselves. */
export const lastWordsOf = ({ heartbeat, explanation }: OutageFacts): string[] =>
  heartbeat ? (explanation?.evidence.map(sentence) ?? []) : [];

export const whenItRuns = `We go write again when di job don run well. You dey on top am? Open di incident and press ${buttons.onIt}: dat one go stop di reminders.`;
export const runItOnce = 'We no fit start job. Run am one time: im next call go tell us.';
export const nothingForCustomers = 'Customers no dey see anything when one job no run, so nothing dey to tell dem.';
export const whyForJobs = 'You get dis because e-mail alerts dey on for your workspace. You fit change am for Settings.';
