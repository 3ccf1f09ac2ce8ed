import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { explain } from '../src/domain/advice/explain.js';
import { answers, otherWords } from './fixtures/stated-situations.js';
import { checkUrl, dns } from '../../prober/test/websites.js';

/** Recognised from its network or by other means than this answer: see the fixtures. */
const byOtherMeans = new Set(Object.entries(answers).flatMap(([id, [, , , behind]]) => (behind === undefined ? [] : [id])));

describe('a real server that states what is wrong', () => {
  const server = createServer((request, response) => {
    const [id, place] = request.url!.slice(1).split('/') as [string, string?];
    const [status, text, headers = {}] = place === undefined ? answers[id]! : otherWords[Number(place)]![1];
    const body = text.replaceAll('shop.example', 'shop.test');
    response.writeHead(status, { 'content-type': body.startsWith('{') ? 'application/json' : 'text/html; charset=utf-8', ...headers });
    response.end(body);
  });
  let port = 0;

  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    port = (server.address() as AddressInfo).port;
    dns.says('shop.test', 'A', '127.0.0.1');
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  it.each(Object.keys(answers).filter((id) => !byOtherMeans.has(id)))('is understood as "%s"', async (id) => {
    const { evidence, outcome } = await checkUrl(`http://shop.test:${port}/${id}`);
    // RULES.md#checks: these count as answered, whatever the page says.
    if (outcome === 'success') return expect([200, 401, 403, 429]).toContain(answers[id]![0]);
    expect(explain(evidence!).situation).toBe(id);
  });

  it.each(otherWords.map(([id], place) => [id, place] as const))('is understood as "%s" in other words too (%i)', async (id, place) => {
    const { evidence } = await checkUrl(`http://shop.test:${port}/${id}/${place}`);
    expect(explain(evidence!).situation).toBe(id);
  });
});
