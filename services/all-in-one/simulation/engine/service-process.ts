import {
  Clock,
  CONFIG,
  Database,
  DirectPublisher,
  dueTime,
  Jobs,
  Leases,
  LOGGER,
  Metrics,
  parseConfig,
  SETTINGS,
  Standby,
  Store,
} from '@nowahala/platform';
import type { Service, SqlRunner, Subscription, Transaction } from '@nowahala/platform';
import type { Broker, Message } from './broker.js';
import { copyOf } from './copy.js';
import { Container, metadata } from './container.js';
import type { Type } from './container.js';
import { MachineClock } from './machine.js';
import type { Machine } from './machine.js';
import type { MemoryDatabase, TimeOfTransactions } from './memory-database.js';

/** What a process of one service is made of. */
export interface ProcessParts {
  service: Service;
  machine: Machine;
  epochMs: number;
  broker: Broker;
  database: MemoryDatabase | undefined;
  /** Forms in memory, and whatever else stands for the world outside. */
  replaced: ReadonlyMap<unknown, unknown>;
  environment: Record<string, string>;
  settings: Record<string, unknown>;
  /** Topics that this world has. */
  topics: ReadonlySet<string>;
  note(line: string): void;
}

/** Counts and measures nothing, but for what a gauge says last. */
const silent: object = new Proxy(() => undefined, { get: (_, name) => (name === 'then' ? undefined : silent), apply: () => silent });

const metersOf = (gauges: Map<string, number>): object =>
  new Proxy(silent, { get: (target, name) => (name === 'gauge' ? (of: string) => gaugeOf(of, gauges) : Reflect.get(target, name)) });
const gaugeOf = (of: string, gauges: Map<string, number>): object => {
  const set = (labels: object | number, value?: number): unknown =>
    typeof labels === 'number' ? gauges.set(of, labels) : gauges.set([of, ...Object.values(labels)].join(' '), value ?? 0);
  return new Proxy(silent, { get: (target, name) => (name === 'set' ? set : Reflect.get(target, name)) });
};

/** Jobs that touch what is no part of this world, or that a loop of the simulation stands for. */
const LEFT_OUT =
  /^(AnswerInbound|RunSchedule|ReconcileSchedule|ReportLostChecks|DeliverDue|AddUpHours|Prune|Refine|Sample|ReconcileLocalCopies|ReconcileIncidents)/;
const REGIONAL = new Set(['ping.requested', 'ping.recheck']);

/** One process of a service: its own classes, wired as in production, on a machine of the simulation. */
export class ServiceProcess {
  readonly container: Container;
  readonly clock: MachineClock;
  readonly machine: Machine;
  /** What an operator would read, by name and labels. */
  readonly gauges = new Map<string, number>();
  private readonly standby = new Standby();
  private readonly parts: ProcessParts;

  constructor(parts: ProcessParts) {
    this.parts = parts;
    this.machine = parts.machine;
    this.clock = new MachineClock(parts.machine, parts.epochMs);
    this.container = new Container(parts.service.module as Type, this.replacements());
  }

  /** Jobs first, then messages, as the host does. */
  start(): void {
    for (const job of this.container.classesNamed('Job').filter(({ name }) => !LEFT_OUT.test(name))) {
      const made = this.container.get<Record<string, (() => void) | undefined>>(job);
      made.onModuleInit?.();
      made.onApplicationBootstrap?.();
    }
    this.container.get<Jobs>(Jobs).start();
    for (const controller of this.container.controllers) this.subscribe(controller);
  }

  private subscribe(controller: Type): void {
    for (const name of Object.getOwnPropertyNames(controller.prototype)) {
      const method = controller.prototype[name] as object;
      const pattern = metadata('microservices:pattern', method) as string[] | undefined;
      if (!pattern || !this.parts.topics.has(pattern[0]!)) continue;
      const { group = 'main', batch = false } = metadata('microservices:pattern_extras', method) as { group?: string; batch?: boolean };
      const topic = pattern[0]!;
      const made = this.container.get<Record<string, (...values: unknown[]) => Promise<void>>>(controller);
      const whole = REGIONAL.has(topic) ? `${topic}.${this.machine.region}` : topic;
      const consumer = `${this.parts.service.name}.${group}`;
      const subscription = this.parts.broker.subscribe(this.machine, whole, consumer, async (message) => {
        const context = this.contextOf(message, consumer);
        // Readers own what they are handed.
        const own = copyOf(message.message);
        await (batch ? made[name]!([{ message: own, context }]) : made[name]!(own, context));
      });
      this.standby.add(subscription as Subscription);
    }
  }

