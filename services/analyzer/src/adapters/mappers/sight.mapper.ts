import { pings } from '@nowahala/contracts';
import type { TopicMessages } from '@nowahala/contracts';
import type { SightReport } from '../../database/region.repository.js';
import { sightByReferences } from '../../domain/health/region-sight.js';
import type { Sight } from '../../domain/health/region-sight.js';

const SIGHTS: Record<pings.ProberSight, Sight | null> = {
  [pings.ProberSight.PROBER_SIGHT_UNSPECIFIED]: null,
  [pings.ProberSight.PROBER_SIGHT_SEES]: 'sees',
  [pings.ProberSight.PROBER_SIGHT_BLIND]: 'blind',
  [pings.ProberSight.PROBER_SIGHT_UNPROVABLE]: 'unprovable',
  [pings.ProberSight.UNRECOGNIZED]: null,
};

export function toSightReport({ region, proberId, sight, references, referencesGood }: TopicMessages['region.health']): SightReport {
  return { region, proberId, sight: SIGHTS[sight] ?? sightByReferences(references, referencesGood), references, referencesGood };
}
