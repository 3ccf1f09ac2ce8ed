import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { alerts } from '@nowahala/contracts';
import { Store } from '@nowahala/platform';
import { eventually } from '@nowahala/testkit';
import { startIdentity, password, refused, tokenIn } from './app.js';
import type { IdentityApp } from './app.js';

const HOUR = 3_600_000;

let app: IdentityApp;
beforeAll(async () => void (app = await startIdentity()), 60_000);
afterAll(async () => app?.stop());

let addresses = 0;
const newAddress = (): string => `new.address${(addresses += 1)}@example.com`;
const undoIn = (mail: alerts.SendAccountMessageRequest): string => new URL(mail.undoLink).searchParams.get('token')!;
const mailTo = (email: string, kind: string) =>
  eventually(`${kind} to ${email}`, () => app.sent.findLast((mail) => mail.kind === kind && mail.email === email));
const follow = (token: string) => app.anonymous.verifyEmail({ token });
const logsIn = async (email: string): Promise<boolean> =>
  app.anonymous.login({ email, password, ipHash: `from ${email}` }).then(
    () => true,
    () => false,
  );

async function reset(email: string): Promise<void> {
  await app.anonymous.forgotPassword({ email, ipHash: 'here' });
  await app.anonymous.resetPassword({ token: tokenIn(await mailTo(email, 'reset_password')), password: 'a new calm phrase' });
}

/** An account whose registered address is proved. */
async function proved() {
  const person = await app.register();
  await follow(tokenIn(await app.accountMessage('welcome', person.user.id)));
  const userId = person.user.id;
  const client = app.as(userId);
  return { ...person, userId, client, read: async () => (await client.getUser({ userId })).user! };
}

async function changed(person: Awaited<ReturnType<typeof proved>>): Promise<string> {
  const email = newAddress();
  await person.client.updateUser({ userId: person.userId, email, password });
  await follow(tokenIn(await mailTo(email, 'new_email')));
  return email;
}

