import { describe, expect, it } from '@jest/globals';
import { eventually } from '@nowahala/testkit';
import { password, refused, tokenIn } from './app.js';
import { app, newAddress, undoIn, mailTo, follow, logsIn, HOUR, reset, proved, changed } from './changed-accounts.js';

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
