import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { findKafka } from '@nowahala/testkit';
import { sleep } from '../../concurrency/sleep.js';
import { message, newGroup, read, textOf, until } from '../contract/reader.contract.js';
import { contractTopics } from '../contract/topics.contract.js';
import { TopicRegistry } from '../topics.js';
import { KafkaEventBus } from './kafka-event-bus.js';

const kafka = await findKafka();
const missing = 'missing' in kafka ? kafka.missing : undefined;
if (missing) process.stderr.write(`Going on after a restore was not tried on Kafka: ${missing}.\n`);

(missing ? describe.skip : describe)('a log that did not go back with its database', () => {
  const [declaration] = contractTopics(1);
  const topic = declaration!.name;
  const group = newGroup();
  let bus: KafkaEventBus;
  let at: Date;

  beforeAll(async () => {
    const brokers = 'missing' in kafka ? [] : kafka.brokers;
    bus = await KafkaEventBus.open({ brokers, topics: new TopicRegistry([declaration!], 'kafka') });
    await bus.ensureTopics([]);
  });
  afterAll(async () => {
    await bus?.close();
    if (!('missing' in kafka)) await kafka.stop();
  });

  const point = () => ({ at, againFromMs: 60_000 });
  const backup = ['one', 'two', 'three'].map((text) => message(topic, 'ada', text));

  it('is left alone while somebody reads', async () => {
    const { got, subscription } = await read(bus, topic, { group });
    await bus.publish(backup);
    await until('all is read', () => got.length === backup.length);
    at = new Date();
    await sleep(20);
    await expect(bus.continueAfterRestore(point(), true)).rejects.toThrow(`${group}: still read`);
    await bus.publish([message(topic, 'ada', 'read before the stop'), message(topic, 'bola', 'this too')]);
    await until('that as well', () => got.length === backup.length + 2);
    await subscription.drain(5_000);
    await bus.publish([message(topic, 'ada', 'not read before the stop')]);
  }, 60_000);

  it('says what would be left out and handed over again, and changes nothing unasked', async () => {
    const committed = async () => (await bus.lag(group)).map(({ topic, partition, committed: at }) => [topic, partition, at]);
    const before = await committed();
    expect(await bus.continueAfterRestore(point(), false)).toEqual({ groups: 1, leftOut: 1, again: 3 });
    expect(await committed()).toEqual(before);
  });

  it('hands over in its order what was published before the backup, under its ids, and nothing that came after it', async () => {
    // Done twice, as after a break; the second time nothing new is found before the backup.
    await bus.continueAfterRestore(point(), true);
    expect(await bus.continueAfterRestore(point(), true)).toEqual({ groups: 1, leftOut: 3, again: 3 });
    const { got, subscription } = await read(bus, topic, { group });
    await bus.publish([message(topic, 'ada', 'after the restore')]);
    await until('what is new is read', () => got.some((one) => textOf(one) === 'after the restore'));
    expect(got.map(textOf)).toEqual(['one', 'two', 'three', 'after the restore']);
    expect(got.slice(0, 3).map(({ id, type, occurredAt }) => ({ id, type, occurredAt }))).toEqual(
      backup.map(({ id, type, occurredAt }) => ({ id, type, occurredAt })),
    );
    await subscription.drain(5_000);
  }, 60_000);

  it('leaves no group of its own behind', async () => {
    expect((await bus.groups()).filter((name) => name.startsWith('ops.restore-'))).toEqual([]);
  });
});
