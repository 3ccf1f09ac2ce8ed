import { randomBytes } from 'node:crypto';
import { hostname } from 'node:os';
import type pg from 'pg';
import { type BusLog, type BusMetrics, noBusLog, noBusMetrics } from '../bus-metrics.js';
import { BusTime } from '../bus-time.js';
import { withDeadline } from '../deadline.js';
import {
  type EventBus,
  UndeclaredTopic,
  type OutMessage,
  type PartitionLag,
  type SubscribeOptions,
  type Subscription,
} from '../event-bus.js';
import { reportLag } from '../lag-reporter.js';
import { Publisher } from '../publisher.js';
import type { Topic, TopicRegistry } from '../topics.js';
import { BusDatabase } from './bus-database.js';
import type { BusConnections } from './bus-database.js';
import { migrateBus } from './bus-schema.js';
import { every } from './every.js';
import { ensureGroup, ensurePartitions, lagOfGroups, seekGroup } from './group-offsets.js';
import { LogReader } from './log-reader.js';
import { appendToLog } from './log-writer.js';
import { type Member, Membership } from './membership.js';
import { OffsetCommitter } from './offset-committer.js';
import { applyRetention } from './retention.js';
import { WakeUp } from './wake-up.js';

export interface PgEventBusOptions {
  /** A direct connection: LISTEN does not work through a pooler in transaction mode. */
  connection: string | pg.ClientConfig;
  /** How many connections it may have besides the one that listens, or the pool in which it has a share. */
  connections?: BusConnections;
  topics: TopicRegistry;
  metrics?: BusMetrics;
  log?: BusLog;
  /** False where a migration job has made the schema already. */
  migrate?: boolean;
  /** False for a process that may not delete what is older than its topic keeps; others do. */
  tidiesUp?: boolean;
  timings?: Partial<PgBusTimings>;
}

export interface PgBusTimings {
  pollMs: number;
  heartbeatMs: number;
  /** A process not seen for this long has lost its partitions. */
  sessionMs: number;
  rebalanceMs: number;
  publishMs: number;
  retentionEveryMs: number;
  selfTestMs: number;
  lagEveryMs: number;
}

const defaultTimings: PgBusTimings = {
  pollMs: 500,
  heartbeatMs: 2_000,
  sessionMs: 6_000,
  rebalanceMs: 15_000,
  publishMs: 10_000,
  retentionEveryMs: 60_000,
  selfTestMs: 30_000,
  lagEveryMs: 30_000,
};
const STALLED_MS = 120_000;
const SILENT_LOOP_MS = 60_000;

/** The event bus as a log in PostgreSQL: one poller, one heartbeat and one LISTEN connection for all groups of a process. */
export class PgEventBus implements EventBus {
  readonly time = new BusTime();
  private readonly database: BusDatabase;
  private readonly reader: LogReader;
  private readonly publisher: Publisher;
  private readonly committer: OffsetCommitter;
  private readonly membership: Membership;
  private readonly wakeUp: WakeUp;
  private readonly topics: TopicRegistry;
  private readonly metrics: BusMetrics;
  private readonly log: BusLog;
  private readonly process = `${hostname()}-${process.pid}-${randomBytes(4).toString('hex')}`;
  private readonly stopping = new AbortController();
  private readonly ensured = new Set<string>();
  private readonly loops: Promise<void>[] = [];
  private subscriptions = 0;
  private lastTurn = performance.now();
  /** Of the last heartbeat, with what was heard since. */
  private mark: bigint | undefined;

