import type { OutageFacts } from '../facts.js';
import { capital, listed } from './phrases.js';

const known: Record<string, string> = {
  london: 'Londres',
  'cape-town': 'Le Cap',
  paris: 'Paris',
  frankfurt: 'Francfort',
  cairo: 'Le Caire',
};

const place = (region: string): string => known[region] ?? region.split('-').map(capital).join(' ');

/** "de Lagos", "d’Abidjan", "du Cap" */
function from(region: string): string {
  const name = place(region);
  if (name.startsWith('Le ')) return `du ${name.slice(3)}`;
  return /^[AEIOUYÉ]/i.test(name) ? `d’${name}` : `de ${name}`;
}

export const places = (regions: readonly string[]): string => listed(regions.map(place)) || 'certains lieux';

/** "vu de Lagos et du Cap" */
export const seenFrom = (regions: readonly string[]): string => `vu ${listed(regions.map(from)) || 'de certains lieux'}`;

/** "répond vu de Londres, mais pas vu de Lagos" */
export function whereReached({ badRegions, goodRegions, alsoDown }: Pick<OutageFacts, 'badRegions' | 'goodRegions' | 'alsoDown'>): string {
  const [answers, not] = alsoDown.length > 0 ? ['répondent', 'ne répondent pas'] : ['répond', 'ne répond pas'];
  return goodRegions.length > 0
    ? `${answers} ${seenFrom(goodRegions)}, mais pas ${seenFrom(badRegions)}`
    : `${not} ${seenFrom(badRegions)}`;
}
