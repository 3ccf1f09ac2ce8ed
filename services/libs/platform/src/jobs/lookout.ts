import type pg from 'pg';
import type { Clock } from '../core/clock.js';
import { connectionPool } from '../postgres/connection.js';
import type { Logger } from '../telemetry/logger.js';

/** Work that a service finds in a table. */
export interface Watched {
  schema: string;
  /** A condition of SQL; `{schema}` stands for the service's schema and `$1` for the product's time. */
  due: string;
  /** Called at each look at which the condition holds, and when it cannot be known. */
  wake(): void;
}

const EVERY_MS = 500;
const STATEMENT_MS = 5_000;

/**
 * Looks for all work of a process with one prepared statement, so that no job has to ask for itself (ADR 19). It asks the
 * tables, because what another replica stored, or is due by now, wakes nobody.
 */
export class Lookout {
  private readonly pool: pg.Pool;
  private readonly watched: Watched[] = [];
  private timer: NodeJS.Timeout | undefined;
  private looking = false;
  private failing = false;

  constructor(
    url: string,
    private readonly clock: Clock,
    private readonly logger: Logger,
    private readonly onLooked: (sees: boolean) => void = () => undefined,
  ) {
    this.pool = connectionPool({
      connectionString: url,
      application_name: 'nowahala-lookout',
      max: 1,
      idleTimeoutMillis: 0,
      connectionTimeoutMillis: STATEMENT_MS,
      query_timeout: STATEMENT_MS,
      // Planned once; an index is right however few rows there were then.
      options: `-c plan_cache_mode=force_generic_plan -c enable_seqscan=off -c statement_timeout=${STATEMENT_MS}`,
      keepAlive: true,
    });
  }

  watch(watched: Watched): void {
    this.watched.push(watched);
  }

  start(): void {
    this.timer = setInterval(() => void this.look(), EVERY_MS).unref();
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.pool.end();
  }

  private async look(): Promise<void> {
    if (this.looking || this.watched.length === 0) return;
    this.looking = true;
    const watched = [...this.watched];
    try {
      const { rows } = await this.pool.query<boolean[]>({
        name: `lookout-${watched.length}`,
        text: `SELECT $1::timestamptz IS NOT NULL, ${watched.map(({ schema, due }) => `(${due.replaceAll('{schema}', `"${schema}"`)})`).join(', ')}`,
        values: [this.clock.now()],
        rowMode: 'array',
      });
      this.failing = false;
      this.onLooked(true);
      watched.forEach(({ wake }, index) => rows[0]![index + 1] && wake());
    } catch (error) {
      // Once per outage, not twice per second of it. Each one asks for itself meanwhile.
      if (!this.failing) this.logger.warn({ err: error }, 'cannot look for work; each job looks for itself');
      this.failing = true;
      this.onLooked(false);
      for (const { wake } of watched) wake();
    } finally {
      this.looking = false;
    }
  }
}
