import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '@nowahala/testkit';
import { startIdentity, refused } from './app.js';
import type { IdentityApp } from './app.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let app: IdentityApp;
beforeAll(async () => void (app = await startIdentity()), 60_000);
afterAll(async () => app?.stop());

const renew = async (refreshToken: string) => (await app.anonymous.refresh({ refreshToken })).session!;

describe('a session', () => {
  it('has a token of fifteen minutes that is renewed without a password', async () => {
    const { session } = await app.register();
    expect(session.tokenExpiresAt!.getTime() - app.clock.nowMs()).toBeGreaterThan(14 * MINUTE);
    await app.clock.advance(15 * MINUTE);
    expect((await app.anonymous.introspectToken({ token: session.token })).active).toBe(false);
    const renewed = await renew(session.refreshToken);
    expect(renewed.refreshToken).not.toBe(session.refreshToken);
    expect(await app.anonymous.introspectToken({ token: renewed.token })).toMatchObject({ active: true, sessionId: session.sessionId });
  });

  it('gives ten tabs that renew at once the same next token', async () => {
    const { session } = await app.register();
    const tabs = await Promise.all(Array.from({ length: 10 }, () => renew(session.refreshToken)));
    expect(new Set(tabs.map(({ refreshToken }) => refreshToken)).size).toBe(1);
    await renew(tabs[0]!.refreshToken);
  });

  it('ends when a token that was renewed a minute ago comes back', async () => {
    const revoked = await app.collect('session.revoked');
    const { user, session } = await app.register();
    const renewed = await renew(session.refreshToken);
    await app.clock.advance(MINUTE);
    expect((await refused(app.anonymous.refresh({ refreshToken: session.refreshToken }))).code).toBe('SESSION_OVER');
    expect((await refused(app.anonymous.refresh({ refreshToken: renewed.refreshToken }))).code).toBe('SESSION_OVER');
    expect((await app.anonymous.introspectToken({ token: renewed.token })).active).toBe(false);
    await eventually('session.revoked', () =>
      revoked.some(({ userId, sessionId }) => userId === user.id && sessionId === session.sessionId),
    );
    expect(
      await app.database.query(`SELECT 1 FROM identity.audit_log WHERE action = 'session.stolen' AND actor = $1`, [user.id]),
    ).toHaveLength(1);
  });

  it('ends after a day without a refresh', async () => {
    const { session } = await app.register();
    await app.clock.advance(24 * HOUR);
    expect((await refused(app.anonymous.refresh({ refreshToken: session.refreshToken }))).kind).toBe('unauthenticated');
  });

  it('ends after fourteen days, however often it is renewed', async () => {
    let { session } = await app.register();
    for (let n = 0; n < 16; n += 1) {
      await app.clock.advance(20 * HOUR);
      session = await renew(session.refreshToken);
    }
    expect(session.refreshExpiresAt!.getTime() - app.clock.nowMs()).toBeLessThanOrEqual(16 * HOUR);
    await app.clock.advance(17 * HOUR);
    expect((await refused(app.anonymous.refresh({ refreshToken: session.refreshToken }))).code).toBe('SESSION_OVER');
  });

  it('is not opened by an invented token', async () => {
    const { session } = await app.register();
    const [id, , code] = session.refreshToken.split('.');
    for (const refreshToken of [
      '',
      'x',
      `${id}.2.${code}`,
      `${id}.1.${code}x`,
      `${id}.0.${code}`,
      `${id}.1`,
      `not-an-id.1.${code}`,
      `${id}.1.${code}.x`,
      `${id}.99999999999.${code}`,
    ]) {
      expect((await refused(app.anonymous.refresh({ refreshToken }))).code).toBe('SESSION_OVER');
    }
    await renew(session.refreshToken);
  });

  it('ends on one device only when the user logs out there', async () => {
    const { user, session, request } = await app.register();
    const phone = (await app.anonymous.login({ ...request, ipHash: 'phone' })).session!;
    await app.as(user.id).logout({ sessionId: session.sessionId, refreshToken: '' });
    expect((await app.anonymous.introspectToken({ token: session.token })).active).toBe(false);
    expect((await app.anonymous.introspectToken({ token: phone.token })).active).toBe(true);
    await app.anonymous.logout({ sessionId: '', refreshToken: phone.refreshToken });
    expect((await app.anonymous.introspectToken({ token: phone.token })).active).toBe(false);
    await app.anonymous.logout({ sessionId: 'nonsense', refreshToken: 'nonsense' });
  });

  it('cannot be ended by another user', async () => {
    const [ada, bola] = [await app.register(), await app.register()];
    await app.as(bola.user.id).logout({ sessionId: ada.session.sessionId, refreshToken: '' });
    await app.anonymous.logout({ sessionId: ada.session.sessionId, refreshToken: '' });
    expect((await app.anonymous.introspectToken({ token: ada.session.token })).active).toBe(true);
  });
});
