import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { refusal, serviceUnavailable } from '@nowahala/platform';
import { eventually } from '@nowahala/testkit';
import { startIdentity, password, refused, tokenIn } from './app.js';
import type { IdentityApp } from './app.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let app: IdentityApp;
beforeAll(async () => void (app = await startIdentity()), 60_000);
afterAll(async () => app?.stop());

describe('confirming the e-mail', () => {
  it('is done by the link, also when it is followed twice', async () => {
    const updated = await app.collect('user.updated');
    const { user } = await app.register();
    const token = tokenIn(await app.accountMessage('welcome', user.id));
    expect(await app.anonymous.verifyEmail({ token })).toEqual({ userId: user.id });
    expect(await app.anonymous.verifyEmail({ token })).toEqual({ userId: user.id });
    expect((await app.as(user.id).getUser({ userId: user.id })).user).toMatchObject({ emailVerified: true });
    expect((await refused(app.anonymous.verifyEmail({ token: `${token}x` }))).code).toBe('LINK_OVER');
    await eventually('user.updated', () => updated.some(({ userId }) => userId === user.id));
    expect((await refused(app.as(user.id).resendVerification({ userId: user.id }))).code).toBe('EMAIL_ALREADY_CONFIRMED');
  });

  it('begins again with a changed address; the old address is told and its link is refused', async () => {
    const { user } = await app.register();
    const old = tokenIn(await app.accountMessage('welcome', user.id));
    await app.anonymous.verifyEmail({ token: old });
    const { user: changed } = await app.as(user.id).updateUser({ userId: user.id, email: 'new.address@example.com' });
    expect(changed).toMatchObject({ email: 'new.address@example.com', emailVerified: false });
    const { user: other } = await app.register();
    const inUse = await refused(app.as(user.id).updateUser({ userId: user.id, email: other.email }));
    expect(inUse.code).toBe('EMAIL_TAKEN');
    expect(inUse.details.fields).toEqual({ email: 'Another account has this e-mail already. Please enter a different one.' });
    expect((await app.accountMessage('email_changed', user.id)).email).toBe(user.email);
    const mail = await app.accountMessage('verify_email', user.id);
    expect(mail.email).toBe('new.address@example.com');
    expect((await refused(app.anonymous.verifyEmail({ token: old }))).code).toBe('LINK_OVER');
    expect(await app.anonymous.verifyEmail({ token: tokenIn(mail) })).toEqual({ userId: user.id });
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

describe('a phone', () => {
  const number = () => `+23480${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;
  const withPhone = async (phone = number()) => {
    const { user } = await app.register();
    await app.as(user.id).updateUser({ userId: user.id, phone });
    return { user, phone, client: app.as(user.id) };
  };

  it('is confirmed by the code that was sent to it', async () => {
    const { user, phone, client } = await withPhone();
    await client.sendPhoneCode({ userId: user.id });
    const mail = await app.accountMessage('phone_code', user.id);
    expect(mail).toMatchObject({ phone, code: expect.stringMatching(/^\d{6}$/), link: '' });
    await client.confirmPhone({ userId: user.id, code: ` ${mail.code} ` });
    expect((await client.getUser({ userId: user.id })).user).toMatchObject({ phoneVerified: true });
    expect((await refused(client.sendPhoneCode({ userId: user.id }))).code).toBe('PHONE_ALREADY_CONFIRMED');
    expect((await client.updateUser({ userId: user.id, phone: number() })).user).toMatchObject({ phoneVerified: false });
  });

  it('has five tries, then the right code no longer counts', async () => {
    const { user, client } = await withPhone();
    await client.sendPhoneCode({ userId: user.id });
    const { code } = await app.accountMessage('phone_code', user.id);
    const other = code === '111111' ? '222222' : '111111';
    for (let left = 4; left > 0; left -= 1)
      expect((await refused(client.confirmPhone({ userId: user.id, code: other }))).code).toBe('CODE_WRONG');
    expect((await refused(client.confirmPhone({ userId: user.id, code: other }))).code).toBe('CODE_OVER');
    expect((await refused(client.confirmPhone({ userId: user.id, code }))).code).toBe('CODE_OVER');
  });

  it('has ten minutes', async () => {
    const { user, client } = await withPhone();
    await client.sendPhoneCode({ userId: user.id });
    const { code } = await app.accountMessage('phone_code', user.id);
    await app.clock.advance(10 * MINUTE);
    expect((await refused(client.confirmPhone({ userId: user.id, code }))).code).toBe('CODE_OVER');
  });

  it('gets three codes an hour, from all users together', async () => {
    const phone = number();
    const people = [await withPhone(phone), await withPhone(phone)];
    await people[0]!.client.sendPhoneCode({ userId: people[0]!.user.id });
    await people[0]!.client.sendPhoneCode({ userId: people[0]!.user.id });
    await people[1]!.client.sendPhoneCode({ userId: people[1]!.user.id });
    for (const { user, client } of people) expect((await refused(client.sendPhoneCode({ userId: user.id }))).code).toBe('TOO_MANY_SENDS');
  });

  it('has to be entered first, and correctly', async () => {
    const { user } = await app.register();
    expect((await refused(app.as(user.id).sendPhoneCode({ userId: user.id }))).details.fields).toHaveProperty('phone');
    expect((await refused(app.as(user.id).updateUser({ userId: user.id, phone: '0803' }))).message).toBe('Invalid phone number');
  });
});

describe('mails', () => {
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

  it('that the notifier refuses for good do not delay others', async () => {
    app.notifierFails.with = refusal('UNKNOWN_KIND', 'invalid', 'No.');
    const { user } = await app.register();
    await eventually(
      'nothing waits',
      async () => (await app.database.query('SELECT 1 FROM identity.account_message WHERE user_id = $1', [user.id])).length === 0,
    );
    app.notifierFails.with = undefined;
  });
});
