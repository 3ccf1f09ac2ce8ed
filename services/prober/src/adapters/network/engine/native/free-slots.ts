type Use = (slot: number) => void;

/** Who has no slot waits for one: hops before echoes, which hold theirs for seconds where nobody answers. */
export class FreeSlots {
  private readonly free: number[];
  private readonly hops: Use[] = [];
  private readonly echoes: Use[] = [];

  constructor(slots: number) {
    this.free = Array.from({ length: slots }, (_, index) => slots - 1 - index);
  }

  forHop(use: Use): void {
    this.give(use, this.hops);
  }

  forEcho(use: Use): void {
    this.give(use, this.echoes);
  }

  giveBack(slot: number): void {
    const next = this.hops.shift() ?? this.echoes.shift();
    if (next === undefined) this.free.push(slot);
    else next(slot);
  }

  private give(use: Use, waiting: Use[]): void {
    const slot = this.free.pop();
    if (slot === undefined) waiting.push(use);
    else use(slot);
  }
}
