/**
 * A question that waits for its turn answers all who ask the very same meanwhile: the pages of one owner that an outage wakes up
 * cost one read. One that has begun is nobody else's, since what was written after its beginning may be missing in it; nor is one
 * that has waited for long, since who joins it is refused with it.
 */
export class SharedUntilBegun {
  private readonly waiting = new Map<string, { answer: Promise<unknown>; until: number }>();

  constructor(private readonly joinedForMs: number) {}

  /** `inTurn` calls the work later, never at once. */
  ask<T>(question: string, inTurn: (work: () => Promise<T>) => Promise<T>, work: () => Promise<T>): Promise<T> {
    const known = this.waiting.get(question);
    if (known && known.until > performance.now()) return known.answer as Promise<T>;
    const forget = (): void => {
      if (this.waiting.get(question)?.answer === answer) this.waiting.delete(question);
    };
    const begin = (): Promise<T> => {
      forget();
      return work();
    };
    const answer: Promise<T> = inTurn(begin).finally(forget);
    this.waiting.set(question, { answer, until: performance.now() + this.joinedForMs });
    return answer;
  }
}
