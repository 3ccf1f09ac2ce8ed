/** Orders of one scheduler for one shard. */
export interface ShardOrders {
  shard: number;
  epoch: number;
  /** Due just now; old ones are read again after a crash or a rebalance. */
  fresh: boolean;
  /** When the first and the last of them are due; orders that name no time are due for ever. */
  due: { first: number; last: number };
}

interface Known {
  highest: number;
  /** When orders of that epoch came last. */
  seenAt: number;
  /** Since when fresh orders of a lower epoch come, and none of the highest. */
  lowerSince: number | null;
  /** From when on the latest epochs gave orders: what is due before it, the one before them ordered. */
  starts: Start[];
}

interface Start {
  epoch: number;
  firstDue: number;
}

/** So many changes of the lease can a partition's backlog lie behind the others. */
const STARTS_KEPT = 8;

/** Longer than any scheduler goes on after it lost its lease. */
export const BELIEVED_AFTER_MS = 60_000;

export type EpochVerdict = 'current' | 'outdated' | 'restored';

/**
 * A scheduler that lost its shard without noticing may go on sending: its lease epoch is lower than one already seen. A
 * restored database hands out lower epochs too, but then nobody sends higher ones any more: those that last are believed.
 * One shard's orders travel in several partitions: what was due before a higher epoch began only waited, and stands.
 */
export class ShardEpochs {
  private readonly shards = new Map<number, Known>();
  /** When the orders began that proved a restored database: what was seen before it is void in every shard. */
  private voidBefore = Number.NEGATIVE_INFINITY;

  judge({ shard, epoch, fresh, due }: ShardOrders, now: number): EpochVerdict {
    const known = this.shards.get(shard);
    if (known === undefined || epoch >= known.highest) {
      // Old orders of before a restore must not raise it again.
      if (fresh || known === undefined) {
        const starts = startsWith(known?.starts ?? [], { epoch, firstDue: due.first });
        this.shards.set(shard, { highest: epoch, seenAt: now, lowerSince: null, starts });
      }
      return 'current';
    }
    if (known.starts.every((start) => start.epoch <= epoch || due.last < start.firstDue)) {
      known.starts = startsWith(known.starts, { epoch, firstDue: due.first });
      return 'current';
    }
    if (!fresh) return 'outdated';
    known.lowerSince ??= now;
    const proved = now - known.lowerSince >= BELIEVED_AFTER_MS;
    if (!proved && known.seenAt >= this.voidBefore) return 'outdated';
    if (proved) this.voidBefore = Math.max(this.voidBefore, known.lowerSince);
    this.shards.set(shard, { highest: epoch, seenAt: now, lowerSince: null, starts: [{ epoch, firstDue: due.first }] });
    return 'restored';
  }
}

function startsWith(starts: Start[], { epoch, firstDue }: Start): Start[] {
  const same = starts.find((start) => start.epoch === epoch);
  const others = starts.filter((start) => start !== same);
  const start = { epoch, firstDue: Math.min(firstDue, same?.firstDue ?? Number.POSITIVE_INFINITY) };
  return [...others, start].sort((a, b) => a.epoch - b.epoch).slice(-STARTS_KEPT);
}
