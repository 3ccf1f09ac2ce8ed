import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newId } from '@nowahala/platform';
import type { DocumentedRoute } from '../src/openapi/documented-routes.js';
import { startGateway } from './app.js';
import type { HttpResponse, GatewayApp } from './app.js';
import { bodyFor, label, pathFor } from './route-request.js';

let app: GatewayApp;
beforeAll(async () => {
  app = await startGateway();
});
afterAll(() => app.stop());

const deep = (levels: number): unknown => (levels === 0 ? 'x' : { a: deep(levels - 1) });
const nonsense: unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e21,
  '',
  ' ',
  'x'.repeat(5_000),
  '\u0000',
  '\ud800',
  '<script>',
  "'; DROP TABLE es_event; --",
  [],
  [1],
  {},
  { $ne: null },
  newId(),
];
const tokenFor = (route: DocumentedRoute, person: { token: string; apiKey: string }) =>
  route.policy?.who === 'key' ? person.apiKey : person.token;
const takesBodies = () => app.routes.filter((route) => route.body && route.path.startsWith('/api/'));

/** A refusal as everybody may rely on it. */
function expectRefusal(answer: HttpResponse, status: number, code?: string): void {
  expect({ status: answer.status, body: answer.body }).toEqual({
    status,
    body: expect.objectContaining({
      statusCode: status,
      code: code ?? expect.any(String),
      message: expect.stringMatching(/\S/),
      requestId: answer.headers.get('x-request-id'),
    }),
  });
}

describe('whatever a call contains', () => {
  it('a wrong field is answered below 500, never stored half, and named where it is refused', async () => {
    const wrong: string[] = [];
    for (const route of takesBodies()) {
      const example = bodyFor(route, app.fakes.person()) as Record<string, unknown>;
      for (const field of Object.keys(example)) {
        const person = app.fakes.person();
        for (const value of nonsense) {
          const body = { ...(bodyFor(route, person) as object), [field]: value };
          // A new user for each, so that limits by address do not stand in the way.
          const answer = await app.call(route.method, pathFor(route, person), { token: tokenFor(route, person), body });
          if (answer.status === 429) continue;
          const named = answer.status !== 400 || answer.body.code === 'MALFORMED_JSON' || Object.keys(answer.body.fields ?? {}).length > 0;
          if (answer.status >= 500 || !named)
            wrong.push(`${label(route)} ${field}=${JSON.stringify(value)?.slice(0, 40)}: ${answer.status} ${answer.text.slice(0, 200)}`);
        }
      }
    }
    expect(wrong).toEqual([]);
  }, 120_000);

  it('a body that is no object is 400', async () => {
    for (const raw of ['null', '"text"', '42', 'true', '[]', '[{"email":"a@b.co"}]'])
      expectRefusal(await app.call('POST', '/api/content/graphql', { raw }), 400);
  });

  it('broken JSON is 400', async () => {
    for (const raw of ['{', '{"a":}', 'hello', '{"a":1}}', '{"__proto__":{"admin":true}}', '{"constructor":{"prototype":{}}}'])
      expectRefusal(await app.call('POST', '/api/auth/login', { raw }), 400, 'MALFORMED_JSON');
  });

  it('nesting beyond 20 levels is 400, more than 100 KB is 413, another type is 415', async () => {
    expectRefusal(await app.call('POST', '/api/content/graphql', { body: { query: '{ release_notes { id } }', extra: deep(30) } }), 400);
    expect((await app.call('POST', '/api/content/graphql', { body: { query: '{ release_notes { id } }', extra: deep(15) } })).status).toBe(
      200,
    );
    expectRefusal(
      await app.call('POST', '/api/auth/login', { body: { email: 'x'.repeat(101 * 1024), password: 'y' } }),
      413,
      'PAYLOAD_TOO_LARGE',
    );
    expectRefusal(
      await app.call('POST', '/api/auth/login', { body: { email: 'x'.repeat(600 * 1024), password: 'y' } }),
      413,
      'PAYLOAD_TOO_LARGE',
    );
    for (const type of ['text/plain', 'application/xml', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
      expectRefusal(
        await app.call('POST', '/api/auth/login', { raw: 'a=b', headers: { 'content-type': type } }),
        415,
        'UNSUPPORTED_MEDIA_TYPE',
      );
    }
  });

  it('an unknown address is 404 and a wrong method 405 with what is allowed', async () => {
    const ada = app.fakes.person();
    expectRefusal(await app.call('GET', '/api'), 404, 'NOT_FOUND');
    expectRefusal(await app.call('GET', '/api/admin'), 404, 'NOT_FOUND');
    expectRefusal(await app.call('POST', '/api/v2/servers', { body: {} }), 404, 'NOT_FOUND');
    const put = await app.call('PUT', `/api/server/get/${ada.serverId}`, { token: ada.token, body: {} });
    expectRefusal(put, 405, 'METHOD_NOT_ALLOWED');
    expect(put.headers.get('allow')).toBe('GET');
    expectRefusal(await app.call('GET', '/api/%ZZ'), 400);
    expectRefusal(await app.call('GET', `/api/server/get/${'x'.repeat(500)}`, { token: ada.token }), 414, 'ADDRESS_TOO_LONG');
  });

  it('a page that is nonsense is 400, one beyond the end is empty', async () => {
    const ada = app.fakes.person();
    for (const page of ['0', '-1', '1.5', 'two', '', '1e3', '٣', '1&page=2', '99999999999999999999']) {
      const answer = await app.call('GET', `/api/server/logs/${ada.userId}?page=${page}`, { token: ada.token });
      expectRefusal(answer, 400, 'VALIDATION_FAILED');
      expect(answer.body.fields).toEqual({ page: expect.any(String) });
    }
    const beyond = await app.call('GET', `/api/server/logs/${ada.userId}?page=20000`, { token: ada.token });
    expect(beyond.body).toEqual({ data: [], pagination: { currentPage: 20_000, totalPages: 1, totalItems: 1, pageSize: 20 } });
    expect(app.fakes.callsOf('analyzer.listErrorLogs').at(-1)!.request.page).toBe(10_000);
    const farBeyond = await app.call('GET', `/api/server/logs/${ada.userId}?page=1000000000`, { token: ada.token });
    expect(farBeyond.body).toMatchObject({ data: [], pagination: { currentPage: 1_000_000_000 } });
  });

  it('a wrong thing in a list is named after its field', async () => {
    const ada = app.fakes.person();
    const body = { name: 'Till', scopes: ['servers:read', 7] };
    const answer = await app.call('POST', `/api/key/generate/${ada.userId}`, { token: ada.token, body });
    expectRefusal(answer, 400, 'VALIDATION_FAILED');
    expect(answer.body.fields).toEqual({ scopes: expect.any(String) });
  });

  it('addresses work with and without a slash at the end', async () => {
    const ada = app.fakes.person();
    for (const path of ['/api/user', '/api/user/', `/api/workspace/${ada.userId}/`, '/api/plan/all/'])
      expect((await app.call('GET', path, { token: ada.token })).status).toBe(200);
  });
});
