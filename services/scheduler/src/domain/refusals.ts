import { sharedSentences } from '@nowahala/kernel';
import { notFound, refusal } from '@nowahala/platform';

export const refusals = {
  notFound,
  serverPaused: () => refusal('SERVER_PAUSED', 'conflict', 'This server is paused. Resume it first, then check it.'),
  noActivePlan: () => refusal('NO_ACTIVE_PLAN', 'conflict', sharedSentences.checksPaused),
  checkedJustNow: (waitMs: number) =>
    refusal('CHECKED_JUST_NOW', 'limited', 'This server was checked less than a minute ago. Please wait a moment.', {
      retryAfterSeconds: Math.ceil(waitMs / 1000),
    }),
} as const;
