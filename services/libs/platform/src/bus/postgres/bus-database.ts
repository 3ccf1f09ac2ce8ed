import type pg from 'pg';
import { connectionPool } from '../../postgres/connection.js';
import { SharedConnections } from '../../postgres/shared-connections.js';
import { RetriableBusError } from '../event-bus.js';

export interface Statement {
  /** Prepared once per connection under this name. */
  name?: string;
  text: string;
  values?: unknown[];
}

export type BusConnections = SharedConnections | { durable: number; relaxed: number };

interface Connections {
  query<Row extends pg.QueryResultRow>(statement: Statement & { query_timeout: number }): Promise<pg.QueryResult<Row>>;
}

/**
 * SQL that is true, in a statement that need not wait until it is on disk: heartbeats and offsets, as one that is lost with the
 * database's last half second only means that a batch comes again. For appends and changes of ownership the bus waits. The
 * statement says so itself, so that any connection may be asked.
 */
export const NOT_AWAITED = `(SELECT set_config('synchronous_commit', 'off', true)) = 'off'`;

/** With connections of its own, reads never wait for one that an append has. */
export class BusDatabase {
  private readonly durable: Connections;
  private readonly relaxed: Connections;
  private readonly own: pg.Pool[] = [];

  constructor(
    connection: pg.ClientConfig,
    private readonly timeoutMs: number,
    connections: BusConnections = { durable: 3, relaxed: 4 },
  ) {
    const statement_timeout = String(timeoutMs);
    if (connections instanceof SharedConnections) {
      this.durable = this.relaxed = connections.as({ settings: { statement_timeout } });
      return;
    }
    const common: pg.PoolConfig = {
      ...connection,
      application_name: 'nowahala-bus',
      connectionTimeoutMillis: Math.min(timeoutMs, 5_000),
      statement_timeout: timeoutMs,
      idle_in_transaction_session_timeout: 15_000,
      idleTimeoutMillis: 15_000,
      keepAlive: true,
    };
    this.own.push(connectionPool({ ...common, max: connections.durable }), connectionPool({ ...common, max: connections.relaxed }));
    [this.durable, this.relaxed] = this.own as [pg.Pool, pg.Pool];
  }

  write<Row extends pg.QueryResultRow>(statement: Statement): Promise<Row[]> {
    return this.run<Row>(this.durable, statement);
  }

  read<Row extends pg.QueryResultRow>(statement: Statement): Promise<Row[]> {
    return this.run<Row>(this.relaxed, statement);
  }

  async close(): Promise<void> {
    await Promise.all(this.own.map((pool) => pool.end()));
  }

  private async run<Row extends pg.QueryResultRow>(connections: Connections, statement: Statement): Promise<Row[]> {
    try {
      return (await connections.query<Row>({ ...statement, query_timeout: this.timeoutMs })).rows;
    } catch (error) {
      throw new RetriableBusError(`The database of the bus cannot be used: ${(error as Error).message}`, { cause: error });
    }
  }
}
