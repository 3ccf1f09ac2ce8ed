import { randomUUID } from 'node:crypto';
import { sleep } from '../../concurrency/sleep.js';
import type { TopicDeclaration } from '@nowahala/contracts';
import type { EventBus } from '../event-bus.js';
import { KafkaEventBus } from '../kafka/kafka-event-bus.js';
import { PgEventBus } from '../postgres/pg-event-bus.js';
import { TopicRegistry } from '../topics.js';
import type { BusAddress } from './bus-under-test.contract.js';

/** What a child process of the contract does until it is killed. */
export type Job = { do: 'publish'; topic: string } | { do: 'consume'; topic: string; group: string; maxBatch: number; handleMs: number };

export interface JobOrder {
  address: BusAddress;
  declarations: TopicDeclaration[];
  job: Job;
}

/** One line of a child's output. */
export type Report =
  | { did: 'ready' }
  | { did: 'acked'; ids: string[] }
  | { did: 'took'; ids: string[] }
  | { did: 'handled'; at: number; id: string; key: string; seq: number; partition: number }
  | { did: 'left' };

const say = (report: Report): boolean => process.stdout.write(`${JSON.stringify(report)}\n`);

async function openBus({ address, declarations }: JobOrder): Promise<EventBus> {
  const timings = { sessionMs: address.sessionMs, rebalanceMs: address.sessionMs * 2 };
  if (address.kind === 'kafka') {
    const [brokers, topics] = [address.at.split(','), new TopicRegistry(declarations, 'kafka')];
    return KafkaEventBus.open({ brokers, topics, timings, instanceId: address.instanceId });
  }
  return PgEventBus.open({ connection: address.at, topics: new TopicRegistry(declarations, 'embedded'), migrate: false, timings });
}

async function publishForEver(bus: EventBus, topic: string): Promise<never> {
  for (let round = 0; ; round += 1) {
    const messages = Array.from({ length: 5 }, (_, index) => ({
      topic,
      key: `key-${index}`,
      id: randomUUID(),
      type: 'contract.v1.Message',
      payload: Buffer.from(String(round)),
      headers: {},
      occurredAt: new Date(0),
    }));
    await bus.publish(messages);
    say({ did: 'acked', ids: messages.map(({ id }) => id) });
  }
}

async function consume(bus: EventBus, { topic, group, maxBatch, handleMs }: Extract<Job, { do: 'consume' }>): Promise<void> {
  const subscription = await bus.subscribe({
    group,
    topics: [topic],
    maxBatch,
    from: 'earliest',
    handler: async (batch) => {
      say({ did: 'took', ids: batch.map(({ id }) => id) });
      await sleep(handleMs);
      for (const { id, key, payload, partition } of batch) {
        say({
          did: 'handled',
          at: performance.timeOrigin + performance.now(),
          id,
          key,
          seq: Number(Buffer.from(payload).toString()),
          partition,
        });
      }
    },
  });
  process.once('SIGTERM', () => {
    void subscription
      .drain(10_000)
      .then(() => bus.close())
      .then(() => {
        say({ did: 'left' });
        process.exit(0);
      });
  });
}

const order = JSON.parse(process.env['BUS_JOB']!) as JobOrder;
const bus = await openBus(order);
if (order.job.do === 'consume') await consume(bus, order.job);
say({ did: 'ready' });
if (order.job.do === 'publish') await publishForEver(bus, order.job.topic);
