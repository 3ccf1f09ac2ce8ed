/** Who an event belongs to: a machine that died has none, a frozen one has them later. */
export interface Owner {
  readonly name: string;
  readonly alive: boolean;
  /** Virtual milliseconds. */
  readonly frozenUntil: number;
}

/** After a stall an event loop runs its timers before it reads what lies in the sockets. */
export type EventKind = 'timer' | 'io';

export interface Scheduled {
  when: number;
  order: number;
  kind: EventKind;
  owner: Owner | undefined;
  run: (() => unknown) | undefined;
}

const atOnce = Promise.resolve();

/** Everything that happens, one event after the other, in milliseconds since the beginning. Nothing here asks the machine's clock. */
export class VirtualTime {
  now = 0;
  /** Whose event runs. */
  current: Owner | undefined;
  events = 0;
  private readonly heap: Scheduled[] = [];
  private orders = 0;

  after(ms: number, owner: Owner | undefined, run: () => unknown, kind: EventKind = 'timer'): Scheduled {
    const event: Scheduled = { when: this.now + Math.max(0, ms), order: (this.orders += 1), kind, owner, run };
    this.push(event);
    return event;
  }

  cancel(event: Scheduled | undefined): void {
    if (event) event.run = undefined;
  }

  async runUntil(end: number): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      const next = (): void => {
        this.current = undefined;
        try {
          // All that follows from an event without waiting for a later one. A turn of the loop would ask the machine for input each time.
          if (this.performNext(end)) process.nextTick(process.nextTick, later);
          else resolve();
        } catch (error) {
          reject(error as Error);
        }
      };
      const later = (): void => void atOnce.then(next);
      next();
    });
    this.now = Math.max(this.now, end);
  }

  /** False: nothing is left to do until then. */
  private performNext(end: number): boolean {
    for (let event = this.heap[0]; event && event.when <= end; event = this.heap[0]) {
      this.pop();
      const { owner, run } = event;
      if (run === undefined || owner?.alive === false) continue;
      if (owner !== undefined && owner.frozenUntil > event.when) {
        event.when = owner.frozenUntil;
        this.push(event);
        continue;
      }
      this.now = event.when;
      this.current = owner;
      this.events += 1;
      run();
      return true;
    }
    return false;
  }

  private push(event: Scheduled): void {
    const { heap } = this;
    let at = heap.push(event) - 1;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (!isBefore(event, heap[parent]!)) break;
      heap[at] = heap[parent]!;
      at = parent;
    }
    heap[at] = event;
  }

  private pop(): void {
    const { heap } = this;
    const last = heap.pop()!;
    if (heap.length === 0) return;
    let at = 0;
    for (;;) {
      let child = at * 2 + 1;
      if (child >= heap.length) break;
      if (child + 1 < heap.length && isBefore(heap[child + 1]!, heap[child]!)) child += 1;
      if (!isBefore(heap[child]!, last)) break;
      heap[at] = heap[child]!;
      at = child;
    }
    heap[at] = last;
  }
}

function isBefore(a: Scheduled, b: Scheduled): boolean {
  if (a.when !== b.when) return a.when < b.when;
  if (a.kind !== b.kind) return a.kind === 'timer';
  return a.order < b.order;
}
