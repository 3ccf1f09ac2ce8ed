import pg from 'pg';
import type { DataSource, EntityManager, EntitySchema, MigrationInterface, QueryRunner } from 'typeorm';
import type { Logger } from '../telemetry/logger.js';
import type { Semaphore } from '../concurrency/semaphore.js';
import { sleep } from '../concurrency/sleep.js';
import { unreachableCodes } from '../core/unreachable-codes.js';
import { outsideOfCalls } from '../core/outside-of-calls.js';
import { DatabaseConnection, SILENT_FOR_MS } from '../postgres/connection.js';
import { transactionPermits } from '../postgres/shared-connections.js';
import type { PoolOfProfile, Share, SharedConnections } from '../postgres/shared-connections.js';
import { MIGRATION_PATIENCE_MS, migrateSchema } from './migrate-schema.js';
import { CamelCaseRows, int8AsNumber, snakeCaseColumns } from './naming.js';
import { preparedName } from '../postgres/prepared.js';
import { RoundTrips, askAlone } from '../postgres/round-trips.js';
import { sqlState } from '../postgres/error-state.js';
import { typeorm } from './typeorm.js';

/** A lost race against another writer; the whole transaction is tried again. */
export class ConcurrencyError extends Error {
  override name = 'ConcurrencyError';
}

/** In a transaction, or on the database itself. */
export interface SqlRunner {
  /** Rows of a SELECT or RETURNING; an empty list otherwise. */
  query<R = Record<string, unknown>>(sql: string, parameters?: unknown[]): Promise<R[]>;
  /** TypeORM's manager, for entities. */
  readonly manager: EntityManager;
  /** The same of all that reach one database over the connections of this process; not of a transaction. */
  readonly server?: object | undefined;
}

export type MigrationClass = new () => MigrationInterface;
/** An entity of any table; each repository states its own type. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Entity = EntitySchema<any>;

export interface DatabaseOptions {
  url: string;
  schema: string;
  poolSize: number;
  /** Of a process whose services share one pool; `poolSize` does not count then. */
  connections?: SharedConnections | undefined;
  entities?: Entity[];
  migrations?: MigrationClass[];
  /** `query` returns camelCase columns, and int8 as number. */
  camelCaseRows?: boolean;
  /** After how long without a word a connection is lost; of one that is shared its pool says so. */
  silentForMs?: number;
  logger: Logger;
}

const SERIALIZATION_FAILURES = new Set(['40001', '40P01', '55P03']);
const CONNECTION_FAILURES =
  /ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|\bterminat|Connection ended|timeout exceeded when trying to connect|the database system is|not queryable|shutdown/i;
const MAX_TRIES = 4;
const CONNECTION_PATIENCE_MS = 5_000;

/** One service's own schema in PostgreSQL. */
export class Database implements SqlRunner {
  readonly dataSource: DataSource;
  /** For the short statements that others depend on, as leases: in a shared pool they wait for nothing that the service does. */
  readonly vital: Pick<SqlRunner, 'query'>;
  readonly server: object | undefined;
  private readonly share: Share | undefined;
  private readonly shared: PoolOfProfile | undefined;
  private readonly transactions: Semaphore;
  private readonly rowsOf: (rows: Record<string, unknown>[]) => Record<string, unknown>[];

