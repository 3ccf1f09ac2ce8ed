import pg from 'pg';

/**
 * PostgreSQL compiles a statement whose cost it guesses to be high, anew at each execution. Ours are short, and what one must not do
 * (`enable_seqscan`) is a high guess: the lookout's statement took seconds of a processor, twice a second.
 */
const COMPILES_NOTHING = '-c jit=off';

/**
 * A connection whose loss fails what is asked of it. PostgreSQL that stops may say so in the same packet as "ready",
 * or twice, when nobody listens yet or any more: an error that nobody hears would end the process.
 */
export class DatabaseConnection extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    const given = typeof config === 'string' ? { connectionString: config } : config;
    super({ ...given, options: [given?.options, COMPILES_NOTHING].filter(Boolean).join(' ') });
    this.on('error', () => undefined);
  }
}

/** Connections of that kind; an idle one that breaks is replaced at the next query. */
export function connectionPool(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({ ...config, Client: DatabaseConnection });
  pool.on('error', () => undefined);
  return pool;
}
