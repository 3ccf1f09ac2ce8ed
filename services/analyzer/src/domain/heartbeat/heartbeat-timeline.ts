import type { ResolvedReason } from '../incident/incident.js';
import type { HeartbeatTrouble } from './heartbeat.js';

/** How an incident of a heartbeat began and why it was notified. */
export const beginningOf: Record<HeartbeatTrouble, { first: string; opened: string }> = {
  missing: { first: 'The job was expected from here on.', opened: 'It had not reported within the time that you allow, so we told you.' },
  failed: { first: 'The job reported that it failed.', opened: 'We told you.' },
  unfinished: {
    first: 'The job reported that it began.',
    opened: 'It had not reported an end within the time that you allow, so we told you.',
  },
};

/** Of a job; the other reasons are of slow servers. */
export const endOf: Partial<Record<ResolvedReason, string>> = {
  recovered: 'The job reported that it ended well.',
  paused: 'You paused this job, so we stopped expecting it.',
  deleted: 'You deleted this job, so we stopped expecting it.',
  reconfigured: 'You changed this job, so we started afresh.',
};
