import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newId } from '@nowahala/platform';
import { eventually } from '@nowahala/testkit';
import { startIdentity, password, refused, tokenIn } from './app.js';
import type { IdentityApp } from './app.js';

let app: IdentityApp;
beforeAll(async () => void (app = await startIdentity()), 60_000);
afterAll(async () => app?.stop());

describe('signing up', () => {
  it('makes an account and a session, publishes ids only, and sends a welcome mail with a link', async () => {
    const registered = await app.collect('user.registered');
    const { user, session, request } = await app.register({
      email: ' Ada@Example.com ',
      username: 'ada',
      timeZone: 'europe/berlin',
      language: 'fr',
    });
    expect(user).toMatchObject({
      email: 'Ada@example.com',
      username: 'ada',
      fullName: 'Ada Obi',
      country: 'NG',
      timeZone: 'Europe/Berlin',
      language: 'fr',
      emailVerified: false,
      phoneVerified: false,
    });
    expect(await app.anonymous.introspectToken({ token: session.token })).toMatchObject({
      active: true,
      userId: user.id,
      sessionId: session.sessionId,
    });
    const message = await eventually('user.registered', () => registered.find(({ userId }) => userId === user.id));
    expect(message).toEqual({ userId: user.id, registeredAt: expect.anything() });
    const mail = await app.accountMessage('welcome', user.id);
    expect(mail).toMatchObject({ email: 'Ada@example.com', fullName: 'Ada Obi', language: 'fr', timeZone: 'Europe/Berlin' });
    expect(mail.link).toMatch(/^https:\/\/nowahala\.example\/verify-email\?token=[\w-]{43}$/);
    expect((await refused(app.register({ ...request, username: 'other' }))).details.fields).toHaveProperty('email');
    expect((await refused(app.register({ ...request, email: 'ADA@example.COM', username: 'ＡDA' }))).details.fields).toEqual({
      email: expect.any(String),
      username: expect.any(String),
    });
  });

  it('asked for again, because the answer was lost, signs in to the account that was made, and nobody else', async () => {
    const registered = await app.collect('user.registered');
    const who = { email: 'lost.answer@example.com', username: 'lost answer', creationId: newId() };
    const answers = [...(await Promise.all([app.register(who), app.register(who)])), await app.register(who)];
    const { user } = answers[0]!;
    expect(answers.map((answer) => answer.user.id)).toEqual([user.id, user.id, user.id]);
    for (const { session } of answers)
      expect(await app.anonymous.introspectToken({ token: session.token })).toMatchObject({ active: true, userId: user.id });
    await app.accountMessage('welcome', user.id);
    await eventually('user.registered', () => registered.some(({ userId }) => userId === user.id));
    expect(app.sent.filter(({ kind, userId }) => kind === 'welcome' && userId === user.id)).toHaveLength(1);
    expect(registered.filter(({ userId }) => userId === user.id)).toHaveLength(1);

    const others = [{ password: 'a phrase of somebody else' }, { creationId: newId() }, { creationId: undefined }, { creationId: 'none' }];
    for (const other of others) expect((await refused(app.register({ ...who, ...other }))).code).toBe('EMAIL_TAKEN');
    await app.anonymous.forgotPassword({ email: who.email });
    const token = tokenIn(await app.accountMessage('reset_password', user.id));
    await app.anonymous.resetPassword({ token, password: 'a new calm phrase' });
    expect((await refused(app.register(who))).code).toBe('EMAIL_TAKEN');
  });

  it('asked for again after the account was deleted makes another one', async () => {
    const who = { email: 'gone.again@example.com', username: 'gone again', creationId: newId() };
    const { user } = await app.register(who);
    expect(user.id).not.toBe(who.creationId);
    await app.as(user.id).requestErasure({ userId: user.id, password, workspaceIds: [] });
    expect((await app.register(who)).user.id).not.toBe(user.id);
  });

  it('takes an address whose domain is not of ASCII, also when it is sent again, and to sign in', async () => {
    const who = { email: 'Ada@Büro.example', username: 'ada of the office', creationId: newId() };
    const { user } = await app.register(who);
    expect(user.email).toBe('Ada@xn--bro-hoa.example');
    expect((await app.register(who)).user.id).toBe(user.id);
    for (const email of ['ada@büro.example', ' ADA@BÜRO.EXAMPLE', user.email])
      expect((await app.anonymous.login({ email, password, ipHash: 'office' })).user!.id).toBe(user.id);
  });

  it('takes the zone of the country when the browser says none', async () => {
    expect((await app.register({ country: 'gh' })).user).toMatchObject({ country: 'GH', timeZone: 'Africa/Accra', language: 'en' });
  });

  it('names every wrong field at once and keeps nothing', async () => {
    const wrong = await refused(
      app.register({
        email: 'a\r\nBcc: b@example.com',
        password: 'short',
        fullName: ' ',
        username: '\u0000',
        country: 'Nigeria',
        timeZone: 'Lagos',
      }),
    );
    expect(wrong).toMatchObject({ kind: 'invalid', code: 'VALIDATION_FAILED' });
    expect(Object.keys(wrong.details.fields!).sort()).toEqual(['country', 'email', 'fullName', 'password', 'timeZone', 'username']);
  });

  it('gives a username to one of many simultaneous requests', async () => {
    const answers = await Promise.allSettled(
      Array.from({ length: 8 }, (_, index) => app.register({ email: `race${index}@example.com`, username: 'the-only-one' })),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const answer of answers)
      if (answer.status === 'rejected') expect(answer.reason).toMatchObject({ code: 'USERNAME_TAKEN', kind: 'invalid' });
  });
});

