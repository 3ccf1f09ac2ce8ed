import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { HOUR_MS, MINUTE_MS } from '@nowahala/kernel';
import { ManualClock } from '@nowahala/platform';
import type { Logger } from '@nowahala/platform';
import { freePort, startFakeRegistry } from '@nowahala/testkit';
import type { FakeRegistry } from '@nowahala/testkit';
import type { AnalyzerConfig } from '../../analyzer.config.js';
import { whoisServerOf } from './known-registries.js';
import { PublicRegistries } from './public-registries.js';

let registry: FakeRegistry;
const warned: unknown[] = [];
const logger = { warn: (fields: unknown) => void warned.push(fields) } as Logger;
const withEnv = (env: Record<string, string>): PublicRegistries =>
  new PublicRegistries(new ManualClock(new Date('2026-11-23T12:00:00Z')), env as unknown as AnalyzerConfig, logger);
beforeAll(async () => void (registry = await startFakeRegistry(['ng', 'ke'])));
afterAll(async () => registry.stop());

it('a registry that takes the question and never answers has failed for now, and no other waits for it; what has none is unknown', async () => {
  const registries = withEnv(registry.env);
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

it('an ending that only the fetched list could name has failed while that list cannot be had', async () => {
  const listless = withEnv({ ...registry.env, RDAP_BOOTSTRAP_URL: `http://127.0.0.1:${await freePort()}/dns.json` });
  expect(await listless.query('adaeze.shop')).toEqual({ type: 'failed', restMs: null });
  expect(await withEnv(registry.env).query('adaeze.shop')).toEqual({ type: 'unknown' });
});

it('an answer that stalls half way says what it says whole, and never that all is well', async () => {
  const registries = withEnv(registry.env);
  const upToTheEnd = 'Registrar: R\r\nRegistry Expiry Date: 2030-03-01T12:00:00Z\r\n';
  const stall = (name: string, text: string) => {
    registry.rdap.set(name, { status: 502 });
    registry.whois.set(name, { stallsAfter: `Domain Name: ${name}\r\n${text}` });
    return registries.query(name);
  };
  const answers = await Promise.all([
    stall('stalls.ng', upToTheEnd),
    stall('cut.ng', `${upToTheEnd}Domain Status: ok`),
    stall('dateless.ng', 'Domain Status: ok\r\n'),
    stall('whole.ng', `${upToTheEnd}Domain Status: ok\r\n`),
    stall('held.ng', 'Domain Status: clientHold\r\n'),
  ]);
  expect(answers.map(({ type }) => type)).toEqual(['failed', 'failed', 'failed', 'found', 'lapsed']);
});

it('an RDAP that is asked too much wants rest, however long, and of two that want it the longer one counts', async () => {
  const registries = withEnv(registry.env);
  const registered = { endsAt: new Date('2030-03-01T12:00:00Z'), registrar: 'R' };
  registry.rdap.set('often.ng', { status: 429 });
  registry.whois.set('often.ng', registered);
  expect(await registries.query('often.ng')).toMatchObject({ type: 'found', source: 'whois', otherFailed: { restMs: MINUTE_MS } });
  registry.whois.set('often.ng', 'Quota exceeded.\r\n');
  expect(await registries.query('often.ng')).toEqual({ type: 'failed', restMs: HOUR_MS });
  // One that is broken asks for nothing.
  registry.rdap.set('broken.ng', { status: 503 });
  registry.whois.set('broken.ng', registered);
  expect(await registries.query('broken.ng')).toMatchObject({ type: 'found', otherFailed: { restMs: null } });
});

it('a WHOIS server that nobody is let out to is told apart from one that is silent, and said once', async () => {
  const blocked = withEnv({ ...registry.env, WHOIS_SERVER: `127.0.0.1:${await freePort()}` });
  registry.rdap.set('walled.ng', { status: 502 });
  expect(await blocked.query('walled.ng')).toEqual({ type: 'blocked', restMs: 60_000 });
  registry.rdap.set('walled.ng', { status: 429, headers: { 'retry-after': '90' } });
  expect(await blocked.query('walled.ng')).toEqual({ type: 'blocked', restMs: 90_000 });
  const headers = { date: 'Mon, 23 Nov 2026 11:00:00 GMT', 'retry-after': 'Mon, 23 Nov 2026 13:00:00 GMT' };
  registry.rdap.set('walled.ng', { status: 503, headers });
  expect(await blocked.query('walled.ng')).toEqual({ type: 'blocked', restMs: 2 * HOUR_MS });
  // It has failed in nothing.
  registry.rdap.set('walled.ng', { status: 404 });
  expect(await blocked.query('walled.ng')).toEqual({ type: 'blocked', restMs: null });
  // Found by RDAP, nobody has to be let out.
  registry.rdap.set('walled.ng', { endsAt: new Date('2030-03-01T12:00:00Z'), registrar: 'R' });
  expect(await blocked.query('walled.ng')).toMatchObject({ type: 'found' });
  expect(warned).toEqual([{ host: '127.0.0.1' }]);
});

it.each([
  ['shop.ng', 'whois.nic.net.ng'],
  ['shop.com.ng', 'whois.nic.net.ng'],
  ['duka.co.ke', 'whois.kenic.or.ke'],
  ['kente.com.gh', 'whois.nic.gh'],
  ['braai.co.za', 'coza-whois.registry.net.za'],
  ['braai.org.za', 'org-whois.registry.net.za'],
  ['braai.net.za', 'net-whois.registry.net.za'],
  ['braai.web.za', 'web-whois.registry.net.za'],
  ['braai.school.za', undefined],
  ['duka.co.tz', 'whois.tznic.or.tz'],
  ['isoko.co.rw', 'whois.ricta.org.rw'],
  ['shop.co.zm', 'whois.zicta.zm'],
  ['shop.co.ug', 'whois.co.ug'],
  ['shop.sn', 'whois.nic.sn'],
  ['shop.com', 'whois.verisign-grs.com'],
  ['shop.constructor', undefined],
])('%s is asked for at %s', (domain, server) => expect(whoisServerOf(domain)).toBe(server));

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
  const registries = withEnv(registry.env);
  expect(registries.zoneOf(domain)).toBe(zone);
});
