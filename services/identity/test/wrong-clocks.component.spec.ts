import { describe, expect, it } from '@jest/globals';
import { newId } from '@nowahala/platform';
import { eventually } from '@nowahala/testkit';
import { password, refused } from './app.js';
import { app, changed, HOUR, mailTo, proved } from './changed-accounts.js';

const DAY = 24 * HOUR;
const MINUTE = HOUR / 60;

const logIn = (email: string, typed = password) => app.anonymous.login({ email, password: typed, ipHash: 'hers' });
const guess = async (email: string) => {
  for (let n = 0; n < 5; n += 1) expect((await refused(logIn(email, 'a wrong one'))).code).toBe('LOGIN_FAILED');
};

describe('a machine whose clock was a day ahead', () => {
  it('delays a log-in by half a minute, as one that is right', async () => {
    const { user } = await app.register();
    await app.onMachine(DAY, () => guess(user.email));
    const late = await refused(logIn(user.email));
    expect(late).toMatchObject({ code: 'TOO_MANY_TRIES' });
    expect(late.details.retryAfterSeconds).toBeLessThanOrEqual(30);
    await app.clock.advance(MINUTE);
    await logIn(user.email);
  });

  it('lets "Forgot password?" send a mail an hour later', async () => {
    const { user } = await app.register();
    const forget = () => app.anonymous.forgotPassword({ email: user.email, ipHash: 'hers' });
    const mails = () => app.sent.filter(({ kind, userId }) => kind === 'reset_password' && userId === user.id);
    await app.onMachine(DAY, async () => {
      for (let n = 0; n < 4; n += 1) await forget();
    });
    await eventually('three mails', () => mails().length === 3);
    await app.clock.advance(HOUR);
    await forget();
    await eventually('a fourth one', () => mails().length === 4);
  });

  it('gives the address that can be taken back to nobody', async () => {
    const person = await proved();
    await changed(person);
    const late = await refused(app.onMachine(4 * DAY, () => app.register({ email: person.user.email })));
    expect(late.details.fields).toHaveProperty('email');
  });

  it('tells of a number that is entered after one was removed', async () => {
    const { userId, client, user } = await proved();
    await client.updateUser({ userId, phone: '+2348031110041' });
    await client.updateUser({ userId, phone: '' });
    await app.onMachine(4 * DAY, () => client.updateUser({ userId, phone: '+2348031110042' }));
    await eventually('a mail', () => app.sent.find(({ email, changedTo }) => email === user.email && changedTo === '+234…42'));
  });

  it('lists the devices that are signed in', async () => {
    const { user, session } = await app.register();
    const { sessions } = await app.onMachine(2 * DAY, () => app.as(user.id).listSessions({ userId: user.id }));
    expect(sessions).toMatchObject([{ sessionId: session.sessionId }]);
  });
});

it('a machine whose clock is behind replaces the secret of a key whose answer was lost', async () => {
  const { user } = await app.register();
  const again = { userId: user.id, name: 'Till', scopes: [], creationId: newId() };
  const [first, second] = await app.onMachine(-2 * HOUR, async () => {
    const client = app.as(user.id);
    return [await client.generateApiKey(again), await client.generateApiKey(again)];
  });
  expect(second!.key!.id).toBe(first!.key!.id);
});

it('wrong passwords and mails that are dated ahead count for nothing', async () => {
  const { user } = await proved();
  await guess(user.email);
  await app.anonymous.forgotPassword({ email: user.email, ipHash: 'hers' });
  await mailTo(user.email, 'reset_password');
  for (const table of ['login_failure', 'message_send'])
    await app.database.query(`UPDATE identity.${table} SET at = at + interval '1 day'`);
  await logIn(user.email);
  for (let n = 0; n < 4; n += 1) await app.anonymous.forgotPassword({ email: user.email, ipHash: 'hers' });
  await eventually(
    'three more mails',
    () => app.sent.filter(({ kind, userId }) => kind === 'reset_password' && userId === user.id).length === 4,
  );
});
