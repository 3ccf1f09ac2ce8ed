import type { pings } from '@nowahala/contracts';
import type { SignOfLife } from '../../domain/dead-probers.js';

export function toSignOfLife({ proberId, at, gone = false, processStartedAt }: pings.RegionHealth): SignOfLife | null {
  return at === undefined ? null : { proberId, startedAt: processStartedAt, at, gone };
}
