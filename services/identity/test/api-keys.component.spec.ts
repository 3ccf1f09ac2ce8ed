import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { identity as contract } from '@nowahala/contracts';
import { newId, rebuildProjection } from '@nowahala/platform';
import { Database } from '@nowahala/platform';
import { eventually } from '@nowahala/testkit';
import { apiKeys } from '../src/adapters/topics/api-key.publication.js';
import { startIdentity, refused } from './app.js';
import type { IdentityApp } from './app.js';

const HOUR = 3_600_000;

let app: IdentityApp;
beforeAll(async () => void (app = await startIdentity()), 60_000);
afterAll(async () => app?.stop());

const givenUser = async () => {
  const { user } = await app.register();
  const client = app.as(user.id);
  return {
    userId: user.id,
    client,
    generate: async (name = 'Till', scopes: string[] = []) => client.generateApiKey({ userId: user.id, name, scopes }),
  };
};
const isActive = async (secret: string) => (await app.anonymous.verifyApiKey({ secret })).active;

describe('an API key', () => {
  it('is shown once, found by its text, and never stored', async () => {
    const issued = await app.collect('apikey.issued');
    const { userId, client, generate } = await givenUser();
    const { key, secret } = await generate(' Till ', ['logs:write']);
    expect(key).toMatchObject({ name: 'Till', revoked: false, scopes: ['logs:write'], lastUsedAt: undefined });
    expect(secret.startsWith(`${key!.prefix}_`)).toBe(true);
    expect(await app.anonymous.verifyApiKey({ secret })).toEqual({ active: true, keyId: key!.id, userId, scopes: ['logs:write'] });
    const { keys } = await client.listApiKeys({ userId });
    expect(keys[0]!.lastUsedAt!.getTime() % 60_000).toBe(0);
    const stored = JSON.stringify(await app.database.query('SELECT * FROM identity.api_key_view JOIN identity.es_event ON true'));
    expect(stored).not.toContain(secret.split('_')[3]);
    await eventually('apikey.issued', () => issued.some(({ keyId }) => keyId === key!.id));
    for (const wrong of [`${secret}x`, secret.slice(0, -1), secret.toLowerCase(), '', 'nw_live_x'])
      expect(await isActive(wrong)).toBe(false);
  });

  it('keeps working a day after its rotation, and only once over', async () => {
    const { userId, client, generate } = await givenUser();
    const { key, secret: first } = await generate();
    const { secret: second, key: rotated } = await client.rotateApiKey({ userId, keyId: key!.id });
    expect(rotated).toMatchObject({ id: key!.id, prefix: key!.prefix });
    expect([await isActive(first), await isActive(second)]).toEqual([true, true]);
    await app.clock.advance(24 * HOUR);
    expect([await isActive(first), await isActive(second)]).toEqual([false, true]);
    const { secret: third } = await client.rotateApiKey({ userId, keyId: key!.id });
    expect([await isActive(first), await isActive(second), await isActive(third)]).toEqual([false, true, true]);
  });

  it('keeps each of several old secrets for its own day', async () => {
    const { userId, client, generate } = await givenUser();
    const { key, secret: first } = await generate();
    const rotate = async () => (await client.rotateApiKey({ userId, keyId: key!.id })).secret;
    const second = await rotate();
    await app.clock.advance(6 * HOUR);
    const third = await rotate();
    const alive = () => Promise.all([first, second, third].map(isActive));
    expect(await alive()).toEqual([true, true, true]);
    await app.clock.advance(18 * HOUR);
    expect(await alive()).toEqual([false, true, true]);
    await app.clock.advance(6 * HOUR);
    expect(await alive()).toEqual([false, false, true]);
    const fourth = await rotate();
    await client.revokeApiKey({ userId, keyId: key!.id });
    expect(await Promise.all([third, fourth].map(isActive))).toEqual([false, false]);
  });

  it('is refused at once when revoked, old secret included', async () => {
    const revoked = await app.collect('apikey.revoked');
    const { userId, client, generate } = await givenUser();
    const { key, secret } = await generate();
    const { secret: second } = await client.rotateApiKey({ userId, keyId: key!.id });
    expect((await client.revokeApiKey({ userId, keyId: key!.id })).key).toMatchObject({ revoked: true });
    expect([await isActive(secret), await isActive(second)]).toEqual([false, false]);
    expect((await client.revokeApiKey({ userId, keyId: key!.id })).key).toMatchObject({ revoked: true });
    expect((await refused(client.rotateApiKey({ userId, keyId: key!.id }))).code).toBe('KEY_REVOKED');
    await eventually('apikey.revoked', () => revoked.filter(({ keyId }) => keyId === key!.id).length === 1);
  });

  it('is one of at most twenty, however many are requested at once', async () => {
    const { userId, client, generate } = await givenUser();
    const answers = await Promise.allSettled(Array.from({ length: 24 }, (_, n) => generate(`key ${n}`)));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
    expect((await refused(generate())).code).toBe('TOO_MANY_KEYS');
    const { keys } = await client.listApiKeys({ userId });
    await client.revokeApiKey({ userId, keyId: keys[0]!.id });
    await generate('room again');
  });

  it('asked for again, because the answer was lost, is one key, with a secret that the lost answer did not have', async () => {
    const { userId, client, generate } = await givenUser();
    const creationId = newId();
    const again = () => client.generateApiKey({ userId, name: 'Till', scopes: [], creationId });
    const [one, other, last] = [await again(), await again(), await again()];
    expect([one.key!.id, other.key!.id]).toEqual([last.key!.id, last.key!.id]);
    expect(last.key!.id).not.toBe(creationId);
    expect((await client.listApiKeys({ userId })).keys).toHaveLength(1);
    for (let n = 1; n < 20; n += 1) await generate();
    const atTheLimit = await again();
    expect(await Promise.all([one, other, last, atTheLimit].map(({ secret }) => isActive(secret)))).toEqual([false, false, false, true]);

    // In use now: whoever repeats the request learns nothing, and the key goes on working.
    expect(await refused(again())).toMatchObject({ code: 'ANSWER_NOT_KEPT', message: expect.stringContaining('Rotate') });
    expect(await isActive(atTheLimit.secret)).toBe(true);
    const bola = await givenUser();
    const ofBola = await bola.client.generateApiKey({ userId: bola.userId, name: 'Till', scopes: [], creationId });
    expect(ofBola.key!.id).not.toBe(last.key!.id);
    await client.revokeApiKey({ userId, keyId: last.key!.id });
    expect((await refused(again())).code).toBe('KEY_REVOKED');
    await app.clock.advance(24 * HOUR);
    expect((await again()).key!.id).not.toBe(last.key!.id);
  });

  it('that its owner rotated keeps its secrets when its creation is asked for again', async () => {
    const { userId, client } = await givenUser();
    const again = { userId, name: 'Till', scopes: [], creationId: newId() };
    const { key, secret: first } = await client.generateApiKey(again);
    const { secret: second } = await client.rotateApiKey({ userId, keyId: key!.id });
    expect((await refused(client.generateApiKey(again))).code).toBe('ANSWER_NOT_KEPT');
    expect([await isActive(first), await isActive(second)]).toEqual([true, true]);
  });

  it('needs a name and known permissions', async () => {
    const { generate } = await givenUser();
    expect(await refused(generate(' '))).toMatchObject({
      kind: 'invalid',
      message: 'Please enter a name for your api key',
      details: { fields: { name: expect.any(String) } },
    });
    expect(await refused(generate('x', ['servers:read', 'admin']))).toMatchObject({
      kind: 'invalid',
      details: { fields: { scopes: expect.any(String) } },
    });
  });

  it('cannot manage keys or the account, and is invisible to other users', async () => {
    const [ada, bola] = [await givenUser(), await givenUser()];
    const { key } = await ada.generate();
    const asKey = app.client(contract.IdentityServiceService, 'identity', {
      via: 'apikey',
      userId: ada.userId,
      sessionId: '',
      workspaceIds: [],
      scopes: ['servers:read'],
    });
    for (const call of [
      () => asKey.generateApiKey({ userId: ada.userId, name: 'x', scopes: [] }),
      () => asKey.listApiKeys({ userId: ada.userId }),
      () => asKey.updateUser({ userId: ada.userId, fullName: 'x', cancelEmailChange: false }),
    ]) {
      expect((await refused(call())).kind).toBe('forbidden');
    }
    for (const call of [
      () => bola.client.revokeApiKey({ userId: bola.userId, keyId: key!.id }),
      () => bola.client.rotateApiKey({ userId: bola.userId, keyId: key!.id }),
      () => bola.client.revokeApiKey({ userId: bola.userId, keyId: 'nonsense' }),
    ]) {
      expect((await refused(call())).code).toBe('NOT_FOUND');
    }
  });

  it('is listed the same after the list was rebuilt from the events', async () => {
    const { userId, client, generate } = await givenUser();
    const { key, secret } = await generate();
    await client.rotateApiKey({ userId, keyId: key!.id });
    await app.anonymous.verifyApiKey({ secret });
    const before = await client.listApiKeys({ userId });
    await rebuildProjection(app.get<Database>('identity', Database), apiKeys, apiKeys.projections![0]!);
    expect(await client.listApiKeys({ userId })).toEqual(before);
    expect(await isActive(secret)).toBe(true);
  });
});
