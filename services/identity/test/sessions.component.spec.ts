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

  it('outlives a restore of the database that forgot its last renewals, and still ends by an older token', async () => {
    const { user, session } = await app.register();
    const newest = await renew((await renew(session.refreshToken)).refreshToken);
    await app.database.query('UPDATE identity.session SET generation = 1 WHERE id = $1', [session.sessionId]);
    const tabs = await Promise.all([renew(newest.refreshToken), renew(newest.refreshToken)]);
    expect(tabs[0]!.refreshToken).toBe(tabs[1]!.refreshToken);
    const stolen = () => app.database.query(`SELECT 1 FROM identity.audit_log WHERE action = 'session.stolen' AND actor = $1`, [user.id]);
    expect(await stolen()).toEqual([]);
    expect((await refused(app.anonymous.refresh({ refreshToken: session.refreshToken }))).code).toBe('SESSION_OVER');
    expect(await stolen()).toHaveLength(1);
    expect((await refused(app.anonymous.refresh({ refreshToken: tabs[0]!.refreshToken }))).code).toBe('SESSION_OVER');
  });

  it('is judged by the clock of the database, whatever that of a machine says', async () => {
    const { session } = await app.register();
    const renewed = await renew(session.refreshToken);
    const again = await app.onMachine(2 * HOUR, () => renew(session.refreshToken));
    expect(again.refreshToken).toBe(renewed.refreshToken);
    expect((await app.anonymous.introspectToken({ token: again.token })).active).toBe(true);
    await app.clock.advance(24 * HOUR);
    expect((await refused(app.onMachine(-2 * HOUR, () => renew(renewed.refreshToken)))).code).toBe('SESSION_OVER');
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

describe('the devices that are signed in', () => {
  const android = 'Mozilla/5.0 (Linux; Android 14; TECNO KL4) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36';
  const device = { userAgent: android, place: '102.89.34.x' };
  const idsOf = async (userId: string) => (await app.as(userId).listSessions({ userId })).sessions.map(({ sessionId }) => sessionId);

  it('are listed with what they are, the last seen first, and no longer once they ended', async () => {
    const { user, session, request } = await app.register();
    await app.clock.advance(MINUTE);
    const phone = (await app.anonymous.login({ ...request, device })).session!;
    const { sessions } = await app.as(user.id).listSessions({ userId: user.id });
    expect(sessions).toEqual([
      {
        sessionId: phone.sessionId,
        browser: 'Chrome',
        system: 'Android',
        place: '102.89.34.x',
        createdAt: expect.any(Date),
        lastSeenAt: expect.any(Date),
      },
      expect.objectContaining({ sessionId: session.sessionId, browser: '', system: '', place: '' }),
    ]);
    await app.anonymous.refresh({ refreshToken: session.refreshToken, device: { userAgent: 'curl/8.5.0', place: '10.0.0.x' } });
    expect((await app.as(user.id).listSessions({ userId: user.id })).sessions[0]).toMatchObject({
      sessionId: session.sessionId,
      browser: 'curl',
      place: '10.0.0.x',
    });
    await app.clock.advance(24 * HOUR);
    expect(await idsOf(user.id)).toEqual([]);
  });

  it('are signed out one by one, or all but one', async () => {
    const revoked = await app.collect('session.revoked');
    const { user, session, request } = await app.register();
    const others = await Promise.all([1, 2, 3].map(async () => (await app.anonymous.login({ ...request, device })).session!));
    const client = app.as(user.id);
    await client.revokeSession({ userId: user.id, sessionId: others[0]!.sessionId });
    expect((await app.anonymous.introspectToken({ token: others[0]!.token })).active).toBe(false);
    expect(await idsOf(user.id)).toHaveLength(3);
    expect((await refused(client.revokeSession({ userId: user.id, sessionId: others[0]!.sessionId }))).code).toBe('NOT_FOUND');
    const { sessionIds } = await client.revokeOtherSessions({ userId: user.id, sessionId: session.sessionId });
    expect(sessionIds.toSorted()).toEqual([others[1]!.sessionId, others[2]!.sessionId].toSorted());
    expect(await idsOf(user.id)).toEqual([session.sessionId]);
    expect((await app.anonymous.introspectToken({ token: session.token })).active).toBe(true);
    await eventually('session.revoked', () =>
      [others[0]!.sessionId, ''].every((sessionId) => revoked.some((one) => one.userId === user.id && one.sessionId === sessionId)),
    );
  });

  /** So many more, each renewed a second before the other. */
  const addOlder = (sessionId: string, count: number) =>
    app.database.query(
      `INSERT INTO identity.session (id, user_id, salt, created_at, renewed_at)
       SELECT gen_random_uuid(), user_id, salt, created_at - n * interval '1 second', renewed_at - n * interval '1 second'
       FROM identity.session, generate_series(1, $2::int) AS n WHERE id = $1`,
      [sessionId, count],
    );

  it('are two hundred at most: a log-in beyond them ends those seen longest ago', async () => {
    const revoked = await app.collect('session.revoked');
    const { user, session, request } = await app.register();
    await addOlder(session.sessionId, 299);
    // Neither of these lives any more, so none of the two hundred is theirs.
    await app.database.query(
      `INSERT INTO identity.session (id, user_id, salt, created_at, renewed_at, revoked_at)
       SELECT gen_random_uuid(), user_id, salt, created_at - age, renewed_at, now FROM identity.session,
         (VALUES (interval '14 days', NULL::timestamptz), (interval '0', now())) AS over (age, now) WHERE id = $1`,
      [session.sessionId],
    );
    const living = () =>
      app.database.query(
        `SELECT id, extract(epoch FROM (SELECT renewed_at FROM identity.session WHERE id = $2) - renewed_at)::int AS age FROM identity.session
         WHERE user_id = $1 AND revoked_at IS NULL AND created_at > $3 ORDER BY renewed_at DESC`,
        [user.id, session.sessionId, new Date(app.clock.nowMs() - 24 * HOUR)],
      );
    const newest = (await app.anonymous.login({ ...request, device })).session!;
    const [first, ...others] = await living();
    expect(first!.id).toBe(newest.sessionId);
    expect(others.map(({ age }) => age)).toEqual(Array.from({ length: 199 }, (_, age) => age));
    expect((await app.anonymous.introspectToken({ token: session.token })).active).toBe(true);
    const ofUser = () => revoked.filter(({ userId }) => userId === user.id).map(({ sessionId }) => sessionId);
    await eventually('session.revoked', () => ofUser().length > 0);
    expect(ofUser()).toEqual(['']);
    const closed = "SELECT object FROM identity.audit_log WHERE actor = $1 AND action = 'session.closed'";
    expect(await app.database.query(closed, [user.id])).toHaveLength(101);
    await app.anonymous.login({ ...request, device });
    expect(await living()).toHaveLength(200);
    await eventually('session.revoked', () => ofUser().length > 1);
    expect(ofUser()).toEqual(['', others.at(-1)!.id]);
  });

  it('that ended by their age are not ended once more', async () => {
    const { user, session } = await app.register();
    await addOlder(session.sessionId, 2);
    await app.database.query(`UPDATE identity.session SET renewed_at = renewed_at - interval '3 days' WHERE user_id = $1 AND id <> $2`, [
      user.id,
      session.sessionId,
    ]);
    const client = app.as(user.id);
    expect((await client.revokeOtherSessions({ userId: user.id, sessionId: session.sessionId })).sessionIds).toEqual([]);
  });

  it('are listed up to a hundred, and all signed out at once', async () => {
    const revoked = await app.collect('session.revoked');
    const { user, session } = await app.register();
    await addOlder(session.sessionId, 300);
    expect((await idsOf(user.id)).slice(0, 1)).toEqual([session.sessionId]);
    expect(await idsOf(user.id)).toHaveLength(100);
    const { sessionIds } = await app.as(user.id).revokeOtherSessions({ userId: user.id, sessionId: session.sessionId });
    expect(sessionIds).toHaveLength(300);
    expect(await idsOf(user.id)).toEqual([session.sessionId]);
    const closed = "SELECT DISTINCT object FROM identity.audit_log WHERE actor = $1 AND action = 'session.closed'";
    expect(await app.database.query(closed, [user.id])).toHaveLength(300);
    await eventually('session.revoked', () => revoked.some(({ userId }) => userId === user.id));
    expect(revoked.filter(({ userId }) => userId === user.id)).toEqual([{ userId: user.id, sessionId: '' }]);
  });

  it('are nobody else’s to see or to end', async () => {
    const [ada, bola] = [await app.register(), await app.register()];
    const theirs = app.as(bola.user.id);
    const { userId, sessionId } = { userId: ada.user.id, sessionId: ada.session.sessionId };
    for (const call of [
      () => theirs.listSessions({ userId }),
      () => theirs.revokeSession({ userId, sessionId }),
      () => theirs.revokeSession({ userId: bola.user.id, sessionId }),
      () => theirs.revokeSession({ userId: bola.user.id, sessionId: 'nonsense' }),
      () => theirs.revokeOtherSessions({ userId, sessionId }),
    ])
      expect(await refused(call())).toMatchObject({ code: 'NOT_FOUND', kind: 'not_found' });
    expect((await app.anonymous.introspectToken({ token: ada.session.token })).active).toBe(true);
  });
});
