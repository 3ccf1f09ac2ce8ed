import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Metrics, newId } from '@nowahala/platform';
import { eventually } from '@nowahala/testkit';
import { ErasureRepository } from '../src/database/erasure.repository.js';
import { UserRepository } from '../src/database/user.repository.js';
import { servicesThatErase } from '../src/domain/erasure.js';
import { startIdentity, password, refused } from './app.js';
import type { IdentityApp } from './app.js';

const DAY = 24 * 3_600_000;

let app: IdentityApp;
beforeAll(async () => void (app = await startIdentity()), 60_000);
afterAll(async () => app?.stop());

const rowsOf = async (userId: string): Promise<number> => {
  const tables = [
    'app_user WHERE id',
    'credential WHERE user_id',
    'session WHERE user_id',
    'link_token WHERE user_id',
    'email_change WHERE user_id',
    'account_undo WHERE user_id',
    'phone_code WHERE user_id',
    'account_message WHERE user_id',
    'api_key_view WHERE user_id',
    'api_key_use WHERE user_id',
    'user_workspace WHERE user_id',
    'es_event WHERE tenant_id',
    'es_stream WHERE tenant_id',
  ];
  const counts = await Promise.all(tables.map((table) => app.database.query(`SELECT 1 FROM identity.${table} = $1`, [userId])));
  return counts.reduce((sum, rows) => sum + rows.length, 0);
};

const forgottenBy = (userId: string, service: string) =>
  app.publish('erasure.completed', { userId, service, completedAt: app.clock.now() }, { key: userId, tenantId: userId });

describe('deleting an account', () => {
  it('asks for the password, signs out at once, tells every service, and deletes the rows when all have replied', async () => {
    const erased = await app.collect('user.erased');
    const { user, session, request } = await app.register();
    const userId = user.id;
    const workspaceId = newId();
    const client = app.as(userId, [workspaceId]);
    await client.updateUser({ userId, phone: '+2348030009001' });
    await client.updateUser({ userId, phone: '', email: `other.${request.email}` });
    const { secret } = await client.generateApiKey({ userId, name: 'Till', scopes: [] });
    const remembered = newId();
    await app.publish('workspace.created', { workspaceId: remembered, userId, createdAt: undefined }, { key: remembered });
    await eventually(
      'the workspace is known',
      async () => (await app.database.query('SELECT 1 FROM identity.user_workspace WHERE user_id = $1', [userId])).length === 1,
    );

    const wrong = await refused(client.requestErasure({ userId, password: 'not the password', workspaceIds: [] }));
    expect(wrong).toMatchObject({ code: 'PASSWORD_WRONG', kind: 'invalid', details: { fields: { password: expect.any(String) } } });
    expect((await app.anonymous.introspectToken({ token: session.token })).active).toBe(true);

    const { erasedBy } = await client.requestErasure({ userId, password, workspaceIds: [workspaceId, newId()] });
    expect(erasedBy!.getTime() - app.clock.nowMs()).toBeGreaterThan(29 * DAY);
    expect((await app.anonymous.introspectToken({ token: session.token })).active).toBe(false);
    expect((await app.anonymous.verifyApiKey({ secret })).active).toBe(false);
    expect((await refused(app.anonymous.refresh({ refreshToken: session.refreshToken }))).code).toBe('SESSION_OVER');
    expect((await refused(app.anonymous.login({ email: request.email, password, ipHash: 'here' }))).message).toBe(
      'Invalid email or password',
    );
    expect((await refused(client.getUser({ userId }))).code).toBe('NOT_FOUND');
    const message = await eventually('user.erased', () => erased.find((one) => one.userId === userId));
    expect([...message.workspaceIds].sort()).toEqual([workspaceId, remembered].sort());
    expect((await app.accountMessage('account_closed', userId)).email).toBe(request.email);

    await app.register({ email: request.email, username: request.username });
    for (const service of servicesThatErase.slice(1)) await forgottenBy(userId, service);
    await app.clock.advance(DAY);
    expect(app.sent.some((mail) => mail.kind === 'account_erased' && mail.userId === userId)).toBe(false);
    await forgottenBy(userId, servicesThatErase[0]!);
    expect((await app.accountMessage('account_erased', userId)).email).toBe(request.email);
    await eventually('nothing is left', async () => (await rowsOf(userId)) === 0);
    expect(JSON.stringify(await app.database.query('SELECT * FROM identity.audit_log'))).not.toContain(request.email);
  });

  it('is told as done only when every service has replied: they are asked again, and an operator hears of day 25', async () => {
    const erased = await app.collect('user.erased');
    const { user } = await app.register();
    const workspaceId = newId();
    await app.as(user.id, [workspaceId]).requestErasure({ userId: user.id, password, workspaceIds: [workspaceId] });
    const late = async () => {
      const text = await app.get<Metrics>('identity', Metrics).asText();
      return Number(/^erasures_late (\d+)$/m.exec(text)?.[1]);
    };
    const asked = () => erased.filter(({ userId }) => userId === user.id);
    await app.clock.advance(4 * DAY);
    await eventually('the second question', () => asked().length === 2);
    expect(asked()[1]).toMatchObject({ workspaceIds: [workspaceId] });
    await app.clock.advance(26 * DAY);
    const task = async () =>
      (await app.database.query('SELECT alarmed_at, finished_at FROM identity.erasure_task WHERE user_id = $1', [user.id]))[0];
    await eventually('the alarm', async () => (await task())?.alarmed_at != null);
    expect(await late()).toBe(1);
    for (const service of servicesThatErase.slice(1)) await forgottenBy(user.id, service);
    await app.clock.advance(DAY);
    expect(await task()).toMatchObject({ finished_at: null });
    expect(app.sent.some((mail) => mail.kind === 'account_erased' && mail.userId === user.id)).toBe(false);
    await forgottenBy(user.id, servicesThatErase[0]!);
    await app.accountMessage('account_erased', user.id);
    await eventually('nothing is left', async () => (await rowsOf(user.id)) === 0);
    await eventually('the alarm ends', async () => (await late()) === 0);
  });

  it('is finished though another one before it cannot be, and one that waits is left alone', async () => {
    const erase = async () => {
      const { user } = await app.register();
      await app.as(user.id).requestErasure({ userId: user.id, password, workspaceIds: [] });
      return user.id;
    };
    const [broken, waiting, complete] = [await erase(), await erase(), await erase()];
    const users = app.get<UserRepository>('identity', UserRepository);
    const eraseUser = users.erase.bind(users);
    const erasing = jest.spyOn(users, 'erase').mockImplementation(async (sql, id) => {
      if (id === broken) throw new Error('this one cannot be erased');
      await eraseUser(sql, id);
    });
    const locking = jest.spyOn(app.get<ErasureRepository>('identity', ErasureRepository), 'lock');
    for (const service of servicesThatErase) await forgottenBy(broken, service);
    await eventually('it was tried', () => erasing.mock.calls.some(([, id]) => id === broken));
    for (const service of servicesThatErase) await forgottenBy(complete, service);
    await eventually('nothing is left', async () => (await rowsOf(complete)) === 0);
    expect(locking.mock.calls.some(([, id]) => id === waiting)).toBe(false);
    expect(await rowsOf(broken)).toBeGreaterThan(0);
    jest.restoreAllMocks();
    await eventually('nothing is left of the other', async () => (await rowsOf(broken)) === 0);
  });

  it('slows down guessing of the password inside a session', async () => {
    const { user } = await app.register();
    const guess = () => refused(app.as(user.id).requestErasure({ userId: user.id, password: 'not the password', workspaceIds: [] }));
    for (let n = 0; n < 5; n += 1) await guess();
    expect((await guess()).code).toBe('TOO_MANY_TRIES');
  });
});

