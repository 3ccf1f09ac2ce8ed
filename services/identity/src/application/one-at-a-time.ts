import { refusals } from '../domain/refusals.js';

/** Work of the same name waits for its turn: what the first one wrote down, the second one reads. Too long a line is refused. */
export class OneAtATime {
  private readonly lines = new Map<string, { last: Promise<void>; length: number }>();

  constructor(private readonly longestLine: number) {}

  async run<T>(name: string, work: () => Promise<T>): Promise<T> {
    const line = this.lines.get(name) ?? { last: Promise.resolve(), length: 0 };
    if (line.length >= this.longestLine) throw refusals.busy();
    this.lines.set(name, line);
    line.length += 1;
    const turn = line.last.then(work);
    line.last = turn.then(nothing, nothing);
    try {
      return await turn;
    } finally {
      line.length -= 1;
      if (line.length === 0) this.lines.delete(name);
    }
  }
}

const nothing = (): void => undefined;
