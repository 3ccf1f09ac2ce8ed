import type { Clock } from '@nowahala/platform';

const MAX_ENTRIES = 50_000;

interface Entry<T> {
  answer: Promise<T>;
  until: number;
}

/** Remembers answers for seconds, so that a page with ten calls asks once. Moving the product's clock forgets all. */
export class RecentResults<T> {
  private readonly entries = new Map<string, Entry<T>>();

  constructor(
    private readonly keepMs: number,
    clock: Clock,
  ) {
    clock.onAdvance(() => this.entries.clear());
  }

  async of(key: string, ask: () => Promise<T>): Promise<T> {
    const now = performance.now();
    const known = this.entries.get(key);
    if (known && known.until > now) return known.answer;
    // However long it takes: asking again what is slow makes it slower.
    const entry = { answer: ask(), until: Infinity };
    this.entries.delete(key);
    this.entries.set(key, entry);
    if (this.entries.size > MAX_ENTRIES) this.entries.delete(this.entries.keys().next().value!);
    try {
      const answer = await entry.answer;
      entry.until = now + this.keepMs;
      return answer;
    } catch (error) {
      if (this.entries.get(key) === entry) this.entries.delete(key);
      throw error;
    }
  }

  delete(key: string): void {
    this.entries.delete(key);
  }

  async deleteWhere(matches: (answer: T) => boolean): Promise<void> {
    for (const [key, entry] of [...this.entries]) {
      const answer = await entry.answer.catch(() => undefined);
      if (answer === undefined || matches(answer)) this.entries.delete(key);
    }
  }
}
