import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newId, refusal, serviceUnavailable } from '@nowahala/platform';
import { eventually } from '@nowahala/testkit';
import { startIdentity, password, refused, tokenIn } from './app.js';
import type { IdentityApp } from './app.js';

const HOUR = 3_600_000;

let app: IdentityApp;
beforeAll(async () => void (app = await startIdentity()), 60_000);
afterAll(async () => app?.stop());

describe('confirming the e-mail', () => {
  it('is done by the link, also when it is followed twice', async () => {
    const updated = await app.collect('user.updated');
    const { user } = await app.register();
    const token = tokenIn(await app.accountMessage('welcome', user.id));
    expect(await app.anonymous.verifyEmail({ token })).toEqual({ userId: user.id, waitsFor: [] });
    expect(await app.anonymous.verifyEmail({ token })).toEqual({ userId: user.id, waitsFor: [] });
    expect((await app.as(user.id).getUser({ userId: user.id })).user).toMatchObject({ emailVerified: true });
    expect((await refused(app.anonymous.verifyEmail({ token: `${token}x` }))).code).toBe('LINK_OVER');
    await eventually('user.updated', () => updated.some(({ userId }) => userId === user.id));
    expect((await refused(app.as(user.id).resendVerification({ userId: user.id }))).code).toBe('EMAIL_ALREADY_CONFIRMED');
  });

  it('can be asked for three times an hour', async () => {
    const { user } = await app.register();
    for (let n = 0; n < 3; n += 1) await app.as(user.id).resendVerification({ userId: user.id });
    expect(await refused(app.as(user.id).resendVerification({ userId: user.id }))).toMatchObject({
      code: 'TOO_MANY_SENDS',
      kind: 'limited',
    });
    await app.clock.advance(HOUR);
    await app.as(user.id).resendVerification({ userId: user.id });
  });
});

describe('a forgotten password', () => {
  it('is replaced by a link that works once and signs out everywhere', async () => {
    const { user, session, request } = await app.register();
    await app.anonymous.forgotPassword({ email: request.email, ipHash: 'here' });
    const mail = await app.accountMessage('reset_password', user.id);
    expect(mail.link).toMatch(/^https:\/\/nowahala\.example\/reset-password\?token=/);
    expect((await refused(app.anonymous.resetPassword({ token: tokenIn(mail), password: 'password123' }))).details.fields).toHaveProperty(
      'password',
    );
    const both = await Promise.allSettled(
      [1, 2].map((n) => app.anonymous.resetPassword({ token: tokenIn(mail), password: `a new phrase ${n}` })),
    );
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await app.anonymous.introspectToken({ token: session.token })).active).toBe(false);
    expect((await refused(app.anonymous.refresh({ refreshToken: session.refreshToken }))).code).toBe('SESSION_OVER');
    expect((await refused(app.anonymous.login({ email: request.email, password, ipHash: 'here' }))).code).toBe('LOGIN_FAILED');
    const winner = both[0]!.status === 'fulfilled' ? 1 : 2;
    expect((await app.anonymous.login({ email: request.email, password: `a new phrase ${winner}`, ipHash: 'here' })).user).toMatchObject({
      id: user.id,
    });
    await app.accountMessage('password_changed', user.id);
  });

  it('is told as set to who sends the link again, because the answer was lost, until it is set by another', async () => {
    const { user, request } = await app.register();
    const mails = () => app.sent.filter(({ kind, userId }) => kind === 'reset_password' && userId === user.id);
    const linkOf = async (nth: number) => {
      await app.anonymous.forgotPassword({ email: request.email, ipHash: 'here' });
      return tokenIn(await eventually('the mail', () => mails()[nth - 1]));
    };
    const set = (token: string, chosen: string) => app.anonymous.resetPassword({ token, password: chosen });
    const logIn = (chosen: string) => app.anonymous.login({ email: request.email, password: chosen, ipHash: 'here' });
    const done = { code: 'LINK_OVER', message: expect.stringContaining('Log in with it') };
    const over = { code: 'LINK_OVER', message: expect.stringContaining('too old') };
    const first = await linkOf(1);
    await set(first, 'a first new phrase');
    const { session } = await logIn('a first new phrase');
    for (const chosen of ['a first new phrase', 'another phrase']) expect(await refused(set(first, chosen))).toMatchObject(done);
    expect((await app.anonymous.introspectToken({ token: session!.token })).active).toBe(true);
    const second = await linkOf(2);
    await set(second, 'a second new phrase');
    expect(await refused(set(first, 'a first new phrase'))).toMatchObject(over);
    expect(await refused(set(second, 'a second new phrase'))).toMatchObject(done);
    await logIn('a second new phrase');
    await app.clock.advance(HOUR);
    expect(await refused(set(second, 'a second new phrase'))).toMatchObject(over);
  });

  it('is asked of an address that was never proved, which the link proves, and not of one that is to replace it', async () => {
    const { user, session, request } = await app.register();
    const isProved = async () => (await app.as(user.id).getUser({ userId: user.id })).user!.emailVerified;
    const newOne = `new.${request.email}`;
    await app.as(user.id).updateUser({ userId: user.id, email: newOne, password });
    for (const email of [newOne, request.email]) await app.anonymous.forgotPassword({ email, ipHash: 'here' });
    const mail = await app.accountMessage('reset_password', user.id);
    expect([mail.email, await isProved()]).toEqual([request.email, false]);
    await app.anonymous.resetPassword({ token: tokenIn(mail), password: 'a new calm phrase' });
    expect(await isProved()).toBe(true);
    expect((await app.anonymous.introspectToken({ token: session.token })).active).toBe(false);
    expect(app.sent.filter(({ kind, userId }) => kind === 'reset_password' && userId === user.id)).toHaveLength(1);
    const welcome = await app.accountMessage('welcome', user.id);
    expect(await app.anonymous.verifyEmail({ token: tokenIn(welcome) })).toMatchObject({ userId: user.id, waitsFor: [] });
  });

  it('replies the same for an address without an account', async () => {
    const { request } = await app.register();
    expect(await app.anonymous.forgotPassword({ email: 'nobody@example.com', ipHash: 'here' })).toEqual(
      await app.anonymous.forgotPassword({ email: request.email, ipHash: 'here' }),
    );
    expect(await app.anonymous.forgotPassword({ email: 'nonsense\r\n', ipHash: 'here' })).toEqual({});
  });

  it('has an hour, and three mails an hour', async () => {
    const { user, request } = await app.register();
    for (let n = 0; n < 5; n += 1) await app.anonymous.forgotPassword({ email: request.email, ipHash: 'here' });
    await eventually(
      'three mails',
      () => app.sent.filter(({ kind, userId }) => kind === 'reset_password' && userId === user.id).length === 3,
    );
    const token = tokenIn(await app.accountMessage('reset_password', user.id));
    await app.clock.advance(HOUR);
    expect((await refused(app.anonymous.resetPassword({ token, password: 'another phrase' }))).code).toBe('LINK_OVER');
    expect(app.sent.filter(({ kind, userId }) => kind === 'reset_password' && userId === user.id)).toHaveLength(3);
  });
});