  constructor(private readonly options: DatabaseOptions) {
    const { connections, schema, camelCaseRows } = options;
    const types = camelCaseRows ? int8AsNumber : undefined;
    this.server = connections;
    const profile = { settings: { search_path: schema }, ...(types && { types }) };
    this.share = connections?.share();
    this.transactions = this.share?.transactions ?? transactionPermits(options.poolSize);
    const shared = (this.shared = connections?.as(profile, this.share));
    const vital = connections?.as(profile);
    this.vital = vital
      ? { query: async <R>(text: string, values?: unknown[]) => this.recordsOf<R>(await vital.query({ text, ...(values && { values }) })) }
      : this;
    const names = new CamelCaseRows();
    this.rowsOf = options.camelCaseRows ? (rows) => names.rename(rows) : (rows) => rows;
    this.dataSource = new (typeorm().DataSource)({
      type: 'postgres',
      url: options.url,
      schema: options.schema,
      entities: options.entities ?? [],
      namingStrategy: snakeCaseColumns(),
      migrations: options.migrations ?? [],
      migrationsTableName: 'schema_migration',
      migrationsTransactionMode: 'each',
      poolSize: options.poolSize,
      ...(shared && {
        driver: {
          ...pg,
          Pool: function Pool() {
            return shared;
          },
        },
      }),
      applicationName: `nowahala-${options.schema}`,
      extra: {
        Client: DatabaseConnection,
        options: `-c search_path=${options.schema} -c idle_in_transaction_session_timeout=15000 -c statement_timeout=10000 -c timezone=UTC`,
        connectionTimeoutMillis: CONNECTION_PATIENCE_MS,
        idleTimeoutMillis: 15_000,
        max: options.poolSize,
        silentForMs: options.silentForMs ?? SILENT_FOR_MS,
        ...(types && { types }),
      },
      poolErrorHandler: (error: unknown) => options.logger.warn({ err: error }, 'database connection lost'),
    });
  }

  get manager(): EntityManager {
    return this.dataSource.manager;
  }

  get schema(): string {
    return this.options.schema;
  }

  async connect(): Promise<void> {
    if (!this.dataSource.isInitialized) await this.dataSource.initialize();
  }

  /** Creates the schema and applies what is new; several processes may call it at once. A big index may take its time. */
  async migrate(): Promise<void> {
    await this.transactions.run(() => migrateSchema(this.dataSource, this.options), MIGRATION_PATIENCE_MS);
  }

  async query<R = Record<string, unknown>>(sql: string, parameters?: unknown[]): Promise<R[]> {
    const name = preparedName(sql);
    const ask = (named: { name?: string }) =>
      this.connected(async (runner) => askAlone(await connectionOf(runner), { text: sql, values: parameters, ...named }));
    try {
      return this.recordsOf<R>(await ask(name === undefined ? {} : { name }));
    } catch (error) {
      if (!isStalePlan(error)) throw error;
      // Without its name, which on the next connection may be as stale.
      return this.recordsOf<R>(await ask({}));
    }
  }

  /**
   * A connection is given up whose plans are stale, or whose server no longer takes writes (it has become another's copy, or its
   * provider closed it): it would refuse the same statement for ever. So is one that the work calls broken.
   */
  private async connected<T>(work: (runner: QueryRunner, broken: (why: unknown) => void) => Promise<T>): Promise<T> {
    const runner = this.dataSource.createQueryRunner() as QueryRunner & { releasePostgresConnection(error?: unknown): Promise<void> };
    let problem: unknown;
    try {
      return await work(runner, (why) => (problem = why));
    } catch (error) {
      if (isStalePlan(error) || sqlState(error) === READ_ONLY) problem = error;
      throw error;
    } finally {
      await runner.releasePostgresConnection(problem);
    }
  }

