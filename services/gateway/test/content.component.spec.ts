import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startGateway } from './app.js';
import type { GatewayApp } from './app.js';

let app: GatewayApp;
beforeAll(async () => {
  app = await startGateway();
});
afterAll(() => app.stop());

describe('POST content/graphql', () => {
  const ask = (query: string) => app.call('POST', '/api/content/graphql', { body: { query } });

  it('answers release notes with what was asked for', async () => {
    const { body } = await ask('query Notes { release_notes { id when: timestamp version notes { html } } }');
    expect(body.data.release_notes[0]).toEqual({
      id: 'v1.0.0',
      version: 'v1.0.0',
      when: expect.stringMatching(/Z$/),
      notes: { html: expect.stringContaining('<h2>') },
    });
  });

  it('refuses what it does not know', async () => {
    for (const query of [
      '{ users { password } }',
      '{ release_notes { secret } }',
      '{ release_notes',
      'mutation { drop }',
      '{}',
      '{ release_notes { notes } }',
      'x'.repeat(6_000),
    ])
      expect([query.slice(0, 40), (await ask(query)).status]).toEqual([query.slice(0, 40), 400]);
  });

  it('cleans and keeps the notes of an outside content service, and outlives its troubles', async () => {
    let asked = 0;
    let broken = false;
    const cms = createServer((_request, response) => {
      asked += 1;
      if (broken) return void response.writeHead(500).end();
      const html =
        '<p onclick="x()">Hi <script>alert(1)</script><img src=x onerror=alert(1)><a href="javascript:x">a</a> <a href="https://good.example" target=_blank>good</a></p>';
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify({ data: { release_notes: [{ id: 1, version: 'v2', timestamp: '2026-12-01', notes: { html } }] } }));
    });
    await new Promise<void>((resolve) => cms.listen(0, '127.0.0.1', resolve));
    const outside = await startGateway({ RELEASE_NOTES_URL: `http://127.0.0.1:${(cms.address() as AddressInfo).port}/graphql` });
    try {
      const notes = async () =>
        (await outside.call('POST', '/api/content/graphql', { body: { query: '{ release_notes { id notes { html } } }' } })).body.data
          .release_notes;
      expect(await notes()).toEqual([{ id: '1', notes: { html: '<p>Hi <a>a</a> <a href="https://good.example">good</a></p>' } }]);
      broken = true;
      expect(await notes()).toHaveLength(1);
      expect(asked).toBe(1);
    } finally {
      await outside.stop();
      cms.close();
    }
  });
});

describe('the API page', () => {
  it('is a page without a script and a document with every call', async () => {
    const page = await app.call('GET', '/api/docs');
    expect(page.text).toContain('/api/v1/servers');
    expect(page.text).toContain('409 NO_ACTIVE_PLAN, SERVER_LIMIT_REACHED');
    expect(page.text).not.toMatch(/<script/i);
    expect(page.headers.get('content-security-policy')).not.toContain('script-src');
    const { body } = await app.call('GET', '/api/docs-json');
    const { '/beat/{token}': beat, '/beat/{token}/{ending}': beatWithEnding, ...paths } = body.paths;
    expect(Object.keys(beat)).toEqual(Object.keys(beatWithEnding));
    const described = Object.entries<
      Record<string, { responses: object; requestBody?: { content: Record<string, { example?: unknown }> } }>
    >(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} /api${path.replaceAll(/\{(\w+)\}/g, ':$1')}`),
    );
    expect(described.sort()).toEqual(
      app.routes
        .filter((route) => route.path.startsWith('/api/'))
        .map((route) => `${route.method} ${route.path}`)
        .sort(),
    );
    for (const methods of Object.values<Record<string, { requestBody?: { content: Record<string, { example?: unknown }> } }>>(paths))
      for (const { requestBody } of Object.values(methods))
        if (requestBody) expect(requestBody.content['application/json']!.example).toBeDefined();
  });
});
