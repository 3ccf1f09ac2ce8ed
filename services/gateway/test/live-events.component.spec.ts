import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { LOGGER, Metrics, newId } from '@nowahala/platform';
import type { Logger } from '@nowahala/platform';
import { eventually } from '@nowahala/testkit';
import { openFrontDoor } from './app.js';
import type { FrontDoor } from './app.js';
import type { Person } from './fake-services.js';

let door: FrontDoor;
beforeAll(async () => {
  door = await openFrontDoor();
});
afterAll(() => door.stop());

interface Listener {
  seen: string[];
  text: () => string;
  over: () => boolean;
  leave: () => void;
}

async function listen(token: string): Promise<Listener> {
  const line = new AbortController();
  const response = await fetch(`${door.url}/api/events`, { headers: { authorization: `Bearer ${token}` }, signal: line.signal });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toMatch(/^text\/event-stream/);
  expect(response.headers.get('cache-control')).toContain('no-store');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  const seen: string[] = [];
  let over = false;
  const read = async () => {
    for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) seen.push(chunk);
  };
  void read()
    .catch(() => undefined)
    .finally(() => (over = true));
  return { seen, text: () => seen.join(''), over: () => over, leave: () => line.abort() };
}

const health = (person: Person, state: string) =>
  door.room.publish(
    'server.health',
    { serverId: person.serverId, workspaceId: person.workspaceId, userId: person.userId, state, at: new Date(), version: 1 },
    { key: person.serverId },
  );

describe('GET events', () => {
  it('is no slow request when it ends, and one like any other when it is refused', async () => {
    const info = jest.spyOn(door.room.get<Logger>('gateway', LOGGER), 'info');
    const { token } = door.neighbours.person();
    await listen(token);
    await door.call('POST', '/api/auth/logout', { token });
    const isOver = ([line]: unknown[]) => (line as { route?: string; status?: number }).route === '/api/events';
    await eventually('the end is logged', () => info.mock.calls.some(isOver));
    const measured = async () =>
      (await door.room.get<Metrics>('gateway', Metrics).asText())
        .split('\n')
        .filter((line) => line.startsWith('http_request_seconds_count{route="/api/events"'));
    expect(await measured()).toEqual([]);
    expect((await door.call('GET', '/api/events')).status).toBe(401);
    await eventually('the refusal is measured', async () => (await measured()).length === 1);
    expect(await measured()).toEqual(['http_request_seconds_count{route="/api/events",method="GET",code="401"} 1']);
  });

  it('tells the owner, and nobody else, that a server went down', async () => {
    const [ada, bola] = [door.neighbours.person(), door.neighbours.person()];
    const [hers, his] = [await listen(ada.token), await listen(bola.token)];
    await health(ada, 'down');
    await eventually('the event arrives', () => hers.text().includes(`event: server\ndata: {"serverId":"${ada.serverId}"`));
    expect(hers.text()).toMatch(/"state":"down"\}\n\n/);
    expect(hers.text().match(/event: server/g)).toHaveLength(1);
    await door.room.publish(
      'notification.created',
      { notificationId: newId(), userId: bola.userId, serverId: '', incidentId: '', kind: 'report', at: new Date() },
      { key: bola.userId },
    );
    await eventually('his own event arrives', () => his.text().includes('event: notification'));
    expect(his.text()).not.toContain(ada.serverId);
    hers.leave();
    his.leave();
  });

  it('leaves out what belongs to a workspace that is not hers', async () => {
    const [ada, bola] = [door.neighbours.person(), door.neighbours.person()];
    const hers = await listen(ada.token);
    await door.room.publish(
      'server.health',
      { serverId: bola.serverId, workspaceId: bola.workspaceId, userId: ada.userId, state: 'down', at: new Date(), version: 1 },
      { key: bola.serverId },
    );
    await health(ada, 'recovering');
    await eventually('the later event arrives', () => hers.text().includes('recovering'));
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(hers.text()).not.toContain(bola.serverId);
    hers.leave();
  });

  it('begins with a comment, so that proxies pass it on at once', async () => {
    const ada = door.neighbours.person();
    const hers = await listen(ada.token);
    await eventually('the first comment arrives', () => hers.text().startsWith(': '));
    hers.leave();
  });

  it('ends with the session', async () => {
    const ada = door.neighbours.person();
    const hers = await listen(ada.token);
    await door.call('POST', '/api/auth/logout', { token: ada.token });
    await eventually('the stream ends', () => hers.over());
  });

  it('is 401 without a session, and names its type to a HEAD', async () => {
    expect((await door.call('GET', '/api/events')).status).toBe(401);
    const ada = door.neighbours.person();
    expect((await door.call('HEAD', '/api/events', { token: ada.token })).status).toBe(200);
  });
});