describe('a changed e-mail', () => {
  it('given with the password counts once its link was followed, and not before', async () => {
    const updated = await app.collect('user.updated');
    const { userId, client, user, read } = await proved();
    const email = newAddress();
    const { user: answer } = await client.updateUser({ userId, email, password });
    expect(answer).toMatchObject({ email: user.email, emailVerified: true, pendingEmail: email, pendingEmailWaitsFor: ['new'] });
    expect([await logsIn(user.email), await logsIn(email)]).toEqual([true, false]);
    expect((await mailTo(user.email, 'email_changing')).link).toBe('');
    const token = tokenIn(await mailTo(email, 'new_email'));
    const before = updated.length;
    expect(await follow(token)).toEqual({ userId, waitsFor: [] });
    expect(await follow(token)).toEqual({ userId, waitsFor: [] });
    expect(await read()).toMatchObject({ email, emailVerified: true, pendingEmail: '' });
    expect([await logsIn(user.email), await logsIn(email)]).toEqual([false, true]);
    await eventually('user.updated', () => updated.slice(before).some((one) => one.userId === userId));
    expect(await mailTo(user.email, 'email_changed')).toMatchObject({ changedTo: expect.stringMatching(/^n…@example\.com$/) });
  });

  it.each(['new first', 'old first'])('given without the password waits for the old address too (%s)', async (order) => {
    const { userId, client, user, read } = await proved();
    const email = newAddress();
    await client.updateUser({ userId, email });
    expect((await read()).pendingEmailWaitsFor).toEqual(['new', 'old']);
    const links = [tokenIn(await mailTo(email, 'new_email')), tokenIn(await mailTo(user.email, 'email_changing'))];
    const [first, second] = order === 'new first' ? links : links.toReversed();
    expect((await follow(first!)).waitsFor).toEqual([order === 'new first' ? 'old' : 'new']);
    expect((await read()).email).toBe(user.email);
    expect((await follow(second!)).waitsFor).toEqual([]);
    expect((await read()).email).toBe(email);
  });

  it('with a wrong password waits for the old address too, and the rest is saved; guessing becomes slow', async () => {
    const { userId, client, user, read } = await proved();
    const email = newAddress();
    const guess = () => client.updateUser({ userId, email, fullName: 'Ada N.', password: 'not the password' });
    expect((await guess()).user).toMatchObject({ email: user.email, fullName: 'Ada N.', pendingEmailWaitsFor: ['new', 'old'] });
    for (let n = 0; n < 4; n += 1) await guess();
    expect((await refused(guess())).code).toBe('TOO_MANY_TRIES');
    await follow(tokenIn(await mailTo(email, 'new_email')));
    expect((await read()).email).toBe(user.email);
  });

  it('is asked for with a password alone: without one it is not read, so nothing is refused', async () => {
    const { userId, client, user } = await proved();
    const wrong = { userId, fullName: 'Ada N.', password: 'not the password' };
    for (let n = 0; n < 7; n += 1) await client.updateUser(n % 2 ? wrong : { ...wrong, email: user.email.toUpperCase() });
    expect((await client.updateUser({ userId, fullName: 'Ada O.', password: '' })).user).toMatchObject({ fullName: 'Ada O.' });
    expect((await client.updateUser({ userId, email: newAddress(), password: '' })).user!.pendingEmailWaitsFor).toEqual(['new', 'old']);
  });

  it('is not allowed by the link of one that is replaced while the link is followed', async () => {
    const { userId, client, user, read } = await proved();
    const [asked, other] = [newAddress(), newAddress()];
    await client.updateUser({ userId, email: asked });
    const allow = tokenIn(await mailTo(user.email, 'email_changing'));
    const store = app.get<Store>('identity', Store);
    let following: Promise<{ code: string }> | undefined;
    await store.transaction(async (tx) => {
      await tx.lock(`user-${userId}`);
      following = refused(follow(allow));
      await eventually('the link was read and waits for the user', async () => {
        const rows = await app.database.query("SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND NOT granted");
        return rows.length > 0;
      });
      await tx.query("DELETE FROM link_token WHERE user_id = $1 AND purpose = 'allow_email'", [userId]);
      await tx.query('UPDATE email_change SET email = $2 WHERE user_id = $1', [userId, other]);
    });
    expect((await following!).code).toBe('LINK_OVER');
    expect((await read()).pendingEmailWaitsFor).toEqual(['new', 'old']);
  });

  it('gets the password later and then no longer waits for the old address', async () => {
    const { userId, client, read } = await proved();
    const email = newAddress();
    await client.updateUser({ userId, email });
    await follow(tokenIn(await mailTo(email, 'new_email')));
    await client.updateUser({ userId, email, password });
    expect((await read()).email).toBe(email);
  });

  it('is replaced by the next one, whose links alone count', async () => {
    const { userId, client, user, read } = await proved();
    const [first, second] = [newAddress(), newAddress()];
    await client.updateUser({ userId, email: first, password });
    const link = tokenIn(await mailTo(first, 'new_email'));
    await client.updateUser({ userId, email: second, password });
    expect((await refused(follow(link))).code).toBe('LINK_OVER');
    expect((await read()).email).toBe(user.email);
    await follow(tokenIn(await mailTo(second, 'new_email')));
    expect((await read()).email).toBe(second);
  });

  it('can be given up; another save of the profile does not give it up', async () => {
    const { userId, client, user, read } = await proved();
    const email = newAddress();
    await client.updateUser({ userId, email, password });
    const token = tokenIn(await mailTo(email, 'new_email'));
    await client.updateUser({ userId, email: user.email, fullName: 'Ada N.' });
    expect((await read()).pendingEmail).toBe(email);
    await client.updateUser({ userId, cancelEmailChange: true });
    expect((await read()).pendingEmail).toBe('');
    expect((await refused(follow(token))).code).toBe('LINK_OVER');
  });

  it('is over after three days', async () => {
    const { userId, client, read } = await proved();
    const email = newAddress();
    await client.updateUser({ userId, email, password });
    const token = tokenIn(await mailTo(email, 'new_email'));
    await app.clock.advance(72 * HOUR);
    expect((await refused(follow(token))).code).toBe('LINK_OVER');
    expect((await read()).pendingEmail).toBe('');
  });

  it('to an address that has an account is refused as at sign-up, and nothing changes', async () => {
    const { userId, client, read } = await proved();
    const other = await app.register();
    expect((await refused(client.updateUser({ userId, email: other.user.email, password }))).code).toBe('EMAIL_TAKEN');
    expect(await read()).not.toHaveProperty('pendingEmail', other.user.email);
  });

  it('is refused when somebody else took the address meanwhile', async () => {
    const { userId, client, user, read } = await proved();
    const email = newAddress();
    await client.updateUser({ userId, email, password });
    const token = tokenIn(await mailTo(email, 'new_email'));
    await app.register({ email });
    expect((await refused(follow(token))).code).toBe('EMAIL_TAKEN');
    expect((await read()).email).toBe(user.email);
  });

  it('does not flood an address with mails, whoever asks', async () => {
    const email = newAddress();
    for (let n = 0; n < 3; n += 1) {
      const { userId, client } = await proved();
      await client.updateUser({ userId, email });
    }
    const { userId, client } = await proved();
    expect((await refused(client.updateUser({ userId, email }))).kind).toBe('limited');
    for (let n = 0; n < 5; n += 1) await client.updateUser({ userId, email: newAddress() });
    expect((await refused(client.updateUser({ userId, email: newAddress() }))).code).toBe('TOO_MANY_SENDS');
  });

  it('has its links sent again on request', async () => {
    const { userId, client, read } = await proved();
    const email = newAddress();
    await client.updateUser({ userId, email, password });
    const first = await mailTo(email, 'new_email');
    await client.resendVerification({ userId });
    const second = await eventually('another link', () => app.sent.find((mail) => mail.email === email && mail.link !== first.link));
    await follow(tokenIn(second));
    expect((await read()).email).toBe(email);
  });

  it('gets no reset mail before it counts, and a reset ends it', async () => {
    const { userId, client, user, read } = await proved();
    const email = newAddress();
    await client.updateUser({ userId, email, password });
    const link = tokenIn(await mailTo(email, 'new_email'));
    await app.anonymous.forgotPassword({ email, ipHash: 'here' });
    await app.anonymous.forgotPassword({ email: user.email, ipHash: 'here' });
    const reset = await mailTo(user.email, 'reset_password');
    expect(app.sent.some((mail) => mail.kind === 'reset_password' && mail.email === email)).toBe(false);
    await app.anonymous.resetPassword({ token: tokenIn(reset), password: 'a new calm phrase' });
    expect((await refused(follow(link))).code).toBe('LINK_OVER');
    expect((await read()).email).toBe(user.email);
  });
});

