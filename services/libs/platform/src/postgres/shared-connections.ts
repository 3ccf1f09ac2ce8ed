import pg from 'pg';
import { Semaphore } from '../concurrency/semaphore.js';
import type { WaitLimits } from '../concurrency/semaphore.js';
import { ConnectionLine } from './connection-line.js';
import { askAlone } from './round-trips.js';
import { DatabaseConnection, SILENT_FOR_MS } from './connection.js';
import type { ConnectionConfig } from './connection.js';

/** What a connection is set to while it serves one user of the pool. */
export interface SessionProfile {
  /** Without `search_path` it does not matter: every table is named with its schema. */
  settings: Settings;
  /** How values are read. */
  types?: pg.CustomTypesConfig;
}

type Settings = Partial<Record<'search_path' | keyof typeof defaults, string>>;

/** What every profile has that does not say otherwise, so that none finds what another one left. */
const defaults = {
  statement_timeout: '10000',
  enable_seqscan: 'on',
};

const CONNECTION_PATIENCE_MS = 5_000;
/** As long as a statement may take: the transactions before are at work, the database is there. */
const TRANSACTION_PATIENCE_MS = 10_000;
const IDLE_MS = 15_000;
/** Stay open, also with nothing to do: a new connection parses and plans everything anew, which costs more than all that is asked of it. */
const KEPT = 3;
/** While there is little to do, the connection that was used last does all of it, and the others are closed. */
const BUSY_MS = 1_000;

/** The message of the pool, which callers know as transient. */
export const poolTimeout = (): Error => new Error('timeout exceeded when trying to connect');

/** A quarter of the pool, and at least one connection, is left to statements outside of transactions. */
export const transactionsAtOnce = (poolSize: number): number => Math.max(1, poolSize - Math.max(1, Math.round(poolSize / 4)));

/** Transactions hold a connection until they end, and may wait for each other's locks; the rest of a pool answers single statements. */
export const transactionPermits = (poolSize: number, limits: Pick<WaitLimits, 'rank' | 'within'> = {}): Semaphore =>
  new Semaphore(transactionsAtOnce(poolSize), { maxWaitMs: TRANSACTION_PATIENCE_MS, tooBusy: poolTimeout, ...limits });

/** What one service may have of a shared pool at a time. */
export interface Share {
  transactions: Semaphore;
  connections: ConnectionLine;
}

/** What is asked of the work for which a connection is wanted. */
export interface WorkInHand {
  /** A lower one goes first. */
  rank(): number;
  /** How long somebody still waits for it, ms; when nobody does, it gets no connection any more. */
  leftMs(): number;
}

const anyWork: WorkInHand = { rank: () => 0, leftMs: () => Infinity };

interface Permits {
  acquire(): Promise<void>;
  release(): void;
}

const READS = /^\s*SELECT\b/i;
/** Each change that a statement makes. */
const CHANGES = /\bINSERT INTO\b|\bDELETE FROM\b|\bMERGE INTO\b|(?<!FOR |KEY |DO )\bUPDATE\b/gi;

class SharedConnection extends DatabaseConnection {
  usedAt = Number.NEGATIVE_INFINITY;
  types: pg.CustomTypesConfig | undefined;
  /** Tables of which somebody wants to know when something is written to them. */
  watched: RegExp | undefined;
  /** How many statements wrote to those. */
  writes = 0;

  constructor(config: ConnectionConfig) {
    const types = { getTypeParser: (oid: number, format?: string) => (this.types ?? pg.types).getTypeParser(oid, format as 'text') };
    super({ ...config, types: types as pg.CustomTypesConfig });
  }

  protected override noteAsked(statements: string[], answer: unknown): void {
    const { watched } = this;
    if (!watched || !statements.some((text) => watched.test(text) && !READS.test(text))) return;
    this.writes += 1;
    // Most claims find nothing; whoever asked goes on after this.
    if (statements.length === 1 && answer instanceof Promise && statements[0]!.match(CHANGES)?.length === 1)
      answer
        .then(({ command, rowCount }: pg.QueryResult) => (this.writes -= changedNothing(command, rowCount) ? 1 : 0))
        .catch(() => undefined);
  }
}

/** Of a statement with one change. Where that stands within another one, the count is not its own. */
const changedNothing = (command: string, count: number | null): boolean => command !== 'SELECT' && count === 0;

type Release = (error?: Error | boolean) => void;
type Connected = (error: Error | undefined, client: pg.PoolClient | undefined, release: Release) => void;

/**
 * A pool for all who use one database in this process: each sees it as its own, with its own settings. One connection is left
 * to the short statements that keep everything going (bus, leases, lookout) whatever the services do, and of those that the
 * services share, one to the others whatever a single one of them does.
 */
export class SharedConnections {
  private readonly services: Share;
  private readonly eachService: number;
  /** Called after something was written to a watched table, once it is committed. */
  onWrite: () => void = () => undefined;
  private watched: RegExp | undefined;
  private readonly pool: pg.Pool;

