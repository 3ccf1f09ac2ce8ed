import { DAY_MS, MINUTE_MS } from '@nowahala/kernel';

const IDLE_MS = DAY_MS;
const ABSOLUTE_MS = 14 * DAY_MS;
/** A renewed token's predecessor stays good this long: two tabs, or an answer lost on the way. */
const GRACE_MS = MINUTE_MS;
export const ACCESS_TOKEN_MS = 15 * MINUTE_MS;

export interface Session {
  id: string;
  userId: string;
  /** Grows with every renewal; names the refresh token that is good now. */
  generation: number;
  createdAt: Date;
  renewedAt: Date;
  revokedAt: Date | null;
}

/** Until when the session lives if nobody renews it. */
export function sessionEnds(session: Pick<Session, 'createdAt' | 'renewedAt'>): Date {
  return new Date(Math.min(session.renewedAt.getTime() + IDLE_MS, session.createdAt.getTime() + ABSOLUTE_MS));
}

export const isAlive = (session: Session, now: Date): boolean => session.revokedAt === null && now < sessionEnds(session);

export type RefreshDecision =
  /** The token was the current one: the next generation begins. */
  | 'renew'
  /** The one before, moments ago: the same answer again. */
  | 'repeat'
  /** An older one: somebody copied it. The whole session ends. */
  | 'stolen'
  | 'over';

/** What a refresh token of this generation is worth now. */
export function decideRefresh(session: Session, presented: number, now: Date): RefreshDecision {
  if (!isAlive(session, now)) return 'over';
  if (presented === session.generation) return 'renew';
  const justBefore = presented === session.generation - 1 && now.getTime() < session.renewedAt.getTime() + GRACE_MS;
  return justBefore ? 'repeat' : 'stolen';
}
