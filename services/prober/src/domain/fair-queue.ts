/** What decides about a place in the queue. */
export interface Queued {
  workspaceId: string;
  /** The /24 (IPv4) or /48 (IPv6) that is going to be asked, or the name while no address is known. */
  neighbourhood: string;
  /** Re-checks and check-now: a person or an incident waits for them. */
  urgent: boolean;
}

/** How far behind the head of one workspace we look for a check whose neighbourhood has room. */
const lookAhead = 16;

/**
 * Whose check is next: urgent ones first, then workspace by workspace in turn, never more than a few at once into the
 * same neighbourhood. One customer with thousands of dead hosts cannot hold up the others.
 */
export class FairQueue<T extends Queued> {
  private readonly urgent = new Map<string, T[]>();
  private readonly ordinary = new Map<string, T[]>();
  private readonly running = new Map<string, number>();
  private count = 0;

  constructor(private readonly perNeighbourhood: number) {}

  get size(): number {
    return this.count;
  }

  add(item: T): void {
    const lane = item.urgent ? this.urgent : this.ordinary;
    const line = lane.get(item.workspaceId);
    if (line === undefined) lane.set(item.workspaceId, [item]);
    else line.push(item);
    this.count += 1;
  }

  /** The next check, counted as running until `done`; undefined when none may start now. */
  next(): T | undefined {
    const item = this.nextOf(this.urgent) ?? this.nextOf(this.ordinary);
    if (item === undefined) return undefined;
    this.count -= 1;
    this.running.set(item.neighbourhood, (this.running.get(item.neighbourhood) ?? 0) + 1);
    return item;
  }

  done(item: T): void {
    const left = (this.running.get(item.neighbourhood) ?? 1) - 1;
    if (left > 0) this.running.set(item.neighbourhood, left);
    else this.running.delete(item.neighbourhood);
  }

  /** Takes out the head of the longest ordinary line: what is left out must be the one who asks most. */
  shed(): T | undefined {
    let longest: string | undefined;
    for (const [workspace, line] of this.ordinary) {
      if (longest === undefined || line.length > this.ordinary.get(longest)!.length) longest = workspace;
    }
    if (longest === undefined) return undefined;
    const item = this.takeFrom(this.ordinary, longest, 0);
    this.count -= 1;
    return item;
  }

  private nextOf(lane: Map<string, T[]>): T | undefined {
    for (const [workspace, line] of lane) {
      const index = line.slice(0, lookAhead).findIndex((item) => this.hasRoom(item));
      if (index < 0) continue;
      const item = this.takeFrom(lane, workspace, index);
      // To the end of the round.
      if (lane.delete(workspace) && line.length > 0) lane.set(workspace, line);
      return item;
    }
    return undefined;
  }

  private takeFrom(lane: Map<string, T[]>, workspace: string, index: number): T {
    const line = lane.get(workspace)!;
    const [item] = line.splice(index, 1);
    if (line.length === 0) lane.delete(workspace);
    return item!;
  }

  private hasRoom(item: T): boolean {
    return (this.running.get(item.neighbourhood) ?? 0) < this.perNeighbourhood;
  }
}
