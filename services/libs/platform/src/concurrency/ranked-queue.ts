export interface Ranked {
  /** A lower one goes first. */
  rank: number;
}

/** Of equal ones, how many turns in a row may go to a preferred one instead of to whoever has waited longest. */
const PREFERRED_IN_A_ROW = 16;
/** How many turns a rank lets those before it have; the last entry is for all higher ones. */
const TURNS_LEFT_TO_LOWER = [0, 2, 16];

/** Whose turn is next: mostly those of the lowest rank, in the order in which they came. Each other rank has its share of the turns. */
export class RankedQueue<T extends Ranked> {
  private items: T[] = [];
  /** By rank: how many turns lower ones had since it had one, while it waited. */
  private readonly passedOver = new Map<number, number>();
  /** By rank, of those who are equal. */
  private readonly preferredInARow = new Map<number, number>();

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
    if (able.length === 0) return undefined;
    const turn = this.rankOfTurn([...new Set(able.map(({ rank }) => rank))]);
    const next = this.ofEqual(
      able.filter(({ rank }) => rank === turn),
      isPreferred,
    );
    this.delete(next);
    return next;
  }

  private rankOfTurn(waiting: number[]): number {
    const lowest = Math.min(...waiting);
    const due = waiting.filter((rank) => rank > lowest && (this.passedOver.get(rank) ?? 0) >= turnsLeftToLower(rank));
    const turn = due.length > 0 ? Math.min(...due) : lowest;
    for (const rank of waiting) if (rank > turn) this.passedOver.set(rank, (this.passedOver.get(rank) ?? 0) + 1);
    this.passedOver.set(turn, 0);
    return turn;
  }

  private ofEqual(equal: T[], isPreferred: (item: T) => boolean): T {
    const longest = equal[0]!;
    const preferred = equal.find(isPreferred) ?? longest;
    const inARow = this.preferredInARow.get(longest.rank) ?? 0;
    const isOver = inARow === PREFERRED_IN_A_ROW;
    this.preferredInARow.set(longest.rank, preferred === longest || isOver ? 0 : inARow + 1);
    return isOver ? longest : preferred;
  }
}

const turnsLeftToLower = (rank: number): number => TURNS_LEFT_TO_LOWER[rank] ?? TURNS_LEFT_TO_LOWER.at(-1)!;