  private constructor(
    options: PgEventBusOptions,
    private readonly timings: PgBusTimings,
  ) {
    const connection: pg.ClientConfig =
      typeof options.connection === 'string' ? { connectionString: options.connection } : options.connection;
    this.topics = options.topics;
    this.metrics = options.metrics ?? noBusMetrics;
    this.log = options.log ?? noBusLog;
    this.database = new BusDatabase(connection, timings.publishMs, options.connections);
    this.committer = new OffsetCommitter(this.database);
    this.publisher = new Publisher(this.topics, this.metrics, timings.publishMs, async (messages) => {
      await this.ensure([...new Set(messages.map(({ topic }) => topic))]);
      await this.time.learnFrom(() => appendToLog(this.database, messages));
    });
    this.reader = new LogReader(this.database, ({ owner }) => this.isPaused(owner));
    this.membership = new Membership({
      process: this.process,
      sessionMs: timings.sessionMs,
      rebalanceMs: timings.rebalanceMs,
      partitionsOf: (topic) => this.topics.partitionsOf(topic),
      database: this.database,
      reader: this.reader,
      committer: this.committer,
      metrics: this.metrics,
      log: this.log,
    });
    this.membership.onTaken = () => void this.poll();
    this.membership.onBeat = (mark) => void this.afterBeat(mark);
    const events = {
      ends: (ends: { topic: string; part: number; next: bigint }[] | undefined) => (ends ? this.noteEnds(ends) : void this.poll()),
      groupsChanged: () => void this.membership.beat().catch(() => undefined),
    };
    this.wakeUp = new WakeUp(connection, events, this.log, timings.selfTestMs, `nowahala_bus_${randomBytes(6).toString('hex')}`);
  }

  static async open(options: PgEventBusOptions): Promise<PgEventBus> {
    if (options.migrate !== false) await migrateBus(options.connection, options.log);
    const bus = new PgEventBus(options, { ...defaultTimings, ...options.timings });
    await bus.wakeUp.start();
    const loop = (ms: number, work: () => Promise<void>) => void bus.loops.push(every(ms, work, bus.stopping.signal, bus.log));
    loop(bus.timings.pollMs, () => bus.pollUnheard());
    // One that fails is a turn as well: what is heard may go on while the database refuses everything else.
    loop(bus.timings.heartbeatMs, () => bus.membership.beat().finally(() => (bus.lastTurn = performance.now())));
    loop(bus.timings.lagEveryMs, () => bus.reportLag());
    if (options.tidiesUp !== false) loop(bus.timings.retentionEveryMs, () => bus.applyRetention());
    return bus;
  }

  publish(messages: OutMessage[]): Promise<void> {
    return this.publisher.publish(messages);
  }

  async subscribe(options: SubscribeOptions): Promise<Subscription> {
    const topics = options.topics.map((name) => {
      const topic = this.topics.find(name);
      if (!topic) throw new UndeclaredTopic(name);
      return topic;
    });
    await this.ensure(topics);
    await ensureGroup(this.database, options.group, options.topics, options.from);
    this.subscriptions += 1;
    const id = `${this.process}-${this.subscriptions}`;
    const member: Member = { id, options, owned: new Map(), leaving: new Set(), paused: false, standby: false };
    await this.membership.join(member);
    return {
      pause: () => void (member.paused = true),
      resume: () => {
        member.paused = false;
        void this.reader.feed();
      },
      standBy: (standby) => this.membership.standBy(member, standby),
      drain: (timeoutMs) => this.membership.leave(member, timeoutMs),
      healthy: () => this.isHealthy(member),
    };
  }

  async lag(group: string): Promise<PartitionLag[]> {
    return (await lagOfGroups(this.database, [group])).get(group) ?? [];
  }

  async groups(): Promise<string[]> {
    const rows = await this.database.read<{ grp: string }>({ text: 'SELECT DISTINCT grp FROM bus.bus_group ORDER BY grp' });
    return rows.map(({ grp }) => grp);
  }

  async seek(group: string, topic: string, to: { timestamp: Date } | { offset: bigint }): Promise<void> {
    const declared = this.topics.find(topic);
    if (!declared) throw new UndeclaredTopic(topic);
    await this.ensure([declared]);
    await seekGroup(this.database, group, topic, to, this.timings.sessionMs);
  }

  async ping(): Promise<void> {
    await withDeadline(this.database.read({ text: 'SELECT 1' }), 2_000);
  }

  get silentMs(): number {
    return this.membership.silentMs;
  }

  watchCompany(changed: (alone: boolean) => void): void {
    this.membership.onCompany = changed;
  }

  /** Makes every topic of these regions; publishing and subscribing make those they need by themselves. */
  ensureTopics(regions: readonly string[]): Promise<void> {
    return this.ensure(this.topics.expand(regions));
  }

