import { describe, expect, it } from '@jest/globals';
import { isAlive, decideRefresh, sessionEnds } from './session.js';
import type { Session } from './session.js';

const start = new Date('2026-03-02T12:00:00Z');
const after = (seconds: number) => new Date(start.getTime() + seconds * 1000);
const DAY = 24 * 3600;
const session = (more: Partial<Session> = {}): Session => ({
  id: 's',
  userId: 'u',
  generation: 3,
  createdAt: start,
  renewedAt: start,
  revokedAt: null,
  ...more,
});

describe('a session', () => {
  it('ends after a day without a refresh', () => {
    expect(isAlive(session(), after(DAY - 1))).toBe(true);
    expect(isAlive(session(), after(DAY))).toBe(false);
  });
  it('ends after two weeks, however often it is refreshed', () =>
    expect(sessionEnds(session({ renewedAt: after(13.5 * DAY) }))).toEqual(after(14 * DAY)));
  it('is refreshed by its current token', () => expect(decideRefresh(session(), 3, after(10))).toBe('renew'));
  it('returns the same tokens for the previous token, for a minute', () => {
    expect(decideRefresh(session(), 2, after(59))).toBe('repeat');
    expect(decideRefresh(session(), 2, after(60))).toBe('stolen');
  });
  it('treats an older token as stolen, even at once', () => expect(decideRefresh(session(), 1, after(1))).toBe('stolen'));
  it('is refreshed by a later token than a restored database knows', () => expect(decideRefresh(session(), 7, after(1))).toBe('renew'));
  it('is over once revoked, whatever is presented', () => expect(decideRefresh(session({ revokedAt: start }), 3, after(1))).toBe('over'));
});
