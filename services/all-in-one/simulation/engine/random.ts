/** The only source of chance: the same seed gives the same world, the same faults and the same order of everything. */
export class Random {
  private state: number;

  constructor(seed: number) {
    // A hash first: neighbouring seeds must not give neighbouring worlds.
    this.state = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) >>> 0;
    for (let round = 0; round < 4; round += 1) this.next();
  }

  /** 0 up to 1, without it (mulberry32). */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let mixed = this.state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** Both included. */
  between(least: number, most: number): number {
    return least + Math.floor(this.next() * (most - least + 1));
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  pick<T>(items: readonly T[]): T {
    return items[Math.floor(this.next() * items.length)]!;
  }

  /** Some of them, at least one. */
  some<T>(items: readonly T[], most = items.length): T[] {
    const left = [...items];
    return Array.from({ length: this.between(1, Math.min(most, left.length)) }, () => left.splice(this.between(0, left.length - 1), 1)[0]!);
  }

  uuid(): string {
    const hex = Array.from({ length: 32 }, () => this.between(0, 15).toString(16));
    [hex[12], hex[16]] = ['4', '8'];
    const text = hex.join('');
    return `${text.slice(0, 8)}-${text.slice(8, 12)}-${text.slice(12, 16)}-${text.slice(16, 20)}-${text.slice(20)}`;
  }

  /** A stream of its own: one part asking more often leaves the others as they were. */
  fork(): Random {
    return new Random(this.between(0, 2 ** 31));
  }
}
