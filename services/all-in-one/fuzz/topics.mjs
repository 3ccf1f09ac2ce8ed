/** Decodable messages that no service would write, for the handlers of the running product, over its own bus. */
import { setTimeout as sleep } from 'node:timers/promises';
import {
  createLogger,
  DatabaseConnection,
  Metrics,
  openBus,
  parseConfig,
  partitionOf,
  platformSettings,
} from '../../libs/platform/dist/index.js';
import { Messages } from './messages.mjs';
import { short } from './short.mjs';

const REGION = 'local';
const LOOK_AGAIN_MS = 50;
/** Of one round, and of one of its topics. */
const TOPICS = 10;
const MOST_OF_A_TOPIC = 5;
/** Messages that may come again. */
const KEPT = 50;
/** Reads only when a prober starts. */
const READS_AT_START_ONLY = 'prober.reread';
const KEY = /^[\w-]{1,100}$/;

/** A group that has not read all of a partition, and the message at which it stands. */
const BEHIND = `
SELECT g.grp AS "group", g.topic, g.part, g.committed, l.msg_id AS id
FROM bus.bus_group g JOIN bus.bus_partition p USING (topic, part)
LEFT JOIN bus.bus_log l ON l.topic = g.topic AND l.part = g.part AND l.off = g.committed
WHERE g.topic || ':' || g.part = ANY($1) AND g.grp <> $2 AND g.committed < p.next_offset`;

const DEAD = `DELETE FROM bus.bus_log WHERE topic LIKE '%.dlq'
  RETURNING headers->>'consumer' AS consumer, topic, msg_id AS id, headers->>'error' AS error`;
/** What the platform says of one that is parked only for its key. */
const BEHIND_ANOTHER = 'waits behind an earlier message';

export class Topics {
  messages = new Messages();
  kept = [];
  turn = -1;
  published = 0;
  /** Dead letters, one for each reader. */
  buried = 0;
  topics = new Set();

  static async open(url, patienceMs) {
    const sql = new DatabaseConnection({ connectionString: url, application_name: 'fuzz' });
    await sql.connect();
    const settings = parseConfig(platformSettings, { MIGRATE_ON_START: 'false' });
    const bus = await openBus(settings, url, new Metrics(), createLogger('silent', 'fuzz'), { tidiesUp: false });
    const { rows } = await sql.query(
      `SELECT n.nspname AS schema FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace WHERE c.relname = 'parked_message'`,
    );
    const schemas = rows.map(({ schema }) => schema);
    return new Topics({ sql, bus, schemas, patienceMs });
  }

  constructor(parts) {
    Object.assign(this, parts);
  }

  /** Hostile messages of several topics, and behind them in each partition a good one, which has to be handled. */
  async one(random, ids, note) {
    this.messages.now = Date.now();
    const topics = Array.from({ length: TOPICS }, () => this.nextTopic());
    const sent = topics.flatMap((topic) =>
      Array.from({ length: 1 + random.below(MOST_OF_A_TOPIC) }, () => this.hostile(topic, random, ids)),
    );
    note(sent.map(({ text }) => text).join('\n'));
    const canaries = new Map();
    for (const { topic, out } of sent) {
      const partition = partitionOf(out.key, topic.partitions.embedded);
      canaries.set(`${out.topic}:${partition}`, this.canary(topic, partition, random));
      this.topics.add(topic.name);
    }
    await this.bus.publish(sent.map(({ out }) => out));
    await this.bus.publish([...canaries.values()]);
    this.published += sent.length;
    const textOf = new Map(sent.map(({ out, text }) => [out.id, text]));
    await this.untilRead([...canaries.keys()], textOf);
    const faults = [...(await this.parked(textOf)), ...(await this.unhandled([...canaries.values()].map(({ id }) => id)))];
    if (faults.length > 0) throw new Error(faults.join('\n  '));
  }

  /** What a service would say, with these fields. */
  async say(name, fields, random) {
    const topic = this.messages.topics.find((one) => one.name === name);
    const message = { ...this.messages.good(topic, random), ...fields };
    await this.bus.publish([outOf(topic, this.messages.bytes(topic, message), fields[topic.key], random)]);
  }

  /** Each in its turn. */
  nextTopic() {
    const all = this.messages.topics;
    this.turn = (this.turn + 1) % all.length;
    return all[this.turn];
  }

  hostile(topic, random, ids) {
    const again = random.pick(this.kept);
    if (again && random.chance(0.1)) return again;
    const message = this.messages.hostile(topic, random, ids);
    const payload = this.messages.bytes(topic, message);
    if (!payload) return this.hostile(topic, random, ids);
    const own = String(message[topic.key] ?? '');
    const key = KEY.test(own) ? own : random.uuid();
    const made = { topic, out: outOf(topic, payload, key, random), text: `${topic.name} ${short(message)}` };
    this.kept[this.kept.length < KEPT ? this.kept.length : random.below(KEPT)] = made;
    return made;
  }

  canary(topic, partition, random) {
    const payload = this.messages.bytes(topic, this.messages.good(topic, random));
    let key = random.uuid();
    while (partitionOf(key, topic.partitions.embedded) !== partition) key = random.uuid();
    return outOf(topic, payload, key, random);
  }

  /** However slow the machine is: it has failed once nobody moves any more. */
  async untilRead(partitions, textOf) {
    let [movedAt, last] = [performance.now(), ''];
    for (;;) {
      const { rows } = await this.sql.query(BEHIND, [partitions, READS_AT_START_ONLY]);
      if (rows.length === 0) return;
      const now = rows
        .map(({ group, topic, part, committed }) => `${group} ${topic}:${part}:${committed}`)
        .toSorted()
        .join();
      if (now !== last) [movedAt, last] = [performance.now(), now];
      if (performance.now() - movedAt > this.patienceMs) {
        const stands = rows.map(({ group, topic, part, id }) => `${group} stands still in ${topic}:${part} at ${textOf.get(id) ?? id}`);
        throw new Error(stands.join('\n  '));
      }
      await sleep(LOOK_AGAIN_MS);
    }
  }

  /** A message that waits for an operator holds up the later ones of its key: what cannot be true is a dead letter. */
  async parked(textOf) {
    const faults = [];
    for (const schema of this.schemas) {
      const { rows } = await this.sql.query(`DELETE FROM "${schema}".parked_message RETURNING consumer, topic, msg_id AS id, error`);
      const first = rows.filter(({ error }) => !error.startsWith(BEHIND_ANOTHER));
      faults.push(...first.map(({ consumer, topic, id, error }) => `${consumer} parked ${textOf.get(id) ?? `a ${topic}`}: ${error}`));
    }
    return faults;
  }

  /** A good message is no dead letter. */
  async unhandled(ids) {
    const { rows } = await this.sql.query(DEAD, []);
    this.buried += rows.length;
    return rows.filter(({ id }) => ids.includes(id)).map((row) => `${row.consumer} did not handle a good ${row.topic}: ${row.error}`);
  }

  async close() {
    await this.bus.close();
    await this.sql.end();
  }
}

const outOf = (topic, payload, key, random) => ({
  topic: topic.perRegion ? `${topic.name}.${REGION}` : topic.name,
  key,
  id: random.uuid(),
  type: topic.message,
  payload,
  occurredAt: new Date(),
  headers: { schema_version: '1', tenant_id: random.uuid(), correlation_id: random.uuid(), producer: 'fuzz' },
});
