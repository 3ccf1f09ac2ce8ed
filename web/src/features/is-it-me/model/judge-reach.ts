import type { ServerSummaryResponse } from '@nowahala/api';

/** What one browser reached: its answer came, it did not come, or this browser may not ask. */
export type Reach = 'reached' | 'not-reached' | 'cannot-ask';

export type ReachSeen = { website: Reach; ours: Reach; elsewhere: Reach };

export type Verdict =
  | 'no-internet'
  | 'only-us'
  | 'works-everywhere'
  | 'works-here-only'
  | 'not-you'
  | 'only-you'
  | 'not-you-for-sure'
  | 'cannot-ask';

/** What the server looks like to NoWahala. `unsure` covers states in which nobody can say. */
type SeenByUs = 'up' | 'down' | 'unsure';

const SEEN: Partial<Record<ServerSummaryResponse['state'], SeenByUs>> = {
  up: 'up',
  slow: 'up',
  recovering: 'up',
  down: 'down',
  partial: 'down',
};

/** Whether it is the reader's phone, the reader's network or the website: one browser's view beside ours. */
export function judgeReach({ website, ours, elsewhere }: ReachSeen, state: ServerSummaryResponse['state']): Verdict {
  const seen = SEEN[state] ?? 'unsure';
  if (website === 'reached') return seen === 'down' ? 'works-here-only' : 'works-everywhere';
  if (ours === 'not-reached' && elsewhere !== 'reached') return 'no-internet';
  if (website === 'cannot-ask') return 'cannot-ask';
  if (elsewhere === 'not-reached') return 'only-us';
  if (seen === 'down') return 'not-you';
  return seen === 'up' ? 'only-you' : 'not-you-for-sure';
}
