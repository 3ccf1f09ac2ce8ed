import type { Socket } from 'node:net';
import pg from 'pg';
import { sqlState } from './error-state.js';
import { askTogether } from './round-trips.js';
import { SessionSettings } from './session-settings.js';
import { isSimple } from './statement.js';
import type { Statement } from './statement.js';

/**
 * PostgreSQL compiles a statement whose cost it guesses to be high, anew at each execution. Ours are short, and what one must not do
 * (`enable_seqscan`) is a high guess: the lookout's statement took seconds of a processor, twice a second.
 */
const COMPILES_NOTHING = '-c jit=off';
/** By itself the server holds the locks of a machine that is gone for two hours. */
const NOTICES_OUR_END = '-c tcp_keepalives_idle=10 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3';

/** A statement ends after ten seconds, one way or the other. */
export const SILENT_FOR_MS = 15_000;
const PROBED_AFTER_MS = 10_000;
const ROLLBACK = /^\s*ROLLBACK\b/i;
const IN_FAILED_TRANSACTION = '25P02';

export interface ConnectionConfig extends pg.ClientConfig {
  /** A database that says nothing for so long, times the statements under way, is lost; without it, silence is never a loss. */
  silentForMs?: number | undefined;
}

const travelsWithSettings = ({ text, submit, values }: AskedOf): boolean =>
  text !== undefined && !submit && values !== undefined && values.length > 0 && !isSimple(text, values);

/** A query, or several on their way together. */
interface AskedOf {
  text?: string;
  name?: string;
  values?: unknown[];
  statements?: string[];
  query_timeout?: number;
  submit?: unknown;
  answer?: Promise<pg.QueryResult> | undefined;
}

/**
 * A connection whose loss fails what is asked of it. PostgreSQL that stops may say so in the same packet as "ready",
 * or twice, when nobody listens yet or any more: an error that nobody hears would end the process. A network that loses the
 * connection, as a firewall or a machine that is gone, says nothing.
 */
export class DatabaseConnection extends pg.Client {
  /** Asked of every connection of this thread before it is used; one that it rejects is closed. */
  static admit: ((connection: DatabaseConnection) => Promise<void>) | undefined;
  /** While a statement may take as long as it likes. */
  patient = false;
  readonly session = new SessionSettings();
  private setting: Promise<void> | undefined;
  private readonly silentForMs: number | undefined;

  constructor(config?: string | ConnectionConfig) {
    const { silentForMs, ...given } = typeof config === 'string' ? { connectionString: config } : { ...config };
    const options = [given.options, COMPILES_NOTHING, NOTICES_OUR_END].filter(Boolean).join(' ');
    super({ keepAlive: true, keepAliveInitialDelayMillis: PROBED_AFTER_MS, ...given, options });
    this.on('error', () => undefined);
    this.silentForMs = silentForMs;
    if (silentForMs) this.once('connect', () => this.listen());
  }

  override connect(): Promise<this>;
  override connect(done: (error?: Error) => void): void;
  override connect(done?: (error?: Error) => void): Promise<this> | void {
    const admitted = this.connectAdmitted();
    if (!done) return admitted;
    admitted.then(() => done(), done);
  }

  private async connectAdmitted(): Promise<this> {
    await super.connect();
    await DatabaseConnection.admit?.(this).catch((refused: unknown) => {
      void this.end().catch(() => undefined);
      throw refused;
    });
    return this;
  }

  /** Statements that travel together bring the settings that they need, and so does one with values; any other waits for them. */
  override readonly query = ((...given: [asked: string | AskedOf, values?: unknown[]]) => {
    const [asked, values] = given;
    const one: AskedOf = typeof asked === 'string' ? { text: asked, ...(values && { values }) } : asked;
    const { text, statements } = one;
    const isAwaited = !given.some((argument: unknown) => typeof argument === 'function');
    if (isAwaited && this.setting === undefined && travelsWithSettings(one) && this.session.differsFor(one))
      return askTogether(this, one as Statement);
    const due = statements ? [] : this.session.before(one);
    if (due.length > 0) this.setTo(due, one.query_timeout);
    if (text && ROLLBACK.test(text)) this.session.forget();
    const isSet = this.setting === undefined;
    const answer = this.setting ? this.setting.then(() => this.send(...given)) : this.send(...given);
    this.noteAsked(statements ?? (text === undefined ? [] : [text]), one.answer ?? answer);
    return isSet || !one.submit ? answer : asked;
  }) as pg.Client['query'];

  /** Called with each, and with what answers it. */
  protected noteAsked(_statements: string[], _answer: unknown): void {}

  /** Nothing may be asked of a connection that is not set; in a transaction that has failed nothing is answered either. */
  private setTo(settings: string[], query_timeout: number | undefined): void {
    const before = this.setting ?? Promise.resolve();
    const setting = before
      .then(() => this.send({ text: settings.join('; '), ...(query_timeout !== undefined && { query_timeout }) }))
      .catch((error: unknown) => sqlState(error) !== IN_FAILED_TRANSACTION && this.stream.destroy(error as Error))
      .then(() => {
        if (this.setting === setting) this.setting = undefined;
      });
    this.setting = setting;
  }

  private send(...given: unknown[]): unknown {
    return (super.query as (...all: unknown[]) => unknown).call(this, ...given);
  }

  /** So many statements are under way together: PostgreSQL says nothing before the last of them is done. */
  awaitAnswers(statements: number): void {
    if (this.silentForMs) this.stream.setTimeout(this.silentForMs * statements);
  }

  private get stream(): Socket {
    return (this as unknown as { connection: { stream: Socket } }).connection.stream;
  }

  private listen(): void {
    const { stream } = this;
    const isAsked = (): boolean => !this.patient && !(this as unknown as { readyForQuery: boolean }).readyForQuery;
    this.awaitAnswers(1);
    stream.on('timeout', () => {
      const { bytesRead } = stream;
      // After this process itself stood still its timers come first, and the answer that has come is read after them.
      setImmediate(() =>
        setImmediate(() => {
          if (isAsked() && stream.bytesRead === bytesRead)
            stream.destroy(new Error(`Connection terminated: the database was silent for ${stream.timeout} ms`));
        }),
      );
    });
  }
}

/** Connections of that kind; an idle one that breaks is replaced at the next query. */
export function connectionPool(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({ ...config, Client: DatabaseConnection });
  pool.on('error', () => undefined);
  return pool;
}
