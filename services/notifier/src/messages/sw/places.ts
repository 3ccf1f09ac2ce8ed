import type { OutageFacts } from '../facts.js';
import { capital, listed } from './phrases.js';

const place = (region: string): string => region.split('-').map(capital).join(' ');

export const places = (regions: readonly string[]): string => listed(regions.map(place)) || 'sehemu fulani';

/** "kutoka Lagos na London" */
export const seenFrom = (regions: readonly string[]): string => `kutoka ${places(regions)}`;

/** "inafikika kutoka London, lakini si kutoka Lagos" */
export function whereReached({ badRegions, goodRegions, alsoDown }: Pick<OutageFacts, 'badRegions' | 'goodRegions' | 'alsoDown'>): string {
  const [reached, not] = alsoDown.length > 0 ? ['zinafikika', 'hazifikiki'] : ['inafikika', 'haifikiki'];
  return goodRegions.length > 0
    ? `${reached} ${seenFrom(goodRegions)}, lakini si ${seenFrom(badRegions)}`
    : `${not} ${seenFrom(badRegions)}`;
}
