/** A scheduler that lost its shard without noticing may go on sending: its lease epoch is lower than one already seen. */
export class ShardEpochs {
  private readonly highest = new Map<number, number>();

  isCurrent(shard: number, epoch: number): boolean {
    const highest = this.highest.get(shard) ?? 0;
    if (epoch < highest) return false;
    this.highest.set(shard, epoch);
    return true;
  }
}
