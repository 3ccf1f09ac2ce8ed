import { endsWithin } from '../concurrency/ends-within.js';
import { RetriableBusError } from './event-bus.js';

/** Rejects when the work takes longer; the work itself goes on. */
export const withDeadline = <Result>(work: Promise<Result>, ms: number): Promise<Result> =>
  endsWithin(ms, work, () => new RetriableBusError(`The bus did not answer within ${ms} ms.`));

/** Waits for the work, at most that long, whether it succeeds or not. */
export async function atMost(work: Promise<unknown>, ms: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  await Promise.race([work.catch(() => undefined), new Promise((resolve) => (timer = setTimeout(resolve, ms)))]);
  clearTimeout(timer);
}
