import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { LOGGER, Metrics, newId } from '@nowahala/platform';
import type { Logger } from '@nowahala/platform';
import { eventually } from '@nowahala/testkit';
import { OwnedWorkspaces } from '../src/auth/owned-workspaces.js';
import { startGateway } from './app.js';
import type { GatewayApp } from './app.js';
import type { TestUser } from './fakes/fake-services.js';

let app: GatewayApp;
beforeAll(async () => {
  app = await startGateway();
});
afterAll(() => app.stop());

interface Listener {
  seen: string[];
  text: () => string;
  over: () => boolean;
  leave: () => void;
}

async function listen(token: string): Promise<Listener> {
  const line = new AbortController();
  const response = await fetch(`${app.url}/api/events`, { headers: { authorization: `Bearer ${token}` }, signal: line.signal });
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

const health = (person: TestUser, state: string) =>
  app.publish(
    'server.health',
    {
      serverId: person.serverId,
      workspaceId: person.workspaceId,
      userId: person.userId,
      state,
      healthState: 0,
      at: new Date(),
      version: 1,
    },
    { key: person.serverId },
  );

describe('GET events', () => {
  it('is no slow request when it ends, and one like any other when it is refused', async () => {
    const info = jest.spyOn(app.get<Logger>('gateway', LOGGER), 'info');
    const { token } = app.fakes.person();
    await listen(token);
    await app.call('POST', '/api/auth/logout', { token });
    const isOver = ([line]: unknown[]) => (line as { route?: string; status?: number }).route === '/api/events';
    await eventually('the end is logged', () => info.mock.calls.some(isOver));
    const measured = async () =>
      (await app.get<Metrics>('gateway', Metrics).asText())
        .split('\n')
        .filter((line) => line.startsWith('http_request_seconds_count{route="/api/events"'));
    expect(await measured()).toEqual([]);
    expect((await app.call('GET', '/api/events')).status).toBe(401);
    await eventually('the refusal is measured', async () => (await measured()).length === 1);
    expect(await measured()).toEqual(['http_request_seconds_count{route="/api/events",method="GET",code="401"} 1']);
  });

  it('tells the owner, and nobody else, that a server went down', async () => {
    const [ada, bola] = [app.fakes.person(), app.fakes.person()];
    const [adas, bolas] = [await listen(ada.token), await listen(bola.token)];
    await health(ada, 'down');
    await eventually('the event arrives', () => adas.text().includes(`event: server\ndata: {"serverId":"${ada.serverId}"`));
    expect(adas.text()).toMatch(/"state":"down"\}\n\n/);
    expect(adas.text().match(/event: server/g)).toHaveLength(1);
    await app.publish(
      'notification.created',
      { notificationId: newId(), userId: bola.userId, serverId: '', incidentId: '', kind: 'report', at: new Date() },
      { key: bola.userId },
    );
    await eventually('the event of the other user arrives', () => bolas.text().includes('event: notification'));
    expect(bolas.text()).not.toContain(ada.serverId);
    adas.leave();
    bolas.leave();
  });

  it("leaves out what belongs to a workspace that is not the user's own", async () => {
    const [ada, bola] = [app.fakes.person(), app.fakes.person()];
    const adas = await listen(ada.token);
    await app.publish(
      'server.health',
      {
        serverId: bola.serverId,
        workspaceId: bola.workspaceId,
        userId: ada.userId,
        state: 'down',
        healthState: 0,
        at: new Date(),
        version: 1,
      },
      { key: bola.serverId },
    );
    await health(ada, 'recovering');
    await eventually('the later event arrives', () => adas.text().includes('recovering'));
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(adas.text()).not.toContain(bola.serverId);
    adas.leave();
  });

  describe('while nobody says whose workspace it is', () => {
    const QUESTION = 'workspaces.getWorkspaceOfUser';
    const asked = ({ userId }: TestUser) => app.fakes.callsOf(QUESTION).filter(({ request }) => request['userId'] === userId).length;
    /** Returns once an event of this user had no answer. */
    const loseTrack = async (person: TestUser, workspaceId = person.workspaceId, state = 'down') => {
      app.fakes.down.add(QUESTION);
      app.get<OwnedWorkspaces>('gateway', OwnedWorkspaces).delete(person.userId);
      const before = asked(person);
      await health({ ...person, workspaceId }, state);
      await eventually('the owner is asked for', () => asked(person) > before);
    };
    afterEach(() => void app.fakes.down.delete(QUESTION));

    it('keep events, and send them once somebody does', async () => {
      const ada = app.fakes.person();
      const adas = await listen(ada.token);
      await loseTrack(ada);
      await health(ada, 'recovering');
      expect(adas.text()).not.toContain('event:');
      app.fakes.down.delete(QUESTION);
      await eventually('both events arrive', () => adas.text().includes('"recovering"'));
      expect(adas.text()).toMatch(/"state":"down".*"state":"recovering"/s);
      expect(adas.over()).toBe(false);
      adas.leave();
    });

    it('leave out afterwards what belongs to somebody else', async () => {
      const [ada, bola] = [app.fakes.person(), app.fakes.person()];
      const adas = await listen(ada.token);
      await loseTrack(ada, bola.workspaceId);
      await health(ada, 'recovering');
      app.fakes.down.delete(QUESTION);
      await eventually('the event of the own workspace arrives', () => adas.text().includes('"recovering"'));
      expect(adas.text()).not.toContain(bola.workspaceId);
      adas.leave();
    });

    it('end the stream when more waits than it may hold', async () => {
      const ada = app.fakes.person();
      const adas = await listen(ada.token);
      await loseTrack(ada, ada.workspaceId, 'x'.repeat(300_000));
      await eventually('the stream ends', () => adas.over());
      expect(adas.text()).not.toContain('event:');
    });
  });

  it('begins with a comment, so that proxies pass it on at once', async () => {
    const ada = app.fakes.person();
    const adas = await listen(ada.token);
    await eventually('the first comment arrives', () => adas.text().startsWith(': '));
    adas.leave();
  });

  it('ends with the session', async () => {
    const ada = app.fakes.person();
    const adas = await listen(ada.token);
    await app.call('POST', '/api/auth/logout', { token: ada.token });
    await eventually('the stream ends', () => adas.over());
  });

  it('is 401 without a session, and names its type to a HEAD', async () => {
    expect((await app.call('GET', '/api/events')).status).toBe(401);
    const ada = app.fakes.person();
    expect((await app.call('HEAD', '/api/events', { token: ada.token })).status).toBe(200);
  });
});
