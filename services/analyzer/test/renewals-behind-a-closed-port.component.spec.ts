import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { eventually, freePort, startFakeRegistry } from '@nowahala/testkit';
import type { FakeRegistry } from '@nowahala/testkit';
import { AnalyzerApp } from './app.js';

let registry: FakeRegistry;
let app: AnalyzerApp;

beforeAll(async () => {
  registry = await startFakeRegistry(['com']);
  app = await AnalyzerApp.start({ ...registry.env, WHOIS_SERVER: `127.0.0.1:${await freePort()}` });
});
afterAll(async () => {
  await app.stop();
  await registry.stop();
});

it('a registry that answers by RDAP is not left alone because nobody is let out to WHOIS', async () => {
  const names = ['one.com', 'two.com', 'three.com', 'free.com', 'four.com'];
  const entry = { endsAt: new Date('2031-03-01T12:00:00Z'), registrar: 'R', says: 'auto renew period' };
  for (const name of names.filter((one) => one !== 'free.com')) registry.rdap.set(name, entry);
  for (const name of names) await app.addServer({ website: `https://${name}/` });
  await eventually('all were asked', () => names.every((name) => registry.asked.includes(`rdap ${name}`)), 20_000);
  expect(names.map((name) => registry.asked.filter((question) => question === `rdap ${name}`).length)).toEqual([1, 1, 1, 1, 1]);
});
