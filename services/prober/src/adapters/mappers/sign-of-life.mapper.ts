import type { pings } from '@nowahala/contracts';
import { SECOND_MS } from '@nowahala/kernel';
import type { SignOfLife } from '../../domain/dead-probers.js';

/** A report takes no longer to the bus than this; what it says of its time otherwise is of a clock that is wrong. */
const ON_ITS_WAY_MS = 30 * SECOND_MS;

/** `loggedAt`: when it came to the bus, where that is known. */
export function toSignOfLife(
  { proberId, at, gone = false, processStartedAt }: pings.RegionHealth,
  loggedAt: Date | undefined,
): SignOfLife | null {
  if (at === undefined) return null;
  const isWrong = loggedAt !== undefined && Math.abs(at.getTime() - loggedAt.getTime()) > ON_ITS_WAY_MS;
  return { proberId, startedAt: processStartedAt, at: isWrong ? loggedAt : at, gone };
}
