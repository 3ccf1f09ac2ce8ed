/** Orders of one scheduler for one shard. */
export interface ShardOrders {
  shard: number;
  epoch: number;
  /** Due just now; old ones are read again after a crash or a rebalance. */
  fresh: boolean;
}

interface Known {
  highest: number;
  /** When orders of that epoch came last. */
  seenAt: number;
  /** Since when fresh orders of a lower epoch come, and none of the highest. */
  lowerSince: number | null;
}

/** Longer than any scheduler goes on after it lost its lease. */
export const BELIEVED_AFTER_MS = 60_000;

export type EpochVerdict = 'current' | 'outdated' | 'restored';

/**
 * A scheduler that lost its shard without noticing may go on sending: its lease epoch is lower than one already seen. A
 * restored database hands out lower epochs too, but then nobody sends higher ones any more: those that last are believed.
 */
export class ShardEpochs {
  private readonly shards = new Map<number, Known>();
  /** When the orders began that proved a restored database: what was seen before it is void in every shard. */
  private voidBefore = Number.NEGATIVE_INFINITY;

  judge({ shard, epoch, fresh }: ShardOrders, now: number): EpochVerdict {
    const known = this.shards.get(shard);
    if (known === undefined || epoch >= known.highest) {
      // Old orders of before a restore must not raise it again.
      if (fresh || known === undefined) this.shards.set(shard, { highest: epoch, seenAt: now, lowerSince: null });
      return 'current';
    }
    if (!fresh) return 'outdated';
    known.lowerSince ??= now;
    const proved = now - known.lowerSince >= BELIEVED_AFTER_MS;
    if (!proved && known.seenAt >= this.voidBefore) return 'outdated';
    if (proved) this.voidBefore = Math.max(this.voidBefore, known.lowerSince);
    this.shards.set(shard, { highest: epoch, seenAt: now, lowerSince: null });
    return 'restored';
  }
}
