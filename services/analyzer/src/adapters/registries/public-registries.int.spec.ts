import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { ManualClock } from '@nowahala/platform';
import { startFakeRegistry } from '@nowahala/testkit';
import type { FakeRegistry } from '@nowahala/testkit';
import type { AnalyzerConfig } from '../../analyzer.config.js';
import { PublicRegistries } from './public-registries.js';

let registry: FakeRegistry;
beforeAll(async () => void (registry = await startFakeRegistry(['ng', 'ke'])));
afterAll(async () => registry.stop());

it('a registry that takes the question and never answers has failed for now, and no other waits for it; what has none is unknown', async () => {
  const registries = new PublicRegistries(new ManualClock(new Date('2026-11-23T12:00:00Z')), registry.env as unknown as AnalyzerConfig);
  registry.rdap.set('mute.ke', null);
  registry.whois.set('mute.ke', null);
  registry.rdap.set('lively.ng', { endsAt: new Date('2030-03-01T12:00:00Z'), registrar: 'R' });
  expect(await registries.query('nobody.example')).toEqual({ type: 'unknown' });
  let isOver = false;
  const mute = registries.query('mute.ke').finally(() => (isOver = true));
  expect(await registries.query('lively.ng')).toMatchObject({ type: 'found' });
  expect(isOver).toBe(false);
  // Neither unknown nor over: the last good end stays, and the registry is asked again.
  expect(await mute).toEqual({ type: 'failed', restMs: null });
  expect(registry.asked).toEqual(expect.arrayContaining(['rdap mute.ke', 'whois mute.ke']));
});

it.each([
  ['shop.com', 'com'],
  ['shop.net', 'com'],
  ['shop.io', 'info'],
  ['shop.dev', 'app'],
  ['shop.com.ng', 'ng'],
  ['shop.co.za', 'co.za'],
  ['shop.web.za', 'web.za'],
  ['shop.xyz', 'xyz'],
])('%s waits its turn with %s: one registry is asked at one rate, whatever its endings', (domain, zone) => {
  const registries = new PublicRegistries(new ManualClock(new Date('2026-11-23T12:00:00Z')), registry.env as unknown as AnalyzerConfig);
  expect(registries.zoneOf(domain)).toBe(zone);
});