describe('"It was not me"', () => {
  it('takes an e-mail back after it counted, once, and signs out everywhere', async () => {
    const person = await proved();
    const email = await changed(person);
    const token = undoIn(await mailTo(person.user.email, 'email_changed'));
    expect(await app.anonymous.undoChange({ token })).toEqual({ userId: person.userId, what: 'email', liveKeys: 0 });
    expect(await person.read()).toMatchObject({ email: person.user.email, emailVerified: true, pendingEmail: '' });
    expect((await app.anonymous.introspectToken({ token: person.session.token })).active).toBe(false);
    expect([await logsIn(person.user.email), await logsIn(email)]).toEqual([true, false]);
    expect((await refused(app.anonymous.undoChange({ token }))).code).toBe('LINK_OVER');
    expect((await refused(follow(tokenIn(await mailTo(email, 'new_email'))))).code).toBe('LINK_OVER');
  });

  it('ends a change that does not count yet', async () => {
    const { userId, client, user, read } = await proved();
    const email = newAddress();
    await client.updateUser({ userId, email });
    await app.anonymous.undoChange({ token: undoIn(await mailTo(user.email, 'email_changing')) });
    expect((await read()).pendingEmail).toBe('');
    expect((await refused(follow(tokenIn(await mailTo(email, 'new_email'))))).code).toBe('LINK_OVER');
    expect((await refused(follow(tokenIn(await mailTo(user.email, 'email_changing'))))).code).toBe('LINK_OVER');
  });

  it('goes back to the owner across a second change, and takes the way back from the thief', async () => {
    const person = await proved();
    await person.client.updateUser({ userId: person.userId, phone: '+2348031110001' });
    const second = await changed(person);
    await person.client.updateUser({ userId: person.userId, phone: '+2348031110002' });
    await changed(person);
    await app.anonymous.undoChange({ token: undoIn(await mailTo(person.user.email, 'email_changed')) });
    expect(await person.read()).toMatchObject({ email: person.user.email, phone: '+2348031110001' });
    const thiefs = app.sent.filter((mail) => mail.email === second && mail.undoLink !== '');
    expect(thiefs.length).toBeGreaterThan(1);
    for (const mail of thiefs) expect((await refused(app.anonymous.undoChange({ token: undoIn(mail) }))).code).toBe('LINK_OVER');
  });

  it('keeps the old address from being registered by somebody else while it can be taken back', async () => {
    const person = await proved();
    await changed(person);
    expect((await refused(app.register({ email: person.user.email }))).details.fields).toHaveProperty('email');
    await app.anonymous.undoChange({ token: undoIn(await mailTo(person.user.email, 'email_changed')) });
    expect((await person.read()).email).toBe(person.user.email);
  });

  it('is over after 72 hours, and the old address is free then', async () => {
    const person = await proved();
    await changed(person);
    const token = undoIn(await mailTo(person.user.email, 'email_changed'));
    await app.clock.advance(72 * HOUR);
    expect((await refused(app.anonymous.undoChange({ token }))).code).toBe('LINK_OVER');
    await app.register({ email: person.user.email });
  });

  it('brings a phone back, and says how many keys are live', async () => {
    const { userId, client, user, read } = await proved();
    await client.generateApiKey({ userId, name: 'Till', scopes: [] });
    await client.updateUser({ userId, phone: '+2348031110011' });
    expect(app.sent.some((mail) => mail.kind === 'phone_changed' && mail.userId === userId)).toBe(false);
    await client.sendPhoneCode({ userId });
    await client.confirmPhone({ userId, code: (await app.accountMessage('phone_code', userId)).code });
    await mailTo(user.email, 'phone_changed');
    await client.updateUser({ userId, phone: '+2348031110012' });
    const mail = await eventually('a mail', () => app.sent.find(({ email, changedTo }) => email === user.email && changedTo === '+234…12'));
    expect(await app.anonymous.undoChange({ token: undoIn(mail) })).toEqual({ userId, what: 'phone', liveKeys: 1 });
    expect(await read()).toMatchObject({ phone: '+2348031110011', phoneVerified: true });
  });

  it.each([true, false])('ends a password that was chosen through the other address: %p', async (chosen) => {
    const person = await proved();
    const email = await changed(person);
    if (chosen) await reset(email);
    await app.anonymous.undoChange({ token: undoIn(await mailTo(person.user.email, 'email_changed')) });
    const logsInWith = (typed: string) =>
      app.anonymous.login({ email: person.user.email, password: typed, ipHash: `with ${typed}` }).then(
        () => true,
        () => false,
      );
    expect([await logsInWith(password), await logsInWith('a new calm phrase')]).toEqual([!chosen, false]);
    await reset(person.user.email);
    expect(await logsInWith('a new calm phrase')).toBe(true);
  });

  it('keeps its order though the clocks of replicas differ', async () => {
    const person = await proved();
    await person.client.updateUser({ userId: person.userId, phone: '+2348031110021' });
    await changed(person);
    await app.database.query("UPDATE identity.account_undo SET created_at = created_at + interval '1 minute' WHERE user_id = $1", [
      person.userId,
    ]);
    await person.client.updateUser({ userId: person.userId, phone: '+2348031110022' });
    await app.anonymous.undoChange({ token: undoIn(await mailTo(person.user.email, 'email_changed')) });
    expect(await person.read()).toMatchObject({ email: person.user.email, phone: '+2348031110021' });
  });

  it('tells of a number that is entered after one was removed', async () => {
    const { userId, client, user, read } = await proved();
    await client.updateUser({ userId, phone: '+2348031110031' });
    await client.updateUser({ userId, phone: '' });
    await client.updateUser({ userId, phone: '+2348031110032' });
    const mail = await eventually('a mail', () => app.sent.find(({ email, changedTo }) => email === user.email && changedTo === '+234…32'));
    await app.anonymous.undoChange({ token: undoIn(mail) });
    expect((await read()).phone).toBe('');
  });

  it('is nothing for an account that is being erased, whose address is free at once', async () => {
    const person = await proved();
    const email = newAddress();
    await person.client.updateUser({ userId: person.userId, email });
    const mails = [await mailTo(person.user.email, 'email_changing'), await mailTo(email, 'new_email')];
    await person.client.requestErasure({ userId: person.userId, password, workspaceIds: [] });
    expect((await refused(app.anonymous.undoChange({ token: undoIn(mails[0]!) }))).code).toBe('LINK_OVER');
    expect((await refused(follow(tokenIn(mails[1]!)))).code).toBe('LINK_OVER');
    await app.register({ email: person.user.email });
  });
});

describe('a reset of the password', () => {
  it.each([false, true])('says how many API keys are live, and revokes them when asked to: %p', async (revokeKeys) => {
    const { userId, client, user } = await proved();
    const keys = [
      await client.generateApiKey({ userId, name: 'Till', scopes: [] }),
      await client.generateApiKey({ userId, name: 'Shop', scopes: [] }),
    ];
    await app.anonymous.forgotPassword({ email: user.email, ipHash: 'here' });
    const token = tokenIn(await mailTo(user.email, 'reset_password'));
    const answer = await app.anonymous.resetPassword({ token, password: 'a new calm phrase', revokeKeys });
    expect(answer).toEqual(revokeKeys ? { liveKeys: 0, revokedKeys: 2 } : { liveKeys: 2, revokedKeys: 0 });
    for (const { secret } of keys) expect((await app.anonymous.verifyApiKey({ secret })).active).toBe(!revokeKeys);
  });
});
