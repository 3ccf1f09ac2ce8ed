import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { newId } from '@nowahala/platform';
import { eventually } from '@nowahala/testkit';
import { PasswordHasher } from '../src/application/secrets/password-hasher.js';
import { password, refused } from './app.js';
import { app, changed, mailTo, newAddress, proved, reset, undoIn } from './changed-accounts.js';
import { holdComparisons } from './held-comparisons.js';

afterEach(() => void jest.restoreAllMocks());

/** The password was read and is compared while `meanwhile` happens. */
async function whileCompared<T>(call: () => Promise<T>, meanwhile: () => Promise<unknown>): Promise<T> {
  const { running, letGo } = holdComparisons(app);
  const answer = call();
  answer.catch(() => undefined);
  await eventually('it is compared', () => running() === 1);
  await meanwhile().finally(letGo);
  return answer;
}

const sessionsOf = async (userId: string) => (await app.as(userId).listSessions({ userId })).sessions;
const logIn = (email: string) => app.anonymous.login({ email, password, ipHash: `at ${email}` });

describe('the old password, compared while it ceases to be it,', () => {
  it('signs nobody in after a reset', async () => {
    const { user } = await proved();
    const late = await refused(
      whileCompared(
        () => logIn(user.email),
        () => reset(user.email),
      ),
    );
    expect(late).toMatchObject({ code: 'LOGIN_FAILED', kind: 'unauthenticated' });
    expect(await sessionsOf(user.id)).toEqual([]);
  });

  it('signs nobody in at an address that was taken back', async () => {
    const person = await proved();
    const email = await changed(person);
    const token = undoIn(await mailTo(person.user.email, 'email_changed'));
    expect(
      (
        await refused(
          whileCompared(
            () => logIn(email),
            () => app.anonymous.undoChange({ token }),
          ),
        )
      ).code,
    ).toBe('LOGIN_FAILED');
    expect(await sessionsOf(person.userId)).toEqual([]);
  });

  it('signs nobody in by a sign-up that is sent again', async () => {
    const creationId = newId();
    const { user, request } = await app.register({ creationId });
    const late = await refused(
      whileCompared(
        () => app.register({ ...request, creationId }),
        () => reset(user.email),
      ),
    );
    expect(late.details.fields).toHaveProperty('email');
    expect(await sessionsOf(user.id)).toEqual([]);
  });

  it('proves no change of the e-mail', async () => {
    const { user, userId, client, read } = await proved();
    const email = newAddress();
    await whileCompared(
      () => client.updateUser({ userId, email, password }),
      () => reset(user.email),
    );
    expect(await read()).toMatchObject({ email: user.email, pendingEmail: email, pendingEmailWaitsFor: ['new', 'old'] });
  });

  it('deletes no account', async () => {
    const { user, userId, client, read } = await proved();
    const late = whileCompared(
      () => client.requestErasure({ userId, password, workspaceIds: [] }),
      () => reset(user.email),
    );
    expect((await refused(late)).code).toBe('PASSWORD_WRONG');
    expect((await read()).email).toBe(user.email);
  });
});

it('a hash that is renewed by one log-in does not refuse another with the same password', async () => {
  const { user, userId } = await proved();
  const hasher = app.get<PasswordHasher>('identity', PasswordHasher);
  const renewed = await hasher.hash(password);
  const other = () => app.database.query('UPDATE identity.credential SET password_hash = $2 WHERE user_id = $1', [userId, renewed]);
  expect((await whileCompared(() => logIn(user.email), other)).user!.id).toBe(userId);
});
