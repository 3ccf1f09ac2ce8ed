import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { identity as contract } from '@nowahala/contracts';
import { rebuildProjection } from '@nowahala/platform';
import { Database } from '@nowahala/platform';
import { eventually } from '@nowahala/testkit';
import { apiKeys } from '../src/adapters/events/api-keys.stream.js';
import { openIdentityRoom, refused } from './identity-room.js';
import type { IdentityRoom } from './identity-room.js';

const HOUR = 3_600_000;

let home: IdentityRoom;
beforeAll(async () => void (home = await openIdentityRoom()), 60_000);
afterAll(async () => home?.room.stop());

const somebody = async () => {
  const { user } = await home.register();
  const hers = home.as(user.id);
  return {
    userId: user.id,
    hers,
    generate: async (name = 'Till', scopes: string[] = []) => hers.generateApiKey({ userId: user.id, name, scopes }),
  };
};
const isActive = async (secret: string) => (await home.door.verifyApiKey({ secret })).active;

describe('an API key', () => {
  it('is told once, found by its text, and never stored', async () => {
    const issued = await home.room.collect('apikey.issued');
    const { userId, hers, generate } = await somebody();
    const { key, secret } = await generate(' Till ', ['logs:write']);
    expect(key).toMatchObject({ name: 'Till', revoked: false, scopes: ['logs:write'], lastUsedAt: undefined });
    expect(secret.startsWith(`${key!.prefix}_`)).toBe(true);
    expect(await home.door.verifyApiKey({ secret })).toEqual({ active: true, keyId: key!.id, userId, scopes: ['logs:write'] });
    const { keys } = await hers.listApiKeys({ userId });
    expect(keys[0]!.lastUsedAt!.getTime() % 60_000).toBe(0);
    const stored = JSON.stringify(await home.room.database.query('SELECT * FROM identity.api_key_view JOIN identity.es_event ON true'));
    expect(stored).not.toContain(secret.split('_')[3]);
    await eventually('apikey.issued', () => issued.some(({ keyId }) => keyId === key!.id));
    for (const wrong of [`${secret}x`, secret.slice(0, -1), secret.toLowerCase(), '', 'nw_live_x'])
      expect(await isActive(wrong)).toBe(false);
  });

  it('keeps working a day after its rotation, and only once over', async () => {
    const { userId, hers, generate } = await somebody();
    const { key, secret: first } = await generate();
    const { secret: second, key: rotated } = await hers.rotateApiKey({ userId, keyId: key!.id });
    expect(rotated).toMatchObject({ id: key!.id, prefix: key!.prefix });
    expect([await isActive(first), await isActive(second)]).toEqual([true, true]);
    await home.room.clock.advance(24 * HOUR);
    expect([await isActive(first), await isActive(second)]).toEqual([false, true]);
    const { secret: third } = await hers.rotateApiKey({ userId, keyId: key!.id });
    expect([await isActive(first), await isActive(second), await isActive(third)]).toEqual([false, true, true]);
  });

  it('keeps each of several old secrets for its own day', async () => {
    const { userId, hers, generate } = await somebody();
    const { key, secret: first } = await generate();
    const rotate = async () => (await hers.rotateApiKey({ userId, keyId: key!.id })).secret;
    const second = await rotate();
    await home.room.clock.advance(6 * HOUR);
    const third = await rotate();
    const alive = () => Promise.all([first, second, third].map(isActive));
    expect(await alive()).toEqual([true, true, true]);
    await home.room.clock.advance(18 * HOUR);
    expect(await alive()).toEqual([false, true, true]);
    await home.room.clock.advance(6 * HOUR);
    expect(await alive()).toEqual([false, false, true]);
    const fourth = await rotate();
    await hers.revokeApiKey({ userId, keyId: key!.id });
    expect(await Promise.all([third, fourth].map(isActive))).toEqual([false, false]);
  });

  it('is dead at once when revoked, old secret included', async () => {
    const revoked = await home.room.collect('apikey.revoked');
    const { userId, hers, generate } = await somebody();
    const { key, secret } = await generate();
    const { secret: second } = await hers.rotateApiKey({ userId, keyId: key!.id });
    expect((await hers.revokeApiKey({ userId, keyId: key!.id })).key).toMatchObject({ revoked: true });
    expect([await isActive(secret), await isActive(second)]).toEqual([false, false]);
    expect((await hers.revokeApiKey({ userId, keyId: key!.id })).key).toMatchObject({ revoked: true });
    expect((await refused(hers.rotateApiKey({ userId, keyId: key!.id }))).code).toBe('KEY_REVOKED');
    await eventually('apikey.revoked', () => revoked.filter(({ keyId }) => keyId === key!.id).length === 1);
  });

  it('has nineteen living siblings at most, however many are asked for at once', async () => {
    const { userId, hers, generate } = await somebody();
    const answers = await Promise.allSettled(Array.from({ length: 24 }, (_, n) => generate(`key ${n}`)));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
    expect((await refused(generate())).code).toBe('TOO_MANY_KEYS');
    const { keys } = await hers.listApiKeys({ userId });
    await hers.revokeApiKey({ userId, keyId: keys[0]!.id });
    await generate('room again');
  });

  it('needs a name and known permissions', async () => {
    const { generate } = await somebody();
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

  it('cannot manage keys or the account, and belongs to nobody else', async () => {
    const [ada, bola] = [await somebody(), await somebody()];
    const { key } = await ada.generate();
    const asKey = home.room.client(contract.IdentityServiceService, 'identity', {
      via: 'apikey',
      userId: ada.userId,
      sessionId: '',
      workspaceIds: [],
      scopes: ['servers:read'],
    });
    for (const call of [
      () => asKey.generateApiKey({ userId: ada.userId, name: 'x', scopes: [] }),
      () => asKey.listApiKeys({ userId: ada.userId }),
      () => asKey.updateUser({ userId: ada.userId, fullName: 'x' }),
    ]) {
      expect((await refused(call())).kind).toBe('forbidden');
    }
    for (const call of [
      () => bola.hers.revokeApiKey({ userId: bola.userId, keyId: key!.id }),
      () => bola.hers.rotateApiKey({ userId: bola.userId, keyId: key!.id }),
      () => bola.hers.revokeApiKey({ userId: bola.userId, keyId: 'nonsense' }),
    ]) {
      expect((await refused(call())).code).toBe('NOT_FOUND');
    }
  });

  it('is listed the same after the list was rebuilt from the events', async () => {
    const { userId, hers, generate } = await somebody();
    const { key, secret } = await generate();
    await hers.rotateApiKey({ userId, keyId: key!.id });
    await home.door.verifyApiKey({ secret });
    const before = await hers.listApiKeys({ userId });
    await rebuildProjection(home.room.get<Database>('identity', Database), apiKeys, apiKeys.projections![0]!);
    expect(await hers.listApiKeys({ userId })).toEqual(before);
    expect(await isActive(secret)).toBe(true);
  });
});