  async missingTopics(): Promise<string[]> {
    return [];
  }

  /** Deletes what is older than its topic keeps; happens by itself every minute. */
  applyRetention(): Promise<void> {
    return applyRetention(this.database, this.topics, () => this.stopping.signal.aborted);
  }

  async close(): Promise<void> {
    if (this.stopping.signal.aborted) return;
    await Promise.all([...this.membership.all()].map((member) => this.membership.leave(member, this.timings.publishMs)));
    await this.publisher.close();
    this.stopping.abort();
    this.reader.close();
    this.committer.close();
    await this.wakeUp.close();
    await Promise.all(this.loops);
    await this.membership.close();
    await this.database.close();
  }

  private async ensure(topics: readonly Topic[]): Promise<void> {
    const missing = topics.filter(({ name }) => !this.ensured.has(name));
    if (missing.length === 0) return;
    await ensurePartitions(this.database, missing);
    for (const { name } of missing) this.ensured.add(name);
  }

  private async reportLag(): Promise<void> {
    const groups = [...new Set([...this.membership.all()].map(({ options: { group } }) => group))];
    if (groups.length === 0) return;
    const lags = lagOfGroups(this.database, groups);
    await reportLag(groups, async (group) => (await lags).get(group) ?? [], this.metrics);
  }

  /** While nobody hears notifications, the ends are asked for. */
  private async pollUnheard(): Promise<void> {
    await this.wakeUp.unheard();
    if (!this.stopping.signal.aborted) await this.poll();
  }

  /** The net under the notifications that are heard. Partitions whose read failed are read again. */
  private async afterBeat(mark: string): Promise<void> {
    const ends = BigInt(mark || 0);
    if (ends === this.mark) return this.reader.feed();
    this.mark = ends;
    await this.poll();
  }

  private async poll(): Promise<void> {
    this.lastTurn = performance.now();
    const owned = [...this.membership.all()].flatMap((member) => [...member.owned.values()]);
    if (owned.length === 0) return;
    const rows = await this.database
      .read<{ topic: string; part: number; next_offset: string; low_offset: string }>({
        name: 'bus-poll',
        text: 'SELECT topic, part, next_offset, low_offset FROM bus.bus_partition WHERE topic = ANY($1::text[])',
        values: [[...new Set(owned.map(({ topic }) => topic))]],
      })
      .catch(() => {
        this.mark = undefined; // The next heartbeat asks again, also when no message comes until then.
        return [];
      });
    const ends = new Map(rows.map((row) => [`${row.topic}:${row.part}`, { next: BigInt(row.next_offset), low: BigInt(row.low_offset) }]));
    for (const partition of owned) {
      const seen = ends.get(`${partition.topic}:${partition.part}`);
      if (!seen) continue;
      if (!partition.busy) partition.skipTo(seen.low);
      partition.seenUpTo(seen.next);
    }
    await this.reader.feed();
  }

  private noteEnds(ends: { topic: string; part: number; next: bigint }[]): void {
    const members = [...this.membership.all()];
    for (const { topic, part, next } of ends) {
      const owned = members.flatMap((member) => member.owned.get(`${topic}:${part}`) ?? []);
      const known = owned.reduce((furthest, { end }) => (end > furthest ? end : furthest), 0n);
      if (this.mark !== undefined && owned.length > 0 && next > known) this.mark += next - known;
      for (const partition of owned) partition.seenUpTo(next);
    }
    void this.reader.feed();
  }

  private isPaused(owner: string): boolean {
    for (const member of this.membership.all()) if (member.id === owner) return member.paused;
    return true;
  }

  /** False only when this process is stuck; a database that is away is not its fault. */
  private isHealthy(member: Member): boolean {
    const now = performance.now();
    if (now - this.lastTurn > SILENT_LOOP_MS) return false;
    if (this.membership.silentMs > this.timings.sessionMs || member.paused) return true;
    return ![...member.owned.values()].some(
      (partition) => !partition.busy && partition.position < partition.end && now - partition.movedAt > STALLED_MS,
    );
  }
}
