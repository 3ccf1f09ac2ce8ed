import type { OutageFacts } from '../facts.js';
import { capital, listed } from './phrases.js';

const place = (region: string): string => region.split('-').map(capital).join(' ');

export const places = (regions: readonly string[]): string => listed(regions.map(place)) || 'some places';

/** "dey open from London, but no dey open from Lagos" */
export const whereReached = ({ badRegions, goodRegions }: Pick<OutageFacts, 'badRegions' | 'goodRegions'>): string =>
  goodRegions.length > 0
    ? `dey open from ${places(goodRegions)}, but no dey open from ${places(badRegions)}`
    : `no dey open from ${places(badRegions)}`;
