import { newId, sleep } from '@nowahala/platform';
import type { Cache, Logger } from '@nowahala/platform';
import type { LiveEvent } from './live-event.js';

const CHANNEL = 'gateway:live';
const RETRY_MS = 2_000;
/** Longer than the two seconds in which the cache takes nothing after a few failures: the try before may have asked nobody. */
const LAST_TRY_AFTER_MS = 2_500;
const MOST_NAMED = 1_000;
const EVERYBODY = '*';

interface Handlers {
  deliver: (event: LiveEvent) => void;
  /** This user's pages missed something. */
  closeOf: (userId: string) => void;
  closeAll: () => void;
}

/** Events on their way to every gateway. Whose could not be sent is named to the others as soon as something gets through. */
export class LiveChannel {
  private readonly self = newId();
  private readonly unsent = new Set<string>();
  private retry: NodeJS.Timeout | undefined;
  private naming: Promise<boolean> | undefined;
  private stops: (() => void)[] = [];

  constructor(
    private readonly cache: Cache,
    private readonly handlers: Handlers,
    private readonly logger: Logger,
  ) {}

  start(): void {
    this.stops = [
      this.cache.subscribe(CHANNEL, (message) => this.receive(message)),
      this.cache.onDisconnected(() => this.handlers.closeAll()),
    ];
  }

  /** Called when nobody publishes any more. Whose events wait for another try is named now, and if need be once more. */
  async stop(): Promise<void> {
    for (const stop of this.stops) stop();
    await this.naming;
    clearTimeout(this.retry);
    if (await this.nameUnsent()) return;
    await sleep(LAST_TRY_AFTER_MS);
    if (await this.nameUnsent()) return;
    this.logger.warn({ users: this.unsent.size }, 'live events given up at the stop; pages of other gateways miss them');
  }

  /** Whether this gateway hears of what the others publish. */
  connected(): boolean {
    return this.cache.connected();
  }

  async publish(event: LiveEvent): Promise<void> {
    this.handlers.deliver(event);
    if (await this.send(event)) return;
    this.unsent.add(this.unsent.size < MOST_NAMED ? event.userId : EVERYBODY);
    this.retryLater();
  }

  private send(message: object): Promise<boolean> {
    return this.cache.publish(CHANNEL, JSON.stringify({ ...message, from: this.self }));
  }

  private receive(text: string): void {
    const { from, missed, ...event } = JSON.parse(text) as LiveEvent & { from?: string; missed?: string[] };
    if (from === this.self) return;
    if (!missed) return this.handlers.deliver(event);
    for (const userId of missed)
      if (userId === EVERYBODY) this.handlers.closeAll();
      else this.handlers.closeOf(userId);
  }

  private retryLater(): void {
    this.retry ??= setTimeout(() => void this.tryAgain(), RETRY_MS).unref();
  }

  private async tryAgain(): Promise<void> {
    this.retry = undefined;
    this.naming = this.nameUnsent();
    if (!(await this.naming)) this.retryLater();
  }

  /** Whether nobody is left to name. */
  private async nameUnsent(): Promise<boolean> {
    const missed = [...this.unsent];
    this.unsent.clear();
    if (missed.length === 0 || (await this.send({ missed }))) return true;
    for (const userId of missed) this.unsent.add(userId);
    return false;
  }
}
