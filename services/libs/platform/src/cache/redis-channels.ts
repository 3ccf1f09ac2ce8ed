import type { Redis } from 'ioredis';
import type { Logger } from '../telemetry/logger.js';

const ASK_EVERY_MS = 3_000;
/** Questions, not time: a process that stood still has not read its answers yet. */
const MOST_UNANSWERED = 2;

/** What a process listens to, over a connection of its own. Redis keeps nothing for who is away, so that is made known. */
export class RedisChannels {
  private readonly listeners = new Map<string, Set<(message: string) => void>>();
  private readonly whenDisconnected = new Set<() => void>();
  private readonly confirmed = new Set<string>();
  private readonly asking: NodeJS.Timeout;
  private unanswered = 0;
  private isAway = false;
  private readonly onClose = (): void => this.lose();

  constructor(
    private readonly redis: Redis,
    private readonly logger: Logger,
  ) {
    redis.on('message', (channel: string, message: string) => this.listeners.get(channel)?.forEach((listener) => listener(message)));
    redis.on('ready', () => {
      if (this.isAway) this.logger.info({}, 'redis is back');
      this.isAway = false;
      this.unanswered = 0;
      this.confirm();
    });
    redis.on('close', this.onClose);
    this.asking = setInterval(() => this.ask(), ASK_EVERY_MS).unref();
  }

  subscribe(channel: string, listener: (message: string) => void): () => void {
    const known = this.listeners.get(channel) ?? new Set();
    known.add(listener);
    this.listeners.set(channel, known);
    this.confirm();
    return () => known.delete(listener);
  }

  connected(): boolean {
    return !this.isAway && [...this.listeners.keys()].every((channel) => this.confirmed.has(channel));
  }

  onDisconnected(listener: () => void): () => void {
    this.whenDisconnected.add(listener);
    return () => this.whenDisconnected.delete(listener);
  }

  close(): void {
    clearInterval(this.asking);
    this.redis.off('close', this.onClose);
    this.redis.disconnect();
  }

  /** A connection whose other end has vanished looks like one on which nothing happens. */
  private ask(): void {
    const isOpen = this.redis.status === 'connect' || this.redis.status === 'ready';
    if (!isOpen || this.listeners.size === 0) return;
    if (this.unanswered >= MOST_UNANSWERED) {
      this.lose();
      this.redis.disconnect(true);
      return;
    }
    this.unanswered += 1;
    this.confirm();
  }

  /** To subscribe again is answered too, and changes nothing. */
  private confirm(): void {
    const channels = [...this.listeners.keys()];
    if (this.redis.status !== 'ready' || channels.length === 0) return;
    this.redis.subscribe(...channels).then(
      () => {
        this.unanswered = 0;
        for (const channel of channels) this.confirmed.add(channel);
      },
      (error: unknown) => this.logger.debug({ err: error }, 'redis channels not subscribed'),
    );
  }

  private lose(): void {
    this.unanswered = 0;
    this.confirmed.clear();
    if (this.isAway) return;
    this.isAway = true;
    this.logger.warn({}, 'redis is away: limits hold per process and nothing is heard of other processes');
    for (const listener of this.whenDisconnected) listener();
  }
}
