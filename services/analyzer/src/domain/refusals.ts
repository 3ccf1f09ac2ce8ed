import { refusal } from '@nowahala/platform';

/** Every no of this service that has a code of its own. */
export const refusals = {
  tooManyRenewals: (most: number) =>
    refusal('TOO_MANY_RENEWALS', 'conflict', `A server has at most ${most} dates. Please delete one that is over first.`),
  notSlow: () => refusal('NOT_SLOW', 'conflict', 'This server is not slow at the moment, so there is nothing to change.'),
  tooManyNewErrors: (most: number, retryAfterSeconds: number) =>
    refusal(
      'TOO_MANY_NEW_ERRORS',
      'limited',
      `Your programs sent ${most} different new errors today, so this one was not kept. Errors that we know are still counted.`,
      { retryAfterSeconds },
    ),
  closedByHand: () =>
    refusal(
      'INCIDENT_CLOSED',
      'conflict',
      'This outage was closed when the server was paused, deleted or given another address, so nothing was checked.',
    ),
  nothingToCheck: () => refusal('NOTHING_TO_CHECK', 'conflict', 'We cannot start a job. Run it once: its next call tells us.'),
  stepCheckedJustNow: (waitMs: number) => {
    const retryAfterSeconds = Math.ceil(waitMs / 1000);
    return refusal('STEP_CHECKED_JUST_NOW', 'limited', `We have just checked. Try again in ${retryAfterSeconds} seconds.`, {
      retryAfterSeconds,
    });
  },
};
