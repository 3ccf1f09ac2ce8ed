/**
 * A question that waits for its turn answers all who ask the very same meanwhile: the pages of one owner that an outage wakes up
 * cost one read. One that has begun is nobody else's, since what was written after its beginning may be missing in it.
 */
export class SharedUntilBegun {
  private readonly waiting = new Map<string, Promise<unknown>>();

  /** `inTurn` calls the work later, never at once. */
  ask<T>(question: string, inTurn: (work: () => Promise<T>) => Promise<T>, work: () => Promise<T>): Promise<T> {
    const known = this.waiting.get(question) as Promise<T> | undefined;
    if (known) return known;
    const forget = (): void => {
      if (this.waiting.get(question) === answer) this.waiting.delete(question);
    };
    const begin = (): Promise<T> => {
      forget();
      return work();
    };
    const answer: Promise<T> = inTurn(begin).finally(forget);
    this.waiting.set(question, answer);
    return answer;
  }
}
