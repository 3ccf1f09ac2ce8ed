import { EventEmitter } from 'node:events';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../core/clock.js';
import { answerOf } from './cache.js';
import type { BucketResult, BucketRule, Cache } from './cache.js';

interface Bucket {
  tokens: number;
  at: number;
}

/** The cache of one process; the one-machine run needs no other. Each table takes its room at once, so it is made when it is first used. */
export class MemoryCache implements Cache {
  private valuesMade: LRUCache<string, { value: string; until: number }> | undefined;
  private bucketsMade: LRUCache<string, Bucket> | undefined;
  private readonly channels = new EventEmitter().setMaxListeners(0);

  constructor(private readonly clock: Clock) {}

  private get values(): LRUCache<string, { value: string; until: number }> {
    return (this.valuesMade ??= new LRUCache({ max: 50_000 }));
  }

  private get buckets(): LRUCache<string, Bucket> {
    return (this.bucketsMade ??= new LRUCache({ max: 100_000 }));
  }

  async get(key: string): Promise<string | undefined> {
    const entry = this.values.get(key);
    return entry && entry.until > this.clock.nowMs() ? entry.value : undefined;
  }

  async set(key: string, value: string, ttlSeconds: number): Promise<void> {
    this.values.set(key, { value, until: this.clock.nowMs() + ttlSeconds * 1000 });
  }

  async delete(key: string): Promise<void> {
    this.values.delete(key);
  }

  async take(key: string, rule: BucketRule, cost = 1): Promise<BucketResult> {
    const now = this.clock.nowMs();
    const bucket = this.buckets.get(key) ?? { tokens: rule.limit, at: now };
    const refilled = Math.min(rule.limit, bucket.tokens + (Math.max(0, now - bucket.at) / 1000) * (rule.limit / rule.perSeconds));
    const allowed = refilled >= cost;
    const tokens = allowed ? refilled - cost : refilled;
    this.buckets.set(key, { tokens, at: now });
    return answerOf(rule, tokens, allowed);
  }

  async publish(channel: string, message: string): Promise<boolean> {
    setImmediate(() => this.channels.emit(channel, message));
    return true;
  }

  subscribe(channel: string, listener: (message: string) => void): () => void {
    this.channels.on(channel, listener);
    return () => this.channels.off(channel, listener);
  }

  connected(): boolean {
    return true;
  }

  onDisconnected(): () => void {
    return () => undefined;
  }

  async close(): Promise<void> {
    this.channels.removeAllListeners();
  }
}
