/** What may vanish at any time: counters, copies, fan-out. Nothing here is a fact. */
export interface Cache {
  get(key: string): Promise<string | undefined>;
  set(key: string, value: string, ttlSeconds: number): Promise<void>;
  delete(key: string): Promise<void>;
  /** Takes from a token bucket that refills steadily: one of this process while the shared store is away. It never fails. */
  take(key: string, rule: BucketRule, cost?: number): Promise<BucketResult>;
  /** To every process, this one included. False where it could not be handed over. */
  publish(channel: string, message: string): Promise<boolean>;
  /** Returns at once, and listens as soon as and as long as the shared store is there. */
  subscribe(channel: string, listener: (message: string) => void): () => void;
  /** False while the shared store cannot be reached: what others publish is missed, and limits hold per process only. */
  connected(): boolean;
  /** Called when that begins. Returns the way to stop. */
  onDisconnected(listener: () => void): () => void;
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