describe('signing in', () => {
  it('lets five of thirty guesses sent at the same moment through to the password', async () => {
    const { request } = await app.register();
    const guess = (_: unknown, n: number) =>
      refused(app.anonymous.login({ email: request.email, password: `guess ${n}`, ipHash: 'everywhere at once' }));
    const answers = await Promise.all(Array.from({ length: 30 }, guess));
    expect(answers.filter(({ kind }) => kind === 'unauthenticated')).toHaveLength(5);
    expect(answers.filter(({ kind }) => kind === 'limited')).toHaveLength(25);
  });

  it('replies the same to a wrong password and to an unknown address', async () => {
    const { request } = await app.register();
    const wrong = await refused(app.anonymous.login({ email: request.email, password: 'not the password', ipHash: 'here' }));
    const unknown = await refused(app.anonymous.login({ email: 'nobody@example.com', password: 'not the password', ipHash: 'here' }));
    expect(wrong).toMatchObject({ kind: 'unauthenticated', message: 'Invalid email or password' });
    expect([unknown.code, unknown.kind, unknown.message]).toEqual([wrong.code, wrong.kind, wrong.message]);
    expect((await app.anonymous.login({ email: ` ${request.email.toUpperCase()} `, password, ipHash: 'here' })).user).toMatchObject({
      email: request.email,
    });
  });

  it('slows down guessing, also of accounts that do not exist, and lets the owner in after the wait', async () => {
    const { request } = await app.register();
    for (const email of [request.email, 'nobody-at-all@example.com']) {
      const guess = () => refused(app.anonymous.login({ email, password: 'not the password', ipHash: 'guesser' }));
      for (let n = 0; n < 5; n += 1) expect((await guess()).code).toBe('LOGIN_FAILED');
      expect(await guess()).toMatchObject({ code: 'TOO_MANY_TRIES', kind: 'limited', details: { retryAfterSeconds: expect.any(Number) } });
    }
    expect((await refused(app.anonymous.login({ email: request.email, password, ipHash: 'guesser' }))).code).toBe('TOO_MANY_TRIES');
    expect((await app.anonymous.login({ email: request.email, password, ipHash: 'the owner’s phone' })).session).toBeDefined();
    await app.clock.advance(31_000);
    expect((await app.anonymous.login({ email: request.email, password, ipHash: 'guesser' })).session).toBeDefined();
  });

  it('hashes a password again when it was hashed with weaker parameters', async () => {
    const { user, request } = await app.register();
    const weak = '$argon2id$v=19$m=8192,t=1,p=1$c29tZXNhbHRzb21lc2FsdA$tG6zfYnGgJ2Yjb7nXyAZ1ZlrCBwuCFAlsRbl3A9lUBg';
    const { argon2Sync } = await import('node:crypto');
    const tag = argon2Sync('argon2id', {
      message: password,
      nonce: Buffer.from('c29tZXNhbHRzb21lc2FsdA', 'base64'),
      memory: 8192,
      passes: 1,
      parallelism: 1,
      tagLength: 32,
    })
      .toString('base64')
      .replace(/=+$/, '');
    await app.database.query('UPDATE identity.credential SET password_hash = $2 WHERE user_id = $1', [
      user.id,
      weak.replace(/[^$]+$/, tag),
    ]);
    await app.anonymous.login({ email: request.email, password, ipHash: 'here' });
    const [row] = await app.database.query('SELECT password_hash, changed_at FROM identity.credential WHERE user_id = $1', [user.id]);
    expect(row).toEqual({ password_hash: expect.stringContaining('m=19456,t=2'), changed_at: user.createdAt });
    expect((await app.anonymous.login({ email: request.email, password, ipHash: 'here' })).user).toMatchObject({ id: user.id });
  });
});

describe('another user', () => {
  it('finds nothing', async () => {
    const [ada, bola] = [await app.register(), await app.register()];
    const theirs = app.as(bola.user.id);
    const userId = ada.user.id;
    const calls = [
      () => theirs.getUser({ userId }),
      () => theirs.updateUser({ userId, fullName: 'Mine now' }),
      () => theirs.resendVerification({ userId }),
      () => theirs.sendPhoneCode({ userId }),
      () => theirs.confirmPhone({ userId, code: '123456' }),
      () => theirs.requestErasure({ userId, password, workspaceIds: [] }),
      () => theirs.export({ userId, workspaceIds: [] }),
      () => theirs.getContact({ userId }),
      () => theirs.generateApiKey({ userId, name: 'x', scopes: [] }),
      () => theirs.listApiKeys({ userId }),
      () => theirs.revokeApiKey({ userId, keyId: userId }),
      () => theirs.rotateApiKey({ userId, keyId: userId }),
      () => theirs.getUser({ userId: 'nonsense' }),
      () => app.anonymous.getUser({ userId }),
      () => app.anonymous.updateUser({ userId: '' }),
    ];
    for (const call of calls) expect(await refused(call())).toMatchObject({ code: 'NOT_FOUND', kind: 'not_found' });
  });
});
