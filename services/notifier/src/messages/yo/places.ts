import type { OutageFacts } from '../facts.js';
import { capital, listed } from './phrases.js';

type Reached = Pick<OutageFacts, 'badRegions' | 'goodRegions' | 'alsoDown'>;

const place = (region: string): string => region.split('-').map(capital).join(' ');

export const places = (regions: readonly string[]): string => listed(regions.map(place)) || 'àwọn ibì kan';

/** "ń dáhùn ní London, ṣùgbọ́n kò dáhùn ní Lagos" */
export const whereReached = ({ badRegions, goodRegions }: Reached): string =>
  goodRegions.length > 0
    ? `ń dáhùn ní ${places(goodRegions)}, ṣùgbọ́n kò dáhùn ní ${places(badRegions)}`
    : `kò dáhùn ní ${places(badRegions)}`;

/** The same as a sentence of its own, without its full stop: before "kò" there is no "ó". */
export function itIsReached(facts: Reached): string {
  const many = facts.alsoDown.length > 0;
  if (facts.goodRegions.length > 0) return `${many ? 'Wọ́n' : 'Ó'} ${whereReached(facts)}`;
  return many ? `Wọn ${whereReached(facts)}` : capital(whereReached(facts));
}
