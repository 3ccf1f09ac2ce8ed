import { Refusal } from '@nowahala/platform';

/** A server is known to its owner a moment before the analyzer hears of it; until then nothing was measured. */
export async function orUnmeasured<T>(question: Promise<T>, nothing: T): Promise<T> {
  try {
    return await question;
  } catch (error) {
    if (error instanceof Refusal && error.kind === 'not_found') return nothing;
    throw error;
  }
}
