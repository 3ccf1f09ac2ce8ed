import pg from 'pg';
import type { DatabaseConnection } from './connection.js';
import { preparedName } from './prepared.js';
import { isSimple } from './statement.js';
import type { Statement } from './statement.js';

interface Asked extends Statement {
  resolve(result: pg.QueryResult): void;
  reject(error: unknown): void;
}

/** What `pg` calls on a query in hand, and what it has no types for. */
interface PgQuery {
  name?: string;
  text: string;
  submit(connection: PgConnection): Error | null;
  handleRowDescription(message: unknown): void;
  handleDataRow(message: unknown): void;
  handleCommandComplete(message: unknown, connection: PgConnection): void;
  handleEmptyQuery(connection: PgConnection): void;
  handleError(error: unknown, connection: PgConnection): void;
  handleCopyInResponse(connection: PgConnection): void;
  handleReadyForQuery(connection: PgConnection): void;
}

interface PgConnection {
  stream: { cork(): void; uncork(): void };
  submittedNamedStatements: Record<string, string>;
  sync(): void;
}

/**
 * Statements of one transaction on their way together: one packet there and one back. The first that fails fails those behind
 * it, which PostgreSQL does not look at. A query of `pg`'s own kind (`Submittable`), which it treats like any other.
 */
class RoundTrip {
  private queries: PgQuery[] = [];
  private at = 0;
  private failed: { error: unknown } | undefined;
  /** `pg` waits for its call where there is a deadline. */
  callback: (() => void) | undefined;
  readonly query_timeout: number | undefined;
  /** Of a statement by itself that is not prepared: only of those it is looked at whether they wrote anything. */
  answer: Promise<pg.QueryResult> | undefined;

  constructor(
    private asked: Asked[],
    private readonly client: DatabaseConnection,
    private readonly done: (failed?: { error: unknown }) => void,
  ) {
    this.query_timeout = asked[0]!.query_timeout;
  }

  private queryOf({ text, values, name, rowMode, resolve }: Asked, index: number): PgQuery {
    const callback = (error: unknown, result: pg.QueryResult) => (error ? this.fail(index, error) : resolve(result));
    // Extended, because a simple query is its own packet back; the client knows how its types are read.
    const config = { text, values: values ?? [], name, rowMode, types: this.client, queryMode: 'extended', callback };
    return new pg.Query(config as unknown as pg.QueryConfig) as unknown as PgQuery;
  }

  /** Of the statement that is answered now; `pg` remembers by them what the connection has parsed. */
  get name(): string | undefined {
    return this.queries[this.at]?.name;
  }
  get text(): string | undefined {
    return this.queries[this.at]?.text;
  }

  get statements(): string[] {
    return this.asked.map(({ text }) => text);
  }

  /** What the connection has to be set to goes along. */
  submit(connection: PgConnection): null {
    const { session } = this.client;
    this.asked = this.asked.flatMap(({ name, ...one }) => {
      const settings = session.before({ name, values: one.values }).map((setting) => new Setting(setting));
      return [...settings, { ...one, name: name && session.nameHere(name) }];
    });
    this.queries = this.asked.map((one, index) => this.queryOf(one, index));
    const unsynced = Object.create(connection, { sync: { value: () => undefined } }) as PgConnection;
    connection.stream.cork();
    try {
      for (const [index, query] of this.queries.entries()) {
        const error = query.submit(unsynced);
        if (error) this.fail(index, error);
        if (this.failed) break;
      }
    } finally {
      connection.sync();
      connection.stream.uncork();
    }
    return null;
  }

  handleRowDescription(message: unknown): void {
    this.queries[this.at]!.handleRowDescription(message);
  }

  handleDataRow(message: unknown): void {
    this.queries[this.at]!.handleDataRow(message);
  }

  handleCommandComplete(message: unknown, connection: PgConnection): void {
    const query = this.queries[this.at]!;
    this.at += 1;
    query.handleCommandComplete(message, connection);
    query.handleReadyForQuery(connection);
  }

  handleEmptyQuery(connection: PgConnection): void {
    const query = this.queries[this.at]!;
    this.at += 1;
    query.handleReadyForQuery(connection);
  }

  handleError(error: unknown, connection: PgConnection): void {
    // Those behind were sent but never parsed.
    for (const { name } of this.queries.slice(this.at)) if (name) delete connection.submittedNamedStatements[name];
    this.fail(this.at, error);
  }

  handleCopyInResponse(connection: PgConnection): void {
    this.queries[this.at]!.handleCopyInResponse(connection);
  }

  handleReadyForQuery(): void {
    this.end();
  }

  private fail(from: number, error: unknown): void {
    this.failed ??= { error };
    for (const { reject } of this.asked.slice(from)) reject(error);
    // `pg` says no more of a query that failed; what is asked next waits there until the connection is ready.
    this.end();
  }

  private end(): void {
    this.callback?.();
    this.done(this.failed);
  }
}

/** The statement behind it fails with it. */
class Setting implements Asked {
  readonly values = undefined;
  readonly resolve = (): void => undefined;
  readonly reject = (): void => undefined;

  constructor(readonly text: string) {}
}

