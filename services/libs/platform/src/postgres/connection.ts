import pg from 'pg';

/**
 * A connection whose loss fails what is asked of it. PostgreSQL that stops may say so in the same packet as "ready",
 * or twice, when nobody listens yet or any more: an error that nobody hears would end the process.
 */
export class DatabaseConnection extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    this.on('error', () => undefined);
  }
}

/** Connections of that kind; an idle one that breaks is replaced at the next query. */
export function connectionPool(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({ ...config, Client: DatabaseConnection });
  pool.on('error', () => undefined);
  return pool;
}
