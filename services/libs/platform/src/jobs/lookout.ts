import type pg from 'pg';
import type { Clock } from '../core/clock.js';
import { connectionPool } from '../postgres/connection.js';
import type { Logger } from '../telemetry/logger.js';
import { DueTimes } from './due-times.js';
import type { DueTime } from './due-times.js';

/** Work that a service finds in a table. */
export interface Watched {
  schema: string;
  /** A condition of SQL; `{schema}` stands for the service's schema and `$1` for the product's time. */
  due: string;
  /** What makes it true by itself, once that time has come. */
  times?: readonly DueTime[];
  /** Called at each look at which the condition holds, and when it cannot be known. */
  wake(): void;
}

export interface LookoutConnection {
  query(statement: LookoutStatement): Promise<{ rows: unknown[][] }>;
}

interface LookoutStatement {
  name: string;
  text: string;
  values: unknown[];
  rowMode: 'array';
  query_timeout: number;
}

export interface LookoutOptions {
  connection: LookoutConnection;
  clock: Clock;
  logger: Logger;
  onLooked?: (sees: boolean) => void;
}

const EVERY_MS = 500;
const STATEMENT_MS = 5_000;
/** Alone, and without anything that is due before. */
const REST_MS = 30_000;
const JITTER_MS = 5_000;
/** How often it is made sure that the clock of this machine was not set. */
const CLOCK_MS = 1_000;
const SAME_MS = 1_000;
/** A timer may be a little early. */
const TIMER_MS = 2;

/** Of its session: an index is right however few rows there were when its statement was planned. */
export const lookoutSettings = { enable_seqscan: 'off', statement_timeout: String(STATEMENT_MS) };

/** A connection of its own, where services share none. */
export const lookoutPool = (url: string): pg.Pool =>
  connectionPool({
    connectionString: url,
    application_name: 'nowahala-lookout',
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: STATEMENT_MS,
    query_timeout: STATEMENT_MS,
    options: Object.entries(lookoutSettings)
      .map(([name, value]) => `-c ${name}=${value}`)
      .join(' '),
    keepAlive: true,
  });

/**
 * Looks for all work of a process with one prepared statement, so that no job has to ask for itself (ADR 19). It asks the
 * tables, because what another replica stored, or is due by now, wakes nobody. Where this process is alone it hears what was
 * stored, knows when something is due next, and rests until then (ADR 24).
 */
export class Lookout {
  private readonly watched: Watched[] = [];
  private timer: NodeJS.Timeout | undefined;
  private clockTimer: NodeJS.Timeout | undefined;
  private stopListening: () => void = () => undefined;
  private looking: Promise<void> | undefined;
  private running = false;
  private failing = false;
  private alone = false;
  private again = false;
  private lookedAt = Number.NEGATIVE_INFINITY;
  private clockAhead = clockAhead();

  constructor(private readonly options: LookoutOptions) {}

  watch(watched: Watched): void {
    this.watched.push(watched);
  }

  /** Tables of which a write may make something due. */
  get tables(): string[] {
    return [...new Set(this.watched.flatMap(({ due }) => [...due.matchAll(/\{schema\}\.(\w+)/g)].map(([, table]) => table!)))];
  }

  start(): void {
    if (this.watched.length === 0) return;
    this.running = true;
    this.stopListening = this.options.clock.onAdvance(() => this.lookSoon());
    this.clockTimer = setInterval(() => this.checkClock(), CLOCK_MS).unref();
    this.lookSoon();
  }

  async stop(): Promise<void> {
    this.running = false;
    this.stopListening();
    clearTimeout(this.timer);
    clearInterval(this.clockTimer);
    await this.looking;
  }

  /** Whether no other process stores work for the same services. */
  setAlone(alone: boolean): void {
    if (alone === this.alone) return;
    this.alone = alone;
    this.lookSoon();
  }

  /** Something was stored, or the clock was set: looks at once, but not twice within the time between two looks. */
  lookSoon(): void {
    if (this.looking) this.again = true;
    else this.lookIn(Math.max(0, this.lookedAt + EVERY_MS - performance.now()));
  }

  private lookIn(ms: number): void {
    clearTimeout(this.timer);
    if (!this.running || this.watched.length === 0) return;
    this.timer = setTimeout(() => {
      this.looking = this.look();
    }, ms).unref();
  }

  private async look(): Promise<void> {
    this.lookedAt = performance.now();
    this.again = false;
    let restMs = EVERY_MS;
    try {
      restMs = await this.wakeWhatIsDue([...this.watched]);
    } finally {
      // In one step: what is stored from here on asks for a look of its own.
      this.looking = undefined;
      this.lookIn(this.again ? EVERY_MS : restMs);
    }
  }

  /** Returns when to look again. */
  private async wakeWhatIsDue(watched: Watched[]): Promise<number> {
    const { connection, clock, logger, onLooked } = this.options;
    try {
      const conditions = watched.map(({ schema, due }) => `(${due.replaceAll('{schema}', `"${schema}"`)})`);
      const times = new DueTimes(watched);
      const { rows } = await connection.query({
        name: `lookout-${watched.length}`,
        text: `SELECT ${[times.aheadMs, times.nextInMs, ...conditions].join(', ')}`,
        values: [clock.now()],
        query_timeout: STATEMENT_MS,
        rowMode: 'array',
      });
      const [aheadMs, nextInMs, ...due] = rows[0] as [number, number | null, ...boolean[]];
      this.failing = false;
      onLooked?.(true);
      watched.forEach(({ wake }, index) => due[index] && wake());
      // A job that is woken may have to wait, or may leave some of it. Two clocks that differ say when, but not in how long.
      if (!this.alone || due.includes(true) || Math.abs(aheadMs) > SAME_MS) return EVERY_MS;
      if (nextInMs !== null && nextInMs < 0) return EVERY_MS;
      return Math.min((nextInMs ?? Infinity) + TIMER_MS, REST_MS + Math.random() * JITTER_MS);
    } catch (error) {
      // Once per outage, not twice per second of it. Each one asks for itself meanwhile.
      if (!this.failing) logger.warn({ err: error }, 'cannot look for work; each job looks for itself');
      this.failing = true;
      onLooked?.(false);
      for (const { wake } of watched) wake();
      return EVERY_MS;
    }
  }

  /** What sleeps until a time of the clock would sleep through its being set. */
  private checkClock(): void {
    const ahead = clockAhead();
    if (Math.abs(ahead - this.clockAhead) > SAME_MS) this.lookSoon();
    this.clockAhead = ahead;
  }
}

const clockAhead = (): number => Date.now() - performance.now();
