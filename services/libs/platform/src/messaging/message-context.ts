import type { InMessage } from '../bus/event-bus.js';
import { prepared } from '../postgres/prepared.js';
import type { EventMeta } from '../event-store/aggregate.js';
import type { Store, Transaction } from '../event-store/store.js';
import { systemCaller, withCall } from '../rpc/call-context.js';
import { newId } from '../core/ids.js';

/** One statement: the locks (as `Transaction.lock` takes them), and once they are held the rows. */
const FIRST_TIME = prepared(`
  WITH held AS MATERIALIZED (
    SELECT pg_advisory_xact_lock(hashtextextended(key, 0))
    FROM (SELECT key FROM unnest($3::text[]) WITH ORDINALITY AS wanted (key, place) ORDER BY place) AS in_order)
  INSERT INTO inbox (consumer, msg_id)
  SELECT $1::text, id FROM (SELECT count(*) FROM held) AS all_held, unnest($2::uuid[]) AS id ORDER BY id
  ON CONFLICT DO NOTHING RETURNING msg_id AS "id"`);

/** What a handler knows of the message it was given, besides the message. */
export class MessageContext {
  constructor(
    readonly message: InMessage,
    private readonly consumer: string,
    private readonly store: Store | undefined,
  ) {}

  get id(): string {
    return this.message.id;
  }

  get topic(): string {
    return this.message.topic;
  }

  get key(): string {
    return this.message.key;
  }

  get occurredAt(): Date {
    return this.message.occurredAt;
  }

  get tenantId(): string {
    return this.header('tenant_id') ?? '';
  }

  /** True for a replayed message: no mail, no money. */
  get replayed(): boolean {
    return this.header('x-replay') === '1';
  }

  get meta(): EventMeta {
    return {
      actor: `${this.header('producer') ?? 'bus'}:${this.topic}`,
      correlationId: this.header('correlation_id') ?? newId(),
      causationId: this.id,
      traceparent: this.header('traceparent'),
    };
  }

  /**
   * Runs the work in one transaction together with the inbox row of this message: a repeat of the message does nothing.
   * `locks` are taken first, in order. Answers false for a repeat.
   */
  async once(work: (tx: Transaction) => Promise<unknown>, locks: string[] = []): Promise<boolean> {
    if (!this.store) throw new Error(`${this.consumer} has no database to remember messages in`);
    const meta = this.meta;
    return withCall({ caller: systemCaller, correlationId: meta.correlationId, traceparent: meta.traceparent }, () =>
      this.store!.transaction(async (tx) => {
        const fresh = await tx.query(FIRST_TIME, [this.consumer, [this.id], [...new Set(locks)].sort()]);
        if (fresh.length === 0) return false;
        await work(tx);
        return true;
      }, meta),
    );
  }

  /** `onceEach` for the batch that this message came in. */
  async onceEach<T extends OfMessage>(batch: readonly T[], work: WorkOnFresh<T>, locks: string[]): Promise<void> {
    if (!this.store) throw new Error(`${this.consumer} has no database to remember messages in`);
    const meta = this.meta;
    await withCall({ caller: systemCaller, correlationId: meta.correlationId, traceparent: meta.traceparent }, () =>
      this.store!.transaction(async (tx) => {
        const ids = batch.map(({ context }) => context.id);
        const rows = await tx.query<{ id: string }>(FIRST_TIME, [this.consumer, ids, [...new Set(locks)].sort()]);
        const left = new Set(rows.map(({ id }) => id));
        // Twice in one batch is a repeat as well.
        const fresh = batch.filter(({ context }) => left.delete(context.id));
        if (fresh.length > 0)
          await work(
            fresh.map((item) => ({ ...item, tx: tx.onBehalfOf(item.context.meta) })),
            tx,
          );
      }, meta),
    );
  }

  private header(name: string): string | undefined {
    const value = this.message.headers[name];
    return Array.isArray(value) ? value[0] : value;
  }
}

interface OfMessage {
  context: MessageContext;
}
type WorkOnFresh<T> = (fresh: (T & { tx: Transaction })[], tx: Transaction) => Promise<unknown>;

/**
 * `once` for a batch, in one transaction: the work is given what comes for the first time, each with a transaction that publishes
 * on behalf of its message. The locks of all are taken first, in order.
 */
export async function onceEach<T extends OfMessage>(
  batch: readonly T[],
  work: WorkOnFresh<T>,
  locksOf: (item: T) => string[] = () => [],
): Promise<void> {
  await batch[0]?.context.onceEach(batch, work, batch.flatMap(locksOf));
}
