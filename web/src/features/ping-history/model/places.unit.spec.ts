import { describe, expect, it } from '@jest/globals';
import type { PingResponse, RegionResponse } from '@nowahala/api';
import { chosenPlace, showsPlaces } from './places';

const place = (id: string): RegionResponse => ({ id, name: id, live: true, lastSeenAt: null });
const ping = (region: string) => ({ region }) as PingResponse;

describe('the places of pings', () => {
  it('are shown where there are several, or one with a name', () => {
    expect(showsPlaces([place('local')], [ping('local')])).toBe(false);
    expect(showsPlaces([], [])).toBe(false);
    expect(showsPlaces([place('lagos')], [ping('lagos')])).toBe(true);
    expect(showsPlaces([place('lagos'), place('local')], [])).toBe(true);
  });

  it('are chosen by the address, and one that does not exist chooses all', () => {
    expect(chosenPlace('lagos', [place('lagos')])).toBe('lagos');
    expect(chosenPlace('atlantis', [place('lagos')])).toBeNull();
    expect(chosenPlace('lagos', undefined)).toBe('lagos');
    expect(chosenPlace(null, [place('lagos')])).toBeNull();
  });
});
