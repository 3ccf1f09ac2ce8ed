import type { RegionResponse } from '@nowahala/api';
import type { incidents } from '@nowahala/contracts';
import { placeNameOf } from '@nowahala/kernel';
import { iso } from '../wire.js';

export const presentRegion = ({ id, live, lastSeenAt }: incidents.Region): RegionResponse => ({
  id,
  name: placeNameOf(id),
  live,
  lastSeenAt: iso(lastSeenAt),
});
