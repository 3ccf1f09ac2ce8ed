import { forgetOldest } from '@nowahala/platform';
import type { Clock } from '@nowahala/platform';

const MAX_ENTRIES = 50_000;

interface Entry<T> {
  key: string;
  answer: Promise<T>;
  until: number;
  /** Once it is answered, where it is about a user. */
  known?: { answer: T; userId: string };
}

/** Remembers answers for seconds, so that a page with ten calls asks once. Moving the product's clock forgets all. */
export class RecentResults<T> {
  private readonly entries = new Map<string, Entry<T>>();
  private readonly ofUser = new Map<string, Set<Entry<T>>>();
  private readonly unanswered = new Set<Entry<T>>();

  constructor(
    private readonly keepMs: number,
    clock: Clock,
    private readonly userOf: (answer: T) => string | undefined = () => undefined,
  ) {
    clock.onAdvance(() => {
      this.entries.clear();
      this.ofUser.clear();
    });
  }

  async of(key: string, ask: () => Promise<T>): Promise<T> {
    const now = performance.now();
    const known = this.entries.get(key);
    if (known && known.until > now) return known.answer;
    // However long it takes: asking again what is slow makes it slower.
    const entry: Entry<T> = { key, answer: ask(), until: Infinity };
    this.delete(key);
    this.entries.set(key, entry);
    this.unanswered.add(entry);
    forgetOldest(this.entries, MAX_ENTRIES, (oldest) => this.delete(oldest));
    try {
      const answer = await entry.answer;
      entry.until = now + this.keepMs;
      this.know(entry, answer);
      return answer;
    } catch (error) {
      if (this.entries.get(key) === entry) this.delete(key);
      throw error;
    } finally {
      this.unanswered.delete(entry);
    }
  }

  delete(key: string): void {
    const entry = this.entries.get(key);
    this.entries.delete(key);
    if (!entry?.known) return;
    const { userId } = entry.known;
    const others = this.ofUser.get(userId);
    others?.delete(entry);
    if (others?.size === 0) this.ofUser.delete(userId);
  }

  /** Of a user. What is still being asked is judged when it is answered. */
  deleteOf(userId: string, matches: (answer: T) => boolean = () => true): void {
    for (const { key, known } of [...(this.ofUser.get(userId) ?? [])]) if (known && matches(known.answer)) this.delete(key);
    for (const entry of this.unanswered)
      void entry.answer.then(
        (answer) => {
          if (this.userOf(answer) === userId && matches(answer) && this.entries.get(entry.key) === entry) this.delete(entry.key);
        },
        () => undefined,
      );
  }

  private know(entry: Entry<T>, answer: T): void {
    const userId = this.userOf(answer);
    if (!userId || this.entries.get(entry.key) !== entry) return;
    entry.known = { answer, userId };
    this.ofUser.set(userId, (this.ofUser.get(userId) ?? new Set()).add(entry));
  }
}
