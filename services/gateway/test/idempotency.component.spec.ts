import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newId } from '@nowahala/platform';
import { openFrontDoor } from './app.js';
import type { FrontDoor } from './app.js';
import type { Person } from './fake-services.js';

let door: FrontDoor;
beforeAll(async () => {
  door = await openFrontDoor();
});
afterAll(() => door.stop());

const server = (person: Person, name = 'Shop') => ({
  name,
  ipAddress: '102.89.23.4',
  monitoringInterval: 5,
  workspaceId: person.workspaceId,
  userId: person.userId,
});
const create = (person: Person, name?: string, key?: string) =>
  door.call('POST', '/api/server/create', {
    token: person.token,
    body: server(person, name),
    headers: key ? { 'idempotency-key': key } : {},
  });
const made = () => door.neighbours.callsOf('workspaces.createServer').length;

describe('Idempotency-Key', () => {
  it('answers a repeat as the first time and does the work once', async () => {
    const ada = door.neighbours.person();
    const before = made();
    const key = newId();
    const first = await create(ada, 'Shop', key);
    const again = await create(ada, 'Shop', key);
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.body).toEqual(first.body);
    expect(made()).toBe(before + 1);
  });

  it('refuses another body under the same key with 422', async () => {
    const ada = door.neighbours.person();
    const key = newId();
    await create(ada, 'Shop', key);
    const other = await create(ada, 'Other', key);
    expect([other.status, other.body.code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
  });

  it("is one person's own: somebody else with the same key is somebody else", async () => {
    const [ada, bola] = [door.neighbours.person(), door.neighbours.person()];
    const key = newId();
    const [hers, his] = [await create(ada, 'Shop', key), await create(bola, 'Shop', key)];
    expect(his.status).toBe(201);
    expect(his.body.data._id).not.toBe(hers.body.data._id);
  });

  it('answers all of several requests at once alike', async () => {
    const ada = door.neighbours.person();
    const before = made();
    const key = newId();
    const answers = await Promise.all([create(ada, 'Shop', key), create(ada, 'Shop', key), create(ada, 'Shop', key)]);
    expect(answers.map(({ status, body }) => [status, body.data._id])).toEqual(Array(3).fill([201, answers[0].body.data._id]));
    expect(made()).toBe(before + 1);
  });

  it('never keeps a secret: the repeat is told so with 409', async () => {
    const ada = door.neighbours.person();
    const generate = () =>
      door.call('POST', `/api/key/generate/${ada.userId}`, {
        token: ada.token,
        body: { name: 'Shop' },
        headers: { 'idempotency-key': 'one' },
      });
    expect((await generate()).body.apiKey).toBe(ada.apiKey);
    const again = await generate();
    expect([again.status, again.body.code]).toEqual([409, 'ANSWER_NOT_KEPT']);
  });

  it('does not remember a refusal', async () => {
    const ada = door.neighbours.person();
    const key = newId();
    door.neighbours.down.add('workspaces');
    // Her workspaces were asked before, so that only the creation itself fails.
    expect((await create(ada, 'Shop', key)).status).toBe(503);
    door.neighbours.down.delete('workspaces');
    expect((await create(ada, 'Shop', key)).status).toBe(201);
  });

  it('is refused when it is no key', async () => {
    const ada = door.neighbours.person();
    for (const key of ['with space', 'x'.repeat(300)])
      expect((await create(ada, 'Shop', key)).body.fields).toEqual({ 'Idempotency-Key': expect.any(String) });
  });
});

describe('a double click', () => {
  it('creates one server, and both clicks get the same answer', async () => {
    const ada = door.neighbours.person();
    const before = made();
    const answers = await Promise.all([create(ada), create(ada), create(ada)]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body.data._id)).size).toBe(1);
    expect(made()).toBe(before + 1);
  });

  it('on a workspace is a second workspace, which its room refuses', async () => {
    const ada = door.neighbours.person();
    const asked = () => door.neighbours.callsOf('workspaces.createWorkspace').length;
    const before = asked();
    const body = { name: 'Shop', members: { role: 'owner', userId: ada.userId } };
    await Promise.all([1, 2].map(() => door.call('POST', '/api/workspace/', { token: ada.token, body })));
    expect(asked()).toBe(before + 2);
  });

  it('is none when something else was done in between', async () => {
    const ada = door.neighbours.person();
    const first = await create(ada);
    expect((await door.call('DELETE', `/api/server/${first.body.data._id}`, { token: ada.token })).status).toBe(200);
    const second = await create(ada);
    expect(second.status).toBe(201);
    expect(second.body.data._id).not.toBe(first.body.data._id);
  });
});
