import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newId } from '@nowahala/platform';
import type { DocumentedRoute } from '../src/openapi/documented-routes.js';
import { Routes } from '../src/request/routes.js';
import { startGateway } from './app.js';
import type { HttpResponse, GatewayApp } from './app.js';
import type { TestUser } from './fakes/fake-services.js';
import { bodyFor, idNames, label, pathFor } from './route-request.js';

/** Streams never end by themselves, so they have a spec of their own. */
const endless = (route: DocumentedRoute): boolean => route.path === '/api/events';
const withoutRequestId = ({ status, body }: HttpResponse) => ({ status, body: { ...body, requestId: undefined } });

let app: GatewayApp;
let ada: TestUser;
let bola: TestUser;

beforeAll(async () => {
  app = await startGateway();
});
afterAll(() => app.stop());

/** New people for each question: their limits are untouched and nothing of theirs was deleted. */
function newUsers(): void {
  ada = app.fakes.person();
  bola = app.fakes.person();
}

const sessionRoutes = () => app.routes.filter((route) => route.policy?.who === 'session' && !endless(route));
const keyRoutes = () => app.routes.filter((route) => route.policy?.who === 'key');

describe('every route', () => {
  it('declares who may use it, and says so on the API page', () => {
    expect(app.routes.length).toBeGreaterThan(60);
    expect(app.routes.filter((route) => !route.policy).map(label)).toEqual([]);
    expect(app.get<Routes>('gateway', Routes).all).toHaveLength(app.routes.length);
  });

  it('works for its owner with the example of the API page', async () => {
    const failed: string[] = [];
    for (const route of [...sessionRoutes(), ...keyRoutes()]) {
      newUsers();
      const answer = await app.call(route.method, pathFor(route, ada), {
        token: route.policy?.who === 'key' ? ada.apiKey : ada.token,
        body: bodyFor(route, ada),
      });
      if (answer.status !== route.status) failed.push(`${label(route)}: ${answer.status} ${answer.text}`);
    }
    expect(failed).toEqual([]);
  });
});

describe('a signed-in route', () => {
  it('answers 401 to nobody, to a made-up token, and to an API key', async () => {
    const open: string[] = [];
    for (const route of sessionRoutes()) {
      newUsers();
      for (const token of [undefined, 'made.up.token', ada.apiKey]) {
        const answer = await app.call(route.method, pathFor(route, ada), {
          token,
          body: bodyFor(route, ada),
          headers: {
            'x-user-id': ada.userId,
            'x-auth-user': ada.userId,
            'x-is-multi-tenant-query': 'true',
            'x-forwarded-for': `10.0.${open.length}.1`,
          },
        });
        if (answer.status !== 401) open.push(`${label(route)} with ${String(token)}: ${answer.status}`);
      }
    }
    expect(open).toEqual([]);
  }, 60_000);

  it("answers somebody else's id exactly like one that does not exist", async () => {
    const leaks: unknown[] = [];
    let asked = 0;
    for (const route of sessionRoutes()) {
      for (const name of idNames(route)) {
        newUsers();
        const call = (id: string) =>
          app.call(route.method, pathFor(route, ada, { [name]: id }), { token: ada.token, body: bodyFor(route, ada) });
        const foreign = pathFor(route, bola).split('/')[route.path.split('/').indexOf(`:${name}`)]!;
        const [theirs, missing, nonsense] = [await call(foreign), await call(newId()), await call('12345')];
        asked += 1;
        const same = [theirs, missing, nonsense].map((answer) => JSON.stringify(withoutRequestId(answer)));
        if (theirs.status !== 404 || new Set(same).size !== 1) leaks.push({ route: label(route), name, same });
      }
    }
    expect(leaks).toEqual([]);
    expect(asked).toBeGreaterThan(25);
  }, 60_000);

  it('takes no id of somebody else in a body', async () => {
    const leaks: string[] = [];
    let asked = 0;
    for (const route of sessionRoutes()) {
      const fields = route.policy?.who === 'session' ? Object.entries(route.policy.body ?? {}) : [];
      for (const [field, rule] of fields) {
        newUsers();
        const body = { ...(bodyFor(route, ada) as object), [field]: rule === 'subject' ? bola.userId : bola.workspaceId };
        const before = app.fakes.calls.length;
        const answer = await app.call(route.method, pathFor(route, ada), { token: ada.token, body });
        const written = app.fakes.calls.slice(before).filter(({ name }) => !/introspect|getWorkspaceOfUser/.test(name));
        asked += 1;
        if (answer.status !== 404 || written.length > 0)
          leaks.push(`${label(route)} ${field}: ${answer.status} ${written.map(({ name }) => name).join()}`);
      }
    }
    expect(leaks).toEqual([]);
    expect(asked).toBeGreaterThanOrEqual(8);
  });

  it('tells the services who asks, and never more', async () => {
    newUsers();
    await app.call('GET', `/api/server/get/${ada.serverId}`, {
      token: ada.token,
      headers: { 'x-user-id': bola.userId, 'x-call': 'forged' },
    });
    const { caller } = app.fakes.callsOf('workspaces.getServer').at(-1)!.context;
    expect(caller).toEqual({ via: 'session', userId: ada.userId, sessionId: ada.sessionId, workspaceIds: [ada.workspaceId], scopes: [] });
  });
});

describe('a route for API keys', () => {
  it('answers 401 to nobody, to a session and to a key that is not one', async () => {
    const open: string[] = [];
    for (const route of keyRoutes()) {
      newUsers();
      // Another last letter: it may end in any.
      const wrongKey = ada.apiKey.slice(0, -1) + (ada.apiKey.endsWith('a') ? 'b' : 'a');
      for (const token of [undefined, ada.token, wrongKey]) {
        const answer = await app.call(route.method, pathFor(route, ada), { token, body: bodyFor(route, ada) });
        if (answer.status !== 401) open.push(`${label(route)} with ${String(token)}: ${answer.status}`);
      }
    }
    expect(open).toEqual([]);
  });

  it('answers 403 to a key without its scope', async () => {
    const open: string[] = [];
    for (const route of keyRoutes()) {
      if (route.policy?.who !== 'key' || !route.policy.scope) continue;
      newUsers();
      app.fakes.scopes.set(
        ada.apiKey,
        ['servers:read', 'pings:read', 'incidents:read', 'logs:write'].filter(
          (scope) => scope !== (route.policy as { scope?: string }).scope,
        ),
      );
      const answer = await app.call(route.method, pathFor(route, ada), { token: ada.apiKey, body: bodyFor(route, ada) });
      if (answer.status !== 403) open.push(`${label(route)}: ${answer.status}`);
    }
    expect(open).toEqual([]);
  });

  it("shows nobody else's servers", async () => {
    for (const route of keyRoutes().filter((candidate) => idNames(candidate).length > 0)) {
      newUsers();
      const theirs = await app.call(route.method, pathFor(route, bola), { token: ada.apiKey, body: bodyFor(route, ada) });
      const missing = await app.call(route.method, pathFor(route, ada, { id: newId() }), { token: ada.apiKey, body: bodyFor(route, ada) });
      expect(theirs.status).toBe(404);
      expect(withoutRequestId(theirs)).toEqual(withoutRequestId(missing));
    }
  });
});
