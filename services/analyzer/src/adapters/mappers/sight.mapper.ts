import type { TopicMessages } from '@nowahala/contracts';
import type { SightReport } from '../../database/region.repository.js';
import { sightByReferences } from '../../domain/health/region-sight.js';
import { sights } from './enums.mapper.js';

export function toSightReport({ region, proberId, sight, references, referencesGood }: TopicMessages['region.health']): SightReport {
  return { region, proberId, sight: sights.toWord(sight) ?? sightByReferences(references, referencesGood), references, referencesGood };
}
