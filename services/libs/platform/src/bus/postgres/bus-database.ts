import type pg from 'pg';
import { connectionPool } from '../../postgres/connection.js';
import { RetriableBusError } from '../event-bus.js';

export interface Statement {
  /** Prepared once per connection under this name. */
  name?: string;
  text: string;
  values?: unknown[];
}

/**
 * Two small pools. Appends and changes of ownership wait until they are on disk. Heartbeats, reads and offsets do not:
 * an offset lost with the database's last half second only means that a batch comes again.
 */
export class BusDatabase {
  private readonly durable: pg.Pool;
  private readonly relaxed: pg.Pool;

  constructor(
    readonly connection: pg.ClientConfig,
    timeoutMs: number,
  ) {
    const common: pg.PoolConfig = {
      ...connection,
      application_name: 'nowahala-bus',
      connectionTimeoutMillis: Math.min(timeoutMs, 5_000),
      query_timeout: timeoutMs,
      statement_timeout: timeoutMs,
      idle_in_transaction_session_timeout: 15_000,
      idleTimeoutMillis: 15_000,
      keepAlive: true,
    };
    this.durable = connectionPool({ ...common, max: 3 });
    this.relaxed = connectionPool({ ...common, max: 4, options: '-c synchronous_commit=off' });
  }

  write<Row extends pg.QueryResultRow>(statement: Statement): Promise<Row[]> {
    return run<Row>(this.durable, statement);
  }

  read<Row extends pg.QueryResultRow>(statement: Statement): Promise<Row[]> {
    return run<Row>(this.relaxed, statement);
  }

  async close(): Promise<void> {
    await Promise.all([this.durable.end(), this.relaxed.end()]);
  }
}

async function run<Row extends pg.QueryResultRow>(pool: pg.Pool, statement: Statement): Promise<Row[]> {
  try {
    return (await pool.query<Row>(statement)).rows;
  } catch (error) {
    throw new RetriableBusError(`The database of the bus cannot be used: ${(error as Error).message}`, { cause: error });
  }
}
