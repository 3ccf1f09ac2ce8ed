import { expect, it } from '@jest/globals';
import { topicCodecs } from '@nowahala/contracts';
import type { EventBus, OutMessage } from '../bus/event-bus.js';
import { ManualClock } from '../core/clock.js';
import { DirectPublisher, NO_TENANT } from './direct-publisher.js';

const now = new Date('2026-11-21T09:00:00Z');
const sent: OutMessage[] = [];
const bus = { publish: async (messages: OutMessage[]) => void sent.push(...messages) } as unknown as EventBus;
const publisher = new DirectPublisher(bus, new ManualClock(now), 'prober');

it('builds the whole message: topic of the region, type, headers, payload', async () => {
  const message = { shard: 3, epoch: 1, region: 'lagos', pings: [], runs: [] };
  await publisher.publishDirect('ping.requested', message, { key: '3', tenantId: 'b3b7', region: 'lagos' });
  const [only] = sent.splice(0);
  expect(only).toMatchObject({ topic: 'ping.requested.lagos', key: '3', type: 'nowahala.pings.v1.PingRequested', occurredAt: now });
  expect(only!.headers).toMatchObject({
    tenant_id: 'b3b7',
    producer: 'prober',
    id: only!.id,
    correlation_id: only!.id,
    schema_version: '1',
  });
  expect(topicCodecs['ping.requested'].decode(only!.payload)).toMatchObject(message);
});

it('sends many in one call, and names no tenant where many customers are meant', async () => {
  const message = { shard: 3, region: 'lagos', results: [] };
  await publisher.publishAllDirect('ping.completed', [
    { message, key: '3' },
    { message, key: '4' },
  ]);
  expect(sent.map(({ key, topic, headers }) => [key, topic, headers['tenant_id']])).toEqual([
    ['3', 'ping.completed', NO_TENANT],
    ['4', 'ping.completed', NO_TENANT],
  ]);
});
