/** What decides about a place in the queue. */
export interface Queued {
  workspaceId: string;
  /** The /24 (IPv4) or /48 (IPv6) that is going to be asked, or the name while no address is known. */
  neighbourhood: string;
  /** Re-checks and check-now: a person or an incident waits for them. */
  urgent: boolean;
}

/**
 * Whose check is next: urgent ones first, then workspace by workspace in turn, never more than a few at once into the
 * same neighbourhood. One customer with thousands of dead hosts cannot hold up the others, and neither can one dead
 * data centre: checks that may not start yet stand aside, where looking for the next one does not pass them again.
 */
export class FairQueue<T extends Queued> {
  private readonly urgent = new Map<string, T[]>();
  private readonly ordinary = new Map<string, T[]>();
  /** Standing aside, by neighbourhood. */
  private readonly aside = new Map<string, T[]>();
  /** Called back from standing aside, because a place became free. */
  private readonly recalled: T[] = [];
  private readonly running = new Map<string, number>();
  private count = 0;

  constructor(private readonly perNeighbourhood: number) {}

  get size(): number {
    return this.count;
  }

  add(item: T): void {
    pushTo(item.urgent ? this.urgent : this.ordinary, item.workspaceId, item);
    this.count += 1;
  }

  /** The next check, counted as running until `done`; undefined when none may start now. */
  next(): T | undefined {
    for (let item = this.take(); item !== undefined; item = this.take()) {
      const places = this.running.get(item.neighbourhood) ?? 0;
      if (places < this.perNeighbourhood) {
        this.running.set(item.neighbourhood, places + 1);
        this.count -= 1;
        return item;
      }
      this.standAside(item);
    }
    return undefined;
  }

  done({ neighbourhood }: T): void {
    const left = (this.running.get(neighbourhood) ?? 1) - 1;
    if (left > 0) this.running.set(neighbourhood, left);
    else this.running.delete(neighbourhood);
    const waiting = this.aside.get(neighbourhood);
    if (waiting === undefined) return;
    this.recalled.push(waiting.shift()!);
    if (waiting.length === 0) this.aside.delete(neighbourhood);
  }

  /** Takes out the oldest of the longest line: what is left out must be of the one who asks most. */
  shed(): T | undefined {
    let longest: [Map<string, T[]>, string, T[]] | undefined;
    for (const lines of [this.ordinary, this.aside, this.urgent]) {
      for (const [key, line] of lines) if (longest === undefined || line.length > longest[2].length) longest = [lines, key, line];
    }
    const item = longest === undefined ? this.recalled.shift() : longest[2].shift();
    if (longest !== undefined && longest[2].length === 0) longest[0].delete(longest[1]);
    if (item !== undefined) this.count -= 1;
    return item;
  }

  private take(): T | undefined {
    return this.recalled.shift() ?? takeInTurn(this.urgent) ?? takeInTurn(this.ordinary);
  }

  private standAside(item: T): void {
    const line = this.aside.get(item.neighbourhood);
    if (line === undefined) this.aside.set(item.neighbourhood, [item]);
    else if (item.urgent) line.splice(line.findLastIndex(({ urgent }) => urgent) + 1, 0, item);
    else line.push(item);
  }
}

/** The head of the first line; the line goes to the end of the round. */
function takeInTurn<T>(lines: Map<string, T[]>): T | undefined {
  const first = lines.entries().next();
  if (first.done === true) return undefined;
  const [key, line] = first.value;
  const item = line.shift();
  lines.delete(key);
  if (line.length > 0) lines.set(key, line);
  return item;
}

function pushTo<T>(lines: Map<string, T[]>, key: string, item: T): void {
  const line = lines.get(key);
  if (line === undefined) lines.set(key, [item]);
  else line.push(item);
}
