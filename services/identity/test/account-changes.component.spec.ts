import { describe, expect, it } from '@jest/globals';
import { Store } from '@nowahala/platform';
import { eventually } from '@nowahala/testkit';
import { password, refused, tokenIn } from './app.js';
import { app, newAddress, mailTo, follow, logsIn, HOUR, proved } from './changed-accounts.js';

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
    for (const link of links) expect(await follow(link)).toEqual({ userId, waitsFor: [] });
    await client.updateUser({ userId, email: newAddress() });
    for (const link of links) expect((await refused(follow(link))).code).toBe('LINK_OVER');
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
