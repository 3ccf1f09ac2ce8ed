import type pg from 'pg';
import { DatabaseConnection } from '../../postgres/connection.js';
import type { BusLog } from '../bus-metrics.js';
import { backoffMs, waitFor } from '../backoff.js';

export const WAKE_CHANNEL = 'nowahala_bus';
export const GROUPS_CHANNEL = 'nowahala_bus_groups';

export interface WakeUpEvents {
  /** The new ends of some partitions; undefined when there were too many to name, or some may have been missed. */
  ends(ends: { topic: string; part: number; next: bigint }[] | undefined): void;
  /** Members came or went, or a partition was given up. */
  groupsChanged(): void;
}

/**
 * The one LISTEN connection of a process. Notifications are only a hint: they get lost whenever this connection is
 * replaced, so the reader polls as well. A dead connection that looks alive is found by a note to ourselves.
 */
export class WakeUp {
  private readonly closing = new AbortController();
  private listening = false;
  private lost: Promise<unknown> = Promise.resolve();
  private client: pg.Client | undefined;
  private loop: Promise<void> | undefined;

  constructor(
    private readonly connection: pg.ClientConfig,
    private readonly events: WakeUpEvents,
    private readonly log: BusLog,
    private readonly selfTestMs: number,
    private readonly ownChannel: string,
  ) {}

  /** Resolves while no connection listens. */
  async unheard(): Promise<void> {
    if (this.listening) await this.lost;
  }

  /** Resolves when the first connection listens; later ones are replaced in the background. */
  async start(): Promise<void> {
    const { lost } = await this.listen();
    this.loop = this.keepListening(lost);
  }

  async close(): Promise<void> {
    this.closing.abort();
    await this.client?.end().catch(() => undefined);
    await this.loop;
  }

  private async keepListening(lost: Promise<string>): Promise<void> {
    for (let failures = 0; !this.closing.signal.aborted;) {
      if (failures === 0) {
        const why = await lost;
        if (this.closing.signal.aborted) return;
        this.log('warn', 'wake-up connection of the bus lost; polling until it is back', { why });
      }
      try {
        ({ lost } = await this.listen());
        failures = 0;
      } catch {
        failures += 1;
        await waitFor(Math.min(backoffMs(failures), 2_000), this.closing.signal);
      }
    }
  }

  /** Connects and listens; `lost` resolves with the reason once that connection is of no use any more. */
  private async listen(): Promise<{ lost: Promise<string> }> {
    const client = new DatabaseConnection({
      ...this.connection,
      application_name: 'nowahala-bus-wake-up',
      connectionTimeoutMillis: 5_000,
      query_timeout: 5_000,
      keepAlive: true,
    });
    const lost = new Promise<string>((resolve) => {
      client.once('error', (error) => resolve(error.message));
      client.once('end', () => resolve('the connection was closed'));
    });
    let answered = true;
    client.on('notification', ({ channel, payload }) => {
      if (channel === this.ownChannel) answered = true;
      else if (channel === GROUPS_CHANNEL) this.events.groupsChanged();
      else this.events.ends(parseEnds(payload ?? ''));
    });
    this.client = client;
    try {
      await client.connect();
      await client.query(`LISTEN ${WAKE_CHANNEL}; LISTEN ${GROUPS_CHANNEL}; LISTEN ${this.ownChannel}`);
    } catch (error) {
      void client.end().catch(() => undefined);
      throw error;
    }
    const selfTest = setInterval(() => {
      if (!answered) return client.end().catch(() => undefined);
      answered = false;
      return client.query('SELECT pg_notify($1, $2)', [this.ownChannel, '']).catch(() => client.end().catch(() => undefined));
    }, this.selfTestMs);
    this.listening = true;
    this.lost = lost;
    void lost.then(() => {
      this.listening = false;
      clearInterval(selfTest);
    });
    // Notifications that were sent while the connection was down are lost.
    this.events.ends(undefined);
    this.events.groupsChanged();
    return { lost };
  }
}

/** Undefined: anything may have moved. So it is where somebody else notified, or another release in words of its own. */
function parseEnds(payload: string): { topic: string; part: number; next: bigint }[] | undefined {
  const entries = payload.split(',').map((entry) => /^([^:]+):(\d+):(\d+)$/.exec(entry));
  if (!entries.every((entry) => entry !== null)) return undefined;
  return entries.map(([, topic, part, next]) => ({ topic: topic!, part: Number(part), next: BigInt(next!) }));
}
