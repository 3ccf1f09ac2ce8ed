import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { errorResponse } from '@nowahala/api';
import { Metrics, newId } from '@nowahala/platform';
import { eventually, hasRedis, RedisForSpecs } from '@nowahala/testkit';
import { Beats } from '../src/beats/beats.js';
import { startGateway } from './app.js';
import type { GatewayApp } from './app.js';

let redis: RedisForSpecs;
let app: GatewayApp;
beforeAll(async () => {
  redis = await RedisForSpecs.at();
  app = await startGateway({ REDIS_URL: redis.url });
});
afterAll(async () => {
  await app?.stop();
  await redis.stop();
});

describe('a gateway that starts while Redis is away', () => {
  it('is ready, says what is missing, and answers people and jobs', async () => {
    const ready = await app.call('GET', '/health/ready');
    expect([ready.status, ready.body]).toEqual([200, { status: 'ok', degraded: ['Redis does not answer'] }]);
    const { token, serverId } = app.fakes.person();
    expect((await app.call('GET', `/api/server/get/${serverId}`, { token })).status).toBe(200);
    const beat = new URL(app.get<Beats>('gateway', Beats).addressOf({ heartbeatId: newId(), addressRound: 1 })).pathname;
    expect((await fetch(`${app.url}${beat}`)).status).toBe(200);
  });

  it('counts for itself what can be abused', async () => {
    const body = { name: 'Ada', email: 'ada@example.com', subject: 'URGENT', message: 'Help' };
    const { token } = app.fakes.person();
    const statuses = [];
    for (let times = 0; times < 4; times += 1) statuses.push((await app.call('POST', '/api/support', { body, token })).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
  });
});

(hasRedis() ? describe : describe.skip)('live streams', () => {
  const ask = (token: string) => fetch(`${app.url}/api/events`, { headers: { authorization: `Bearer ${token}` } });
  async function read(response: Response, stream: { text: string; over: boolean }): Promise<void> {
    for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) stream.text += chunk;
    stream.over = true;
  }

  it('are there when Redis is: else they end and are refused, so that pages poll', async () => {
    const { token, userId, serverId, workspaceId } = app.fakes.person();
    for (const state of ['down', 'up']) {
      const refused = await ask(token);
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '30']);
      expect(errorResponse.parse(await refused.json())).toMatchObject({ code: 'TRY_AGAIN' });
      await redis.start();
      const response = await eventually('one opens', async () => {
        const answer = await ask(token);
        return answer.status === 200 && answer;
      });
      const stream = { text: '', over: false };
      void read(response, stream);
      const health = { serverId, workspaceId, userId, state, healthState: 0, at: new Date(), version: 1 };
      await app.publish('server.health', health, { key: serverId });
      await eventually('an event arrives', () => stream.text.includes(`"state":"${state}"`));
      await redis.stop();
      await eventually('it ends', () => stream.over);
      expect(stream.text.match(/event: server/g)).toHaveLength(1);
    }
    const measured = await app.get<Metrics>('gateway', Metrics).asText();
    expect(measured).not.toContain('route="/api/events",method="GET",code="503"');
  });
});
