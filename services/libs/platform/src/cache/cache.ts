/** What may vanish at any time: counters, copies, fan-out. Nothing here is a fact. */
export interface Cache {
  get(key: string): Promise<string | undefined>;
  set(key: string, value: string, ttlSeconds: number): Promise<void>;
  delete(key: string): Promise<void>;
  /** Takes from a token bucket that refills steadily. */
  take(key: string, rule: BucketRule, cost?: number): Promise<BucketResult>;
  publish(channel: string, message: string): Promise<void>;
  subscribe(channel: string, listener: (message: string) => void): Promise<() => void>;
  /** False while the shared store cannot be reached and limits hold per process only. */
  healthy(): boolean;
  close(): Promise<void>;
}

export interface BucketRule {
  /** Tokens when full. */
  limit: number;
  /** Seconds in which an empty bucket fills up. */
  perSeconds: number;
}

export interface BucketResult {
  allowed: boolean;
  remaining: number;
  /** Seconds until one token is there. */
  retryAfterSeconds: number;
  /** Seconds until the bucket is full. */
  resetSeconds: number;
}

export function answerOf(rule: BucketRule, tokens: number, allowed: boolean): BucketResult {
  const perSecond = rule.limit / rule.perSeconds;
  return {
    allowed,
    remaining: Math.max(0, Math.floor(tokens)),
    retryAfterSeconds: allowed ? 0 : Math.max(1, Math.ceil((1 - tokens) / perSecond)),
    resetSeconds: Math.max(0, Math.ceil((rule.limit - tokens) / perSecond)),
  };
}
