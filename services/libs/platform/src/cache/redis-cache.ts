import { createRequire } from 'node:module';
import type { Redis } from 'ioredis';
import type { Clock } from '../core/clock.js';
import type { Logger } from '../telemetry/logger.js';
import { answerOf } from './cache.js';
import type { BucketResult, BucketRule, Cache } from './cache.js';
import { MemoryCache } from './memory-cache.js';
import { RedisChannels } from './redis-channels.js';

const COMMAND_TIMEOUT_MS = 150;
const OPEN_BREAKER_MS = 2_000;
const FAILURES_TO_OPEN = 3;

/**
 * KEYS[1] bucket; ARGV limit, tokens per ms, what a test moved the clock by in ms, cost, time to live in s. Answers
 * {allowed, tokens}. By the clock of Redis: those of two processes differ, and a bucket would fill up by that at each turn.
 */
const TAKE = `
local limit, rate, offset, cost = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3]), tonumber(ARGV[4])
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000) + offset
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
  private readonly channels: RedisChannels;
  private readonly fallback: MemoryCache;
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
    const listening = new Redis(url, { ...options, keyPrefix: '', commandTimeout: undefined, autoResubscribe: false });
    for (const client of [this.commands, listening]) client.on('error', (error) => this.logger.debug({ err: error }, 'redis unreachable'));
    this.channels = new RedisChannels(listening, logger);
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
          this.clock.offset,
          cost,
          Math.ceil(rule.perSeconds) + 60,
        )) as [number, string];
        return answerOf(rule, Number(tokens), allowed === 1);
      },
      () => this.fallback.take(key, rule, cost),
    );
  }

  async publish(channel: string, message: string): Promise<boolean> {
    return this.attempt(
      async () => {
        await this.commands.publish(channel, message);
        return true;
      },
      async () => false,
    );
  }

  subscribe(channel: string, listener: (message: string) => void): () => void {
    return this.channels.subscribe(channel, listener);
  }

  connected(): boolean {
    return this.channels.connected();
  }

  onDisconnected(listener: () => void): () => void {
    return this.channels.onDisconnected(listener);
  }

  async close(): Promise<void> {
    this.commands.disconnect();
    this.channels.close();
  }

  private async attempt<T>(work: () => Promise<T>, otherwise: () => Promise<T>): Promise<T> {
    if (performance.now() < this.openUntil) return otherwise();
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