  /**
   * Runs the work in one transaction; a lost race or a deadlock is tried again with jitter, the work included. `patient`: its
   * statements may take as long as they like.
   */
  async transaction<T>(work: (tx: SqlRunner) => Promise<T>, { patient = false } = {}): Promise<T> {
    const all = async (tx: SqlRunner): Promise<T> => {
      if (patient) await tx.query('SET LOCAL statement_timeout = 0');
      return work(tx);
    };
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.once(all, patient);
      } catch (error) {
        if (attempt >= MAX_TRIES || !isLostRace(error)) throw error;
        await sleep(5 * attempt + Math.random() * 20 * attempt);
      }
    }
  }

  private async once<T>(work: (tx: SqlRunner) => Promise<T>, patient: boolean): Promise<T> {
    await this.transactions.acquire();
    return this.connected(async (runner, broken) => {
      // Whoever waits for this permit waits for its connection too, also what goes first.
      const connection = await outsideOfCalls(() => connectionOf(runner));
      const trips = new RoundTrips(connection);
      connection.patient = patient;
      try {
        const result = await work(this.runnerOf(runner, trips));
        await trips.commit();
        return result;
      } catch (error) {
        await trips.rollback().catch(broken);
        throw error;
      } finally {
        connection.patient = false;
      }
    }).finally(() => this.transactions.release());
  }

  private runnerOf(runner: QueryRunner, trips: RoundTrips): SqlRunner {
    const ask = runner.query.bind(runner) as (...given: unknown[]) => Promise<unknown>;
    // Also for who has had the manager since before the end.
    Object.assign(runner, { query: async (...given: unknown[]) => trips.goPast(() => ask(...given)) });
    return {
      get manager() {
        trips.begin();
        // It did not begin the transaction itself, and would begin one within.
        (runner as { isTransactionActive: boolean }).isTransactionActive = true;
        return runner.manager;
      },
      query: async <R>(sql: string, parameters?: unknown[]) => this.recordsOf<R>(await trips.query(sql, parameters)),
    };
  }

  private recordsOf<R>({ rows }: { rows?: Record<string, unknown>[] }): R[] {
    return this.rowsOf(rows ?? []) as R[];
  }

  /** Work that waits for a connection. */
  get waiting(): number {
    const pool = (this.dataSource.driver as unknown as { master?: { waitingCount?: number } }).master;
    const before = this.share
      ? this.share.connections.waitingOf(this.schema) + this.options.connections!.waiting
      : (pool?.waitingCount ?? 0);
    return before + this.transactions.waiting;
  }

  /** What still runs is cut off: TypeORM gives every connection back, also one in the middle of a transaction. */
  async close(): Promise<void> {
    this.shared?.letGo();
    if (this.dataSource.isInitialized) await this.dataSource.destroy();
  }
}

const connectionOf = (runner: QueryRunner): Promise<DatabaseConnection> => runner.connect() as Promise<DatabaseConnection>;

/**
 * A migration changed what a statement answers that this connection had prepared, or it is prepared no more: `pg` closes one
 * whose values it cannot write and does not note it, and a pooler or DISCARD tells nobody.
 */
const isStalePlan = (error: unknown): boolean =>
  sqlState(error) === '26000' || (sqlState(error) === '0A000' && /cached plan/.test((error as Error).message));

function isLostRace(error: unknown): boolean {
  return error instanceof ConcurrencyError || SERIALIZATION_FAILURES.has(sqlState(error)) || isStalePlan(error);
}

const READ_ONLY = '25006';
/**
 * Classes of SQLSTATE: connection, sign-in (a password or a right to log in that is being changed), disk, memory or connections
 * used up, shutdown, the machine's own failures.
 */
const NOT_THE_STATEMENT = /^(08|28|53|57P|58)/;

/** True when the same statement may succeed later: one of those, a timeout, a lost race. */
export function isTransientDatabaseError(error: unknown): boolean {
  const state = sqlState(error);
  return (
    isLostRace(error) ||
    NOT_THE_STATEMENT.test(state) ||
    state === '57014' ||
    state === READ_ONLY ||
    unreachableCodes.has(state) ||
    // As of a host with two addresses, neither of which answers.
    (error instanceof AggregateError && error.errors.some(isTransientDatabaseError)) ||
    CONNECTION_FAILURES.test(String((error as Error)?.message ?? error))
  );
}

/** True when the error is this unique constraint's. */
export function violates(error: unknown, constraint: string): boolean {
  const detail = error as { constraint?: string; driverError?: { constraint?: string } };
  return sqlState(error) === '23505' && (detail.driverError?.constraint ?? detail.constraint) === constraint;
}
