import { pings } from '@nowahala/contracts';
import type { SignOfLife } from '../../domain/dead-probers.js';

/** Only who could see once says that it is blind, but for the last word of one that stops. */
export function toSignOfLife({ proberId, at, sight, references, gone = false, processStartedAt }: pings.RegionHealth): SignOfLife | null {
  if (at === undefined) return null;
  const { PROBER_SIGHT_SEES, PROBER_SIGHT_BLIND } = pings.ProberSight;
  const couldSee = references > 0 || sight === PROBER_SIGHT_SEES || (sight === PROBER_SIGHT_BLIND && !gone);
  return { proberId, startedAt: processStartedAt, at, gone, couldSee };
}