describe('the export', () => {
  it('is everything held here, and no secret', async () => {
    const { user } = await app.register();
    await app.as(user.id).generateApiKey({ userId: user.id, name: 'Till', scopes: [] });
    await app.as(user.id).updateUser({ userId: user.id, email: `other.${user.email}` });
    const { json } = await app.as(user.id).export({ userId: user.id, workspaceIds: [] });
    const held = JSON.parse(json);
    expect(held).toMatchObject({
      id: user.id,
      email: user.email,
      fullName: 'Ada Obi',
      apiKeys: [{ name: 'Till', prefix: expect.any(String) }],
      sessions: [{ browser: '', system: '', place: '' }],
      pendingEmail: { email: `other.${user.email}`, expiresAt: expect.any(String) },
      changesThatCanBeTakenBack: [{ what: 'email', email: user.email }],
    });
    expect(held.activity.map(({ action }: { action: string }) => action)).toEqual([
      'account.registered',
      'session.opened',
      'key.issued',
      'email.change_asked',
    ]);
    expect(json).not.toMatch(/argon2|hash/i);
  });

  it('comes in parts that fit into one answer, however often somebody signed in', async () => {
    const MANY = 2_500;
    const { user } = await app.register();
    await app.database.query(
      `INSERT INTO identity.audit_log (at, actor, via, action, object)
       SELECT now(), $1, 'session', 'session.opened', n::text FROM generate_series(1, ${MANY}) AS n`,
      [user.id],
    );
    const parts: { object: string }[][] = [];
    for (let part: string | undefined = ''; part !== undefined;) {
      const answer: { json: string; nextPart?: string | undefined } = await app
        .as(user.id)
        .export({ userId: user.id, workspaceIds: [], part });
      expect(Object.keys(JSON.parse(answer.json)).at(-1)).toBe('activity');
      parts.push(JSON.parse(answer.json).activity);
      part = answer.nextPart;
    }
    expect(parts.map((rows) => rows.length).slice(0, -1)).toEqual([1_000, 1_000]);
    const numbers = parts.flat().map(({ object }) => Number(object));
    expect(numbers.filter((number) => number > 0)).toEqual(Array.from({ length: MANY }, (_, n) => n + 1));
  });
});

describe('the audit log', () => {
  it('cannot be changed', async () => {
    await app.register();
    for (const attempt of ['UPDATE identity.audit_log SET actor = $1', 'DELETE FROM identity.audit_log WHERE actor <> $1'])
      await expect(app.database.query(attempt, ['x'])).rejects.toThrow('never changed');
    await expect(app.database.query('TRUNCATE identity.audit_log')).rejects.toThrow('never changed');
  });
});
