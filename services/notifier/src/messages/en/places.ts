import type { OutageFacts } from '../facts.js';
import { capital, listed } from './phrases.js';

/** "Lagos" for `lagos`, "South africa" would be wrong: each word of an id is a word of the name. */
const place = (region: string): string => region.split('-').map(capital).join(' ');

export const places = (regions: readonly string[]): string => listed(regions.map(place)) || 'some places';

/** "reached from London, not from Lagos" */
export const whereReached = ({ badRegions, goodRegions }: Pick<OutageFacts, 'badRegions' | 'goodRegions'>): string =>
  goodRegions.length > 0 ? `reached from ${places(goodRegions)}, not from ${places(badRegions)}` : `not reached from ${places(badRegions)}`;
