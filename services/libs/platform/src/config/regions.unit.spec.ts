import { expect, it } from '@jest/globals';
import { instanceIdOf } from '../host/instance-id.js';
import { parseConfig, platformSettings } from './config.js';

it.each([
  [{}, 'local', ['local'], ['local']],
  [{ PROBE_REGION: 'lagos' }, 'lagos', ['lagos'], ['lagos']],
  [{ PROBE_REGION: 'lagos, london,lagos' }, 'lagos', ['lagos', 'london'], ['lagos', 'london']],
  [{ PROBE_REGION: 'london', PROBE_REGIONS: 'lagos,london' }, 'london', ['london'], ['lagos', 'london']],
])('%j probes from %s first, and the scheduler knows where probers are', (env, PROBE_REGION, ownRegions, regions) => {
  expect(parseConfig(platformSettings, env)).toMatchObject({ PROBE_REGION, ownRegions, regions });
});

it.each(['Lagos', 'lagos,', 'lagos,,london', '-lagos', 'la gos'])('refuses %j as a list of regions', (PROBE_REGION) => {
  expect(() => parseConfig(platformSettings, { PROBE_REGION })).toThrow('PROBE_REGION: must be lower-case letters');
});

it('tells the probers of one machine apart by name', () => {
  const settings = parseConfig(platformSettings, {});
  expect(instanceIdOf({ ...settings, part: 'lagos' })).toBe(`${instanceIdOf(settings)}.lagos`);
});
