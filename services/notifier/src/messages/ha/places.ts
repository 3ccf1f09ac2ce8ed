import type { OutageFacts } from '../facts.js';
import { capital, listed } from './phrases.js';

const place = (region: string): string => region.split('-').map(capital).join(' ');

export const places = (regions: readonly string[]): string => listed(regions.map(place)) || 'wasu wurare';

/** "daga Lagos da Abidjan" */
export const seenFrom = (regions: readonly string[]): string => `daga ${places(regions)}`;

/** "yana amsawa daga London, amma ba daga Lagos ba" */
export function whereReached({ badRegions, goodRegions, alsoDown }: Pick<OutageFacts, 'badRegions' | 'goodRegions' | 'alsoDown'>): string {
  const [answers, not] = alsoDown.length > 0 ? ['suna amsawa', 'ba sa amsawa'] : ['yana amsawa', 'ba ya amsawa'];
  return goodRegions.length > 0
    ? `${answers} ${seenFrom(goodRegions)}, amma ba ${seenFrom(badRegions)} ba`
    : `${not} ${seenFrom(badRegions)}`;
}
