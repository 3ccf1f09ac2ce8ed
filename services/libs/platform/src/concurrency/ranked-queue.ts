export interface Ranked {
  /** A lower one goes first. */
  rank: number;
}

/** Every so many turns one goes to whoever has waited longest. */
const OUT_OF_TURN = 16;

/** Whose turn is next: those of the lowest rank, in the order in which they came. Nobody is passed over for ever. */
export class RankedQueue<T extends Ranked> {
  private items: T[] = [];
  private outOfTurn = 0;

  get length(): number {
    return this.items.length;
  }

  count(matches: (item: T) => boolean): number {
    return this.items.filter(matches).length;
  }

  add(item: T): void {
    this.items.push(item);
  }

  delete(item: T): void {
    this.items = this.items.filter((one) => one !== item);
  }

  /** Takes out the next of those that may have a turn; of equal ones a preferred one. */
  next(may: (item: T) => boolean = () => true, isPreferred: (item: T) => boolean = () => true): T | undefined {
    const able = this.items.filter(may);
    const [longest] = able;
    if (!longest) return undefined;
    const lowest = able.reduce((least, { rank }) => Math.min(least, rank), Infinity);
    const equal = able.filter(({ rank }) => rank === lowest);
    const first = equal.find(isPreferred) ?? equal[0]!;
    this.outOfTurn = first === longest || this.outOfTurn === OUT_OF_TURN ? 0 : this.outOfTurn + 1;
    const next = this.outOfTurn === 0 ? longest : first;
    this.delete(next);
    return next;
  }
}
