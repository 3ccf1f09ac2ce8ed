import { sqlState } from '../postgres/error-state.js';
import { DatabaseConnection } from '../postgres/connection.js';
import { SameDatabase } from '../postgres/same-database.js';
import type { Logger } from '../telemetry/logger.js';

/** What was written later than that before a database was taken back need not be noticed: it is the memory of a moment. */
const EVERY_MS = 30_000;
const WITHIN_MS = 5_000;
/** No such function, or not for this role. */
const MAY_NOT_KNOW = /^(0A|42)/;

/**
 * Ends this process (a prober beside others: its thread) where its database was exchanged for a restored one, before the first
 * statement reaches that. Leases, offsets, caches and what waits in memory are of the lost time; whatever starts in its place
 * knows what the backup knows.
 */
export class DatabaseWatch {
  private readonly database = new SameDatabase();
  private timer: NodeJS.Timeout | undefined;

  private constructor(
    private readonly url: string,
    private readonly logger: Logger,
  ) {}

  static start(url: string, logger: Logger): DatabaseWatch {
    const watch = new DatabaseWatch(url, logger);
    DatabaseConnection.admit = (connection) => watch.admit(connection);
    watch.timer = setInterval(() => void watch.look(), EVERY_MS).unref();
    return watch;
  }

  stop(): void {
    clearInterval(this.timer);
    DatabaseConnection.admit = undefined;
  }

  private async admit(connection: DatabaseConnection): Promise<void> {
    const found = await this.database.check(connection).catch((error: unknown) => {
      if (!MAY_NOT_KNOW.test(sqlState(error))) throw error;
      this.logger.warn({ err: error }, 'database does not say which one it is; a restore under this process goes unnoticed');
      this.stop();
    });
    if (found === undefined || found === 'same') return;
    this.logger.error({ found }, 'database restored under this process; the process ends, and starts anew with what the backup knows');
    process.exit(1);
  }

  /** Any new connection is asked; one that fails says nothing. */
  private async look(): Promise<void> {
    const connection = new DatabaseConnection({ connectionString: this.url, connectionTimeoutMillis: WITHIN_MS });
    await connection.connect().catch(() => undefined);
    await connection.end().catch(() => undefined);
  }
}
