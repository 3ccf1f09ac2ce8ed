import { createRequire } from 'node:module';
import type { Redis } from 'ioredis';
import type { Clock } from '../core/clock.js';
import type { Logger } from '../telemetry/logger.js';
import { answerOf } from './cache.js';
import type { BucketResult, BucketRule, Cache } from './cache.js';
import { MemoryCache } from './memory-cache.js';

const COMMAND_TIMEOUT_MS = 150;
const OPEN_BREAKER_MS = 2_000;
const FAILURES_TO_OPEN = 3;

/** KEYS[1] bucket; ARGV limit, tokens per ms, now in ms, cost, time to live in s. Answers {allowed, tokens}. */
const TAKE = `
local limit, rate, now, cost = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3]), tonumber(ARGV[4])
local bucket = redis.call('HMGET', KEYS[1], 't', 'a')
local tokens, at = tonumber(bucket[1]) or limit, tonumber(bucket[2]) or now
tokens = math.min(limit, tokens + math.max(0, now - at) * rate)
local allowed = 0
if tokens >= cost then tokens = tokens - cost; allowed = 1 end
redis.call('HSET', KEYS[1], 't', tostring(tokens), 'a', now)
redis.call('EXPIRE', KEYS[1], ARGV[5])
return { allowed, tostring(tokens) }`;

/** Redis for counters, copies and fan-out between processes. While it is gone, limits hold per process and copies are asked for anew. */
export class RedisCache implements Cache {
  private readonly commands: Redis;
  private readonly listening: Redis;
  private readonly fallback: MemoryCache;
  private readonly listeners = new Map<string, Set<(message: string) => void>>();
  private failures = 0;
  private openUntil = 0;

  constructor(
    url: string,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {
    // Loaded where there is one.
    const { Redis } = createRequire(import.meta.url)('ioredis') as typeof import('ioredis');
    const options = {
      commandTimeout: COMMAND_TIMEOUT_MS,
      maxRetriesPerRequest: 0,
      enableOfflineQueue: false,
      keyPrefix: 'nw:',
      retryStrategy: (times: number) => Math.min(times * 200, 2_000),
    };
    this.commands = new Redis(url, options);
    this.listening = new Redis(url, {
      ...options,
      keyPrefix: '',
      commandTimeout: undefined,
      enableOfflineQueue: true,
      maxRetriesPerRequest: null,
      autoResubscribe: true,
    });
    for (const client of [this.commands, this.listening])
      client.on('error', (error) => this.logger.debug({ err: error }, 'redis unreachable'));
    this.listening.on('message', (channel: string, message: string) =>
      this.listeners.get(channel)?.forEach((listener) => listener(message)),
    );
    this.fallback = new MemoryCache(clock);
  }

  async get(key: string): Promise<string | undefined> {
    return this.attempt(
      async () => (await this.commands.get(key)) ?? undefined,
      async () => undefined,
    );
  }

  async set(key: string, value: string, ttlSeconds: number): Promise<void> {
    await this.attempt(
      async () => void (await this.commands.set(key, value, 'EX', Math.max(1, Math.ceil(ttlSeconds)))),
      async () => undefined,
    );
  }

  async delete(key: string): Promise<void> {
    await this.attempt(
      async () => void (await this.commands.del(key)),
      async () => undefined,
    );
  }

  async take(key: string, rule: BucketRule, cost = 1): Promise<BucketResult> {
    return this.attempt(
      async () => {
        const [allowed, tokens] = (await this.commands.eval(
          TAKE,
          1,
          `bucket:${key}`,
          rule.limit,
          rule.limit / (rule.perSeconds * 1000),
          this.clock.nowMs(),
          cost,
          Math.ceil(rule.perSeconds) + 60,
        )) as [number, string];
        return answerOf(rule, Number(tokens), allowed === 1);
      },
      () => this.fallback.take(key, rule, cost),
    );
  }

  async publish(channel: string, message: string): Promise<void> {
    await this.attempt(
      async () => void (await this.commands.publish(channel, message)),
      async () => undefined,
    );
  }

  async subscribe(channel: string, listener: (message: string) => void): Promise<() => void> {
    const known = this.listeners.get(channel) ?? new Set();
    known.add(listener);
    this.listeners.set(channel, known);
    if (known.size === 1) await this.listening.subscribe(channel);
    return () => {
      known.delete(listener);
    };
  }

  healthy(): boolean {
    return performance.now() >= this.openUntil;
  }

  async close(): Promise<void> {
    this.commands.disconnect();
    this.listening.disconnect();
  }

  private async attempt<T>(work: () => Promise<T>, otherwise: () => Promise<T>): Promise<T> {
    if (!this.healthy()) return otherwise();
    try {
      const result = await work();
      this.failures = 0;
      return result;
    } catch (error) {
      this.failures += 1;
      if (this.failures >= FAILURES_TO_OPEN) {
        this.openUntil = performance.now() + OPEN_BREAKER_MS;
        this.logger.warn({ err: error }, 'redis failed and is skipped for a moment');
      }
      return otherwise();
    }
  }
}