  constructor(
    connection: ConnectionConfig,
    size: number,
    private readonly work: WorkInHand = anyWork,
  ) {
    const all = size - 1;
    const each = (this.eachService = all - 1);
    const line = new ConnectionLine({ all, each, patienceMs: CONNECTION_PATIENCE_MS, tooLong: poolTimeout });
    this.services = { transactions: transactionPermits(all, work), connections: line };
    const config: pg.PoolConfig & ConnectionConfig = {
      silentForMs: SILENT_FOR_MS,
      ...connection,
      application_name: 'nowahala',
      max: size,
      connectionTimeoutMillis: CONNECTION_PATIENCE_MS,
      idleTimeoutMillis: IDLE_MS,
      min: Math.min(KEPT, size),
      options: '-c idle_in_transaction_session_timeout=15000 -c timezone=UTC',
      Client: SharedConnection as unknown as new () => pg.Client,
    };
    this.pool = new pg.Pool(config);
    this.pool.on('error', () => undefined);
  }

  share(): Share {
    const { transactions, connections } = this.services;
    return { transactions: transactionPermits(this.eachService, { rank: this.work.rank, within: transactions }), connections };
  }

  /** Without a share for those to whom a connection is left; their statements are short. */
  as(profile: SessionProfile, share?: Share): PoolOfProfile {
    return new PoolOfProfile(this.pool, profile, this.handOut, share && this.permitsOf(share, profile));
  }

  private permitsOf({ connections }: Share, { settings }: SessionProfile): Permits {
    const who = settings.search_path ?? '';
    const { rank, leftMs } = this.work;
    const acquire = () => connections.acquire(who, rank(), Math.min(CONNECTION_PATIENCE_MS, leftMs()));
    return { acquire, release: () => connections.release(who) };
  }

  watchWrites(tables: readonly string[]): void {
    if (tables.length > 0) this.watched = new RegExp(`\\b(${tables.join('|')})\\b`);
  }

  private readonly handOut = (client: SharedConnection, release: Release): Release => {
    client.watched = this.watched;
    return (error) => {
      client.usedAt = performance.now();
      release(error);
      if (client.writes === 0) return;
      client.writes = 0;
      this.onWrite();
    };
  };

  /** Beside what waits in the share of one service. */
  get waiting(): number {
    return this.pool.waitingCount + this.services.transactions.waiting;
  }

  close(): Promise<void> {
    return this.pool.end();
  }
}

/** The part of a pool that TypeORM and the bus use. */
export class PoolOfProfile {
  private readonly settings: Record<string, string>;
  private over = false;

  constructor(
    private readonly pool: pg.Pool,
    private readonly profile: SessionProfile,
    private readonly handOut: (client: SharedConnection, release: Release) => Release,
    private readonly permits: Permits | undefined,
  ) {
    this.settings = { ...defaults, ...profile.settings };
  }

  /** From now on what comes back is closed: whoever goes on after the end leaves others no transaction that is half done. */
  letGo(): void {
    this.over = true;
  }

  get waitingCount(): number {
    return this.pool.waitingCount;
  }

  connect(done: Connected): void {
    this.acquire().then(
      ({ client, release }) => done(undefined, client, release),
      (failed: Error) => done(failed, undefined, () => undefined),
    );
  }

  async query<Row extends pg.QueryResultRow>(statement: pg.QueryConfig & { query_timeout?: number }): Promise<pg.QueryResult<Row>> {
    const { client, release } = await this.acquire();
    const result = await askAlone<Row>(client as unknown as DatabaseConnection, statement).catch((failed: Error) => {
      release(failed);
      throw failed;
    });
    release();
    return result;
  }

  /** Its owner ends the pool. */
  end(done?: (error?: Error) => void): Promise<void> {
    done?.();
    return Promise.resolve();
  }

  on(): this {
    return this;
  }

  private async acquire(): Promise<{ client: pg.PoolClient; release: Release }> {
    await this.permits?.acquire();
    try {
      const { client, release } = await this.acquireAny();
      return {
        client,
        release: (error) => {
          release(error ?? this.over);
          this.permits?.release();
        },
      };
    } catch (error) {
      this.permits?.release();
      throw error;
    }
  }

  /** Of those in use one that is set as it is needed is taken first, else the one that nobody has asked for the longest. */
  private acquireAny(): Promise<{ client: pg.PoolClient; release: Release }> {
    const { idle } = this;
    const now = performance.now();
    const inUse = (client: SharedConnection) => now - client.usedAt < BUSY_MS;
    const fitting = idle.findLastIndex(({ client }) => inUse(client) && client.session.fits(this.settings));
    const taken = fitting === -1 ? idle.findIndex(({ client }) => inUse(client)) : fitting;
    if (taken !== -1) idle.push(...idle.splice(taken, 1));
    return new Promise((resolve, reject) => {
      this.pool.connect((error, client, release) => {
        if (error || !client) return reject(error ?? poolTimeout());
        const shared = client as unknown as SharedConnection;
        shared.types = this.profile.types;
        shared.session.serve(this.settings);
        resolve({ client, release: this.handOut(shared, release) });
      });
    });
  }

  /** The pool hands out the last of these; it has no other way to prefer one. */
  private get idle(): { client: SharedConnection }[] {
    return (this.pool as unknown as { _idle: { client: SharedConnection }[] })._idle;
  }
}
