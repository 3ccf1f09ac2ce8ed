import { DAY_MS, MINUTE_MS } from '@nowahala/kernel';

const IDLE_MS = DAY_MS;
const ABSOLUTE_MS = 14 * DAY_MS;
/** The previous refresh token is accepted this long, because two tabs may refresh at once or a response may be lost. */
const GRACE_MS = MINUTE_MS;
/** A log-in beyond them ends the one that was renewed longest ago. */
export const MOST_SESSIONS = 200;
export const ACCESS_TOKEN_MS = 15 * MINUTE_MS;

export interface Session {
  id: string;
  userId: string;
  /** Raised by each refresh; the current refresh token carries this number. */
  generation: number;
  createdAt: Date;
  renewedAt: Date;
  revokedAt: Date | null;
}

/** When the session ends unless it is refreshed before. */
export function sessionEnds(session: Pick<Session, 'createdAt' | 'renewedAt'>): Date {
  return new Date(Math.min(session.renewedAt.getTime() + IDLE_MS, session.createdAt.getTime() + ABSOLUTE_MS));
}

const before = (now: Date, ms: number): Date => new Date(now.getTime() - ms);

/** What is alive was created and renewed later than this. */
export const aliveSince = (now: Date) => ({ createdAt: before(now, ABSOLUTE_MS), renewedAt: before(now, IDLE_MS) });

/** What was renewed no later is over, also by a clock that is a day slow. */
export const surelyOverSince = (now: Date): Date => before(now, 2 * IDLE_MS);

export const isAlive = (session: Session, now: Date): boolean => session.revokedAt === null && now < sessionEnds(session);

export type RefreshDecision =
  /** The current token, or a later one that a restored database forgot: the generation after it begins. */
  | 'renew'
  /** The previous token within GRACE_MS: the current tokens are returned again. */
  | 'repeat'
  /** Any other token was copied: the session is revoked. */
  | 'stolen'
  | 'over';

/** What to do with a refresh token of this generation that is proven to be ours. */
export function decideRefresh(session: Session, presented: number, now: Date): RefreshDecision {
  if (!isAlive(session, now)) return 'over';
  if (presented >= session.generation) return 'renew';
  const justBefore = presented === session.generation - 1 && now.getTime() < session.renewedAt.getTime() + GRACE_MS;
  return justBefore ? 'repeat' : 'stolen';
}