/** Outside of a transaction: it is done once it is committed. One that is prepared travels with what its connection has to be set to. */
export async function askAlone<R extends pg.QueryResultRow>(client: DatabaseConnection, statement: Statement): Promise<pg.QueryResult<R>> {
  return statement.name ? askTogether(client, statement) : (client.query(statement) as Promise<pg.QueryResult<R>>);
}

/** One statement and what its connection has to be set to, in one packet. */
export async function askTogether<R extends pg.QueryResultRow>(
  client: DatabaseConnection,
  statement: Statement,
): Promise<pg.QueryResult<R>> {
  const { promise, resolve, reject } = Promise.withResolvers<pg.QueryResult<R>>();
  let result: pg.QueryResult;
  const asked = { ...statement, resolve: (given: pg.QueryResult) => void (result = given), reject };
  const done = (failed?: { error: unknown }) => (failed ? reject(failed.error) : resolve(result as pg.QueryResult<R>));
  const trip = new RoundTrip([asked], client, done);
  if (!statement.name) trip.answer = promise;
  try {
    client.query(trip as unknown as pg.Submittable);
    return await promise;
  } catch (error) {
    client.session.forget();
    throw error;
  }
}

/** Where it is refused on a connection that lives, what follows would count at once, each statement by itself. */
class Beginning implements Asked {
  readonly text = 'START TRANSACTION';
  readonly values = undefined;
  isAnswered = false;
  refused: { error: unknown } | undefined;
  private settle: () => void = () => undefined;
  readonly answered = new Promise<void>((resolve) => (this.settle = resolve));

  readonly resolve = (): void => {
    this.isAnswered = true;
    this.settle();
  };

  readonly reject = (error: unknown): void => {
    this.refused ??= { error };
    this.resolve();
  };

  mustHave(): void {
    if (this.refused) throw this.refused.error;
  }
}

/**
 * A transaction's statements on its connection: what is asked for in one step travels together, the beginning with the first.
 * One round trip at a time; what is asked for meanwhile makes the next.
 */
export class RoundTrips {
  private waiting: Asked[] = [];
  private underWay: Promise<void> | undefined;
  private past: Promise<unknown> = Promise.resolve();
  private readonly beginning = new Beginning();
  private begun = false;
  private over = false;
  private failed: unknown;

  constructor(private readonly client: DatabaseConnection) {}

  async query(text: string, values?: unknown[]): Promise<pg.QueryResult> {
    this.mustGoOn();
    if (isSimple(text, values)) {
      return this.goPast(async () => {
        await this.settle();
        return this.client.query(text);
      });
    }
    return new Promise((resolve, reject) => {
      if (this.waiting.length === 0) queueMicrotask(() => this.send());
      const fail = (error: unknown): void => {
        this.failed ??= error;
        reject(error);
      };
      this.waiting.push({ text, values, name: preparedName(text), resolve, reject: fail });
    });
  }

  /** For what does not travel with these: from now on the connection is in the transaction, which ends after it. */
  goPast<T>(ask: () => Promise<T>): Promise<T> {
    this.begin();
    const { beginning } = this;
    const asked = beginning.isAnswered ? ask() : beginning.answered.then(() => (beginning.mustHave(), ask()));
    const before = this.past;
    this.past = asked.catch((error: unknown) => (this.failed ??= error)).then(() => before);
    return asked;
  }

  begin(): void {
    this.mustGoOn();
    if (this.begun) return;
    this.begun = true;
    this.waiting.unshift(this.beginning);
    this.send();
  }

  /** Where nothing was asked, nothing is to be kept. PostgreSQL answers the end of a transaction in which a statement failed with its rollback. */
  async commit(): Promise<void> {
    const ended = await this.end('COMMIT');
    this.beginning.mustHave();
    if (ended && ended.command !== 'COMMIT')
      throw this.failed ?? new Error('the transaction was rolled back: a statement in it had failed');
  }

  async rollback(): Promise<void> {
    await this.end('ROLLBACK');
  }

  private async end(statement: string): Promise<pg.QueryResult | undefined> {
    this.over = true;
    await this.settle();
    await this.past;
    return this.begun ? this.client.query(statement) : undefined;
  }

  /** Whoever goes on although another statement failed must not write on a connection that serves others by now. */
  private mustGoOn(): void {
    if (this.over) throw new Error('the transaction is over');
    this.beginning.mustHave();
  }

  private async settle(): Promise<void> {
    this.send();
    while (this.underWay) await this.underWay;
  }

  private send(): void {
    if (this.underWay || this.waiting.length === 0) return;
    const asked = this.waiting;
    this.waiting = [];
    const { refused } = this.beginning;
    if (refused) return asked.forEach(({ reject }) => reject(refused.error));
    this.client.awaitAnswers(asked.length);
    if (!this.begun) asked.unshift(this.beginning);
    this.begun = true;
    this.underWay = new Promise<void>((resolve) => {
      this.client.query(new RoundTrip(asked, this.client, () => resolve()) as unknown as pg.Submittable);
    }).then(() => {
      this.underWay = undefined;
      this.client.awaitAnswers(1);
      this.send();
    });
  }
}
