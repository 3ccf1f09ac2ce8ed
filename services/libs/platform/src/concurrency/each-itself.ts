const MOST_IN_A_ROW = 10;
const MOST_NAMED = 5;

/** One after the other; what fails keeps none behind it from its turn, and is thrown in the end. Where ten in a row fail, it is not them. */
export async function eachItself<T>(items: Iterable<T>, work: (item: T) => Promise<unknown>): Promise<void> {
  const errors: unknown[] = [];
  let inARow = 0;
  for (const item of items) {
    try {
      await work(item);
      inARow = 0;
    } catch (error) {
      errors.push(error);
      inARow += 1;
    }
    if (inARow === MOST_IN_A_ROW) break;
  }
  if (errors.length === 1) throw errors[0];
  if (errors.length > 1) throw new AggregateError(errors, errors.slice(0, MOST_NAMED).map(String).join('; '));
}
