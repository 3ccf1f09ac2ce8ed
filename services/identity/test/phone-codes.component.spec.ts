import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newId } from '@nowahala/platform';
import { eventually } from '@nowahala/testkit';
import { startIdentity, refused } from './app.js';
import type { IdentityApp } from './app.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let app: IdentityApp;
beforeAll(async () => void (app = await startIdentity()), 60_000);
afterAll(async () => app?.stop());

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

  it('gets no second code when the same is asked for again, because the answer was lost', async () => {
    const { user, client } = await withPhone();
    const creationId = newId();
    const sendFourTimes = async () => {
      for (let n = 0; n < 4; n += 1) await client.sendPhoneCode({ userId: user.id, creationId });
    };
    const codes = () => app.sent.filter(({ kind, userId }) => kind === 'phone_code' && userId === user.id);
    await sendFourTimes();
    await eventually('a code', () => codes().length === 1);
    await app.clock.advance(10 * MINUTE);
    await sendFourTimes();
    await eventually('another one, as the first is too old', () => codes().length === 2);
    const other = number();
    await client.updateUser({ userId: user.id, phone: other });
    await sendFourTimes();
    expect(await eventually('one to the other number', () => codes().find(({ phone }) => phone === other))).toBeDefined();
    await client.confirmPhone({ userId: user.id, code: codes().at(-1)!.code });
    expect(codes()).toHaveLength(3);
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

  it('of an account without a plan that has WhatsApp gets five codes a day, and the refusal names the plans', async () => {
    const { user, client } = await withPhone();
    const send = () => client.sendPhoneCode({ userId: user.id, ipHash: 'free' });
    const sendFive = async () => {
      for (let n = 0; n < 3; n += 1) await send();
      await app.clock.advance(HOUR);
      for (let n = 0; n < 2; n += 1) await send();
    };
    await sendFive();
    expect(await refused(send())).toMatchObject({
      code: 'WHATSAPP_NEEDS_PLAN',
      kind: 'limited',
      message: expect.stringContaining('Growth, Business or Scale'),
      details: { retryAfterSeconds: expect.any(Number) },
    });
    const workspaceId = newId();
    app.withWhatsApp.add(workspaceId);
    await app.publish('workspace.created', { workspaceId, userId: user.id, createdAt: undefined }, { key: workspaceId });
    await eventually('a code with the plan', () => send().then(() => true));
    await app.clock.advance(24 * HOUR);
    app.withWhatsApp.delete(workspaceId);
    await sendFive();
  });

  it('gets ten codes a day whatever the plan, and so does a user', async () => {
    const { user, client, phone } = await withPhone();
    const workspaceId = newId();
    app.withWhatsApp.add(workspaceId);
    await app.publish('workspace.created', { workspaceId, userId: user.id, createdAt: undefined }, { key: workspaceId });
    await eventually(
      'the workspace is known',
      async () => (await app.database.query('SELECT 1 FROM identity.user_workspace WHERE user_id = $1', [user.id])).length === 1,
    );
    const send = () => client.sendPhoneCode({ userId: user.id, ipHash: 'paid' });
    for (let n = 0; n < 10; n += 1) {
      await send();
      await app.clock.advance(HOUR / 2);
    }
    expect((await refused(send())).code).toBe('TOO_MANY_CODES');
    const other = await withPhone(phone);
    expect((await refused(other.client.sendPhoneCode({ userId: other.user.id, ipHash: 'elsewhere' }))).code).toBe('TOO_MANY_CODES');
  });

  it('asked for from one address gets a hundred codes a day', async () => {
    await app.database.query(
      `INSERT INTO identity.message_send (kind, counted, at) SELECT 'phone_code', 'address crowd', $1 FROM generate_series(1, 99)`,
      [app.clock.now()],
    );
    const [one, two] = [await withPhone(), await withPhone()];
    await one.client.sendPhoneCode({ userId: one.user.id, ipHash: 'crowd' });
    expect((await refused(two.client.sendPhoneCode({ userId: two.user.id, ipHash: 'crowd' }))).code).toBe('TOO_MANY_CODES');
  });

  it('has to be entered first, and correctly', async () => {
    const { user } = await app.register();
    expect((await refused(app.as(user.id).sendPhoneCode({ userId: user.id }))).details.fields).toHaveProperty('phone');
    expect((await refused(app.as(user.id).updateUser({ userId: user.id, phone: '0803' }))).message).toBe('Invalid phone number');
  });
});

describe('codes that cost money', () => {
  it('end for accounts that pay nothing before they end for those that pay', async () => {
    await app.clock.advance(25 * HOUR);
    const spend = (counted: string, count: number) =>
      app.database.query(
        `INSERT INTO identity.message_send (kind, counted, at) SELECT 'phone_code', $1, $2 FROM generate_series(1, $3::int)`,
        [counted, app.clock.now(), count],
      );
    const person = async (paying: boolean) => {
      const { user } = await app.register();
      const client = app.as(user.id);
      await client.updateUser({ userId: user.id, phone: `+23480${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}` });
      const workspaceId = newId();
      if (paying) app.withWhatsApp.add(workspaceId);
      await app.publish('workspace.created', { workspaceId, userId: user.id, createdAt: undefined }, { key: workspaceId });
      await eventually(
        'the workspace is known',
        async () => (await app.database.query('SELECT 1 FROM identity.user_workspace WHERE user_id = $1', [user.id])).length === 1,
      );
      return () => client.sendPhoneCode({ userId: user.id, ipHash: newId() });
    };
    await spend('without plan', 200);
    expect(await refused((await person(false))())).toMatchObject({ code: 'CODES_USED_UP', kind: 'limited' });
    await (
      await person(true)
    )();
    await spend('all', 2_000);
    expect((await refused((await person(true))())).code).toBe('CODES_USED_UP');
    await app.clock.advance(25 * HOUR);
  });
});