describe('mails', () => {
  it('with a link are not sent twice for one request that is made again, because the answer was lost', async () => {
    const { user, request } = await app.register();
    const ask = async (creationId: string) => {
      await app.anonymous.forgotPassword({ email: request.email, creationId });
      await app.as(user.id).resendVerification({ userId: user.id, creationId });
      const sends = await app.database.query('SELECT kind FROM identity.message_send WHERE counted = $1 ORDER BY kind', [user.id]);
      return sends.map(({ kind }) => String(kind));
    };
    const creationId = newId();
    await ask(creationId);
    expect(await ask(creationId)).toEqual(['reset_password', 'verify_email']);
    expect(await ask(newId())).toHaveLength(4);
  });

  it('wait sealed while the notifier is down, and leave once when it is back', async () => {
    app.notifierFails.with = serviceUnavailable();
    const { user } = await app.register();
    await eventually(
      'a try',
      async () =>
        ((await app.database.query('SELECT attempts FROM identity.account_message WHERE user_id = $1', [user.id]))[0]?.attempts as number) >
        1,
    );
    const [row] = await app.database.query('SELECT sealed FROM identity.account_message WHERE user_id = $1', [user.id]);
    expect((row!.sealed as Buffer).toString('latin1')).not.toContain('verify-email');
    expect(app.sent.some(({ userId }) => userId === user.id)).toBe(false);
    app.notifierFails.with = undefined;
    await app.accountMessage('welcome', user.id);
    await eventually(
      'nothing waits',
      async () => (await app.database.query('SELECT 1 FROM identity.account_message WHERE user_id = $1', [user.id])).length === 0,
    );
    expect(app.sent.filter(({ userId }) => userId === user.id)).toHaveLength(1);
  });

  it('are not given up by a machine whose clock is ahead', async () => {
    const { user, request } = await app.register();
    app.notifierFails.with = serviceUnavailable();
    await app.anonymous.forgotPassword({ email: request.email, ipHash: 'here' });
    await app.onMachine(2 * HOUR, async () => {
      const attempts = async () => {
        const one = `SELECT attempts FROM identity.account_message WHERE user_id = $1 AND kind = 'reset_password'`;
        return Number((await app.database.query(one, [user.id]))[0]!.attempts);
      };
      const before = await attempts();
      await eventually('a try', async () => (await attempts()) > before);
      app.notifierFails.with = undefined;
      await app.accountMessage('reset_password', user.id);
    });
  });

  it('of a kind that the notifier of the release before does not know wait for the next one', async () => {
    app.notifierFails.with = refusal('VALIDATION_FAILED', 'invalid', 'No.', { fields: { kind: 'We have no message of this kind.' } });
    const { user } = await app.register();
    await eventually(
      'a try',
      async () =>
        ((await app.database.query('SELECT attempts FROM identity.account_message WHERE user_id = $1', [user.id]))[0]?.attempts as number) >
        1,
    );
    app.notifierFails.with = undefined;
    await app.accountMessage('welcome', user.id);
  });

  it('that the notifier refuses for good do not delay others', async () => {
    app.notifierFails.with = refusal('VALIDATION_FAILED', 'invalid', 'No.', { fields: { email: 'No address.' } });
    const { user } = await app.register();
    await eventually(
      'nothing waits',
      async () => (await app.database.query('SELECT 1 FROM identity.account_message WHERE user_id = $1', [user.id])).length === 0,
    );
    app.notifierFails.with = undefined;
  });
});