  private contextOf(message: Message, consumer: string): object {
    const { id, topic, key, occurredAt, tenantId } = message;
    const inMessage = { loggedAt: new Date(this.parts.epochMs + message.publishedAt), occurredAt };
    const once = async (work: (tx: Transaction) => Promise<unknown>): Promise<boolean> => {
      const { database } = this.parts;
      return database!.transaction(this.machine, this.time, async (tx) => {
        if (database!.inbox.has(`${consumer} ${id}`)) return false;
        database!.inbox.set(`${consumer} ${id}`, true);
        await work(tx);
        return true;
      });
    };
    // A batch is one message here.
    const onceEach = (batch: object[], work: (fresh: object[], tx: Transaction) => Promise<unknown>): Promise<boolean> =>
      once((tx) =>
        work(
          batch.map((item) => ({ ...item, tx })),
          tx,
        ),
      );
    return {
      id,
      topic,
      key,
      occurredAt,
      tenantId,
      message: inMessage,
      replayed: false,
      meta: { actor: 'bus', correlationId: id },
      once,
      onceEach,
    };
  }

  /** Knows the time, which no machine is wrong about, and no other statement. */
  private readonly sql = {
    query: async (statement: string) => {
      const { machine, epochMs } = this.parts;
      if (statement === 'SELECT clock_timestamp() AS now') return [{ now: new Date(Math.floor(epochMs + machine.time.now)) }];
      throw new Error(`SQL in the simulation: ${statement.slice(0, 80)}`);
    },
  } as SqlRunner;

  private readonly time: TimeOfTransactions = {
    now: async () => (this.parts.service.dueTransactions ? dueTime(this.sql, this.clock) : this.clock.now()),
    query: this.sql.query,
  };

  private replacements(): Map<unknown, unknown> {
    const { database, machine, service, environment, settings, replaced } = this.parts;
    const logger = this.logger();
    const config = service.config ? parseConfig(service.config, environment) : {};
    const transaction = <T>(work: (tx: Transaction) => Promise<T>) => database!.transaction(machine, this.time, work);
    return new Map<unknown, unknown>([
      [Clock, this.clock],
      [Store, { transaction }],
      [Database, this.sql],
      [Standby, this.standby],
      [Jobs, new Jobs(this.clock, logger as never)],
      [DirectPublisher, this.publisher()],
      [Metrics, metersOf(this.gauges)],
      [LOGGER, logger],
      [CONFIG, config],
      [SETTINGS, { publicUrl: 'https://nowahala.example', PROBE_REGION: machine.region, KAFKA_BROKERS: [], ...settings }],
      [Leases, undefined],
      ...replaced,
    ]);
  }

  private publisher(): object {
    const publishAllDirect = (topic: string, messages: { message: unknown; key: string; tenantId?: string; region?: string }[]) =>
      this.machine.call('bus', () => {
        for (const { message, key, tenantId = '', region } of messages) {
          const whole = region ? `${topic}.${region}` : topic;
          this.parts.broker.publish({ topic: whole, message: copyOf(message), key, tenantId, occurredAt: this.clock.now() });
        }
      });
    const publishDirect = (topic: string, message: unknown, to: { key: string }) => publishAllDirect(topic, [{ ...to, message }]);
    return { publishAllDirect, publishDirect };
  }

  private logger(): object {
    const note = (fields: unknown, text?: string): void => {
      const { err } = (fields ?? {}) as { err?: Error };
      if (err) this.parts.note(`${this.machine.name}: ${text ?? ''} (${err.message})`);
    };
    return { info: () => undefined, debug: () => undefined, trace: () => undefined, warn: note, error: note };
  }
}
