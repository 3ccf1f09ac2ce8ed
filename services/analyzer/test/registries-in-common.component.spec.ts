import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { DAY_MS } from '@nowahala/kernel';
import { eventually, startFakeRegistry } from '@nowahala/testkit';
import type { FakeRegistry } from '@nowahala/testkit';
import { AnalyzerApp } from './app.js';

let registry: FakeRegistry;
let app: AnalyzerApp;

beforeAll(async () => {
  registry = await startFakeRegistry(['shop', 'store', 'online']);
  app = await AnalyzerApp.start(registry.env);
});
afterAll(async () => {
  await app.stop();
  await registry.stop();
});

it('endings that only the fetched list names and that have one server are asked once a second together', async () => {
  const names = ['adaeze.shop', 'bola.store', 'chidi.online'];
  for (const name of names) registry.rdap.set(name, { endsAt: new Date(app.host.clock.nowMs() + 200 * DAY_MS), registrar: 'Any' });
  const askedAt: number[] = [];
  const { push } = registry.asked;
  registry.asked.push = (...questions) => {
    askedAt.push(...questions.map(() => performance.now()));
    return push.apply(registry.asked, questions);
  };
  for (const name of names) await app.addServer({ website: `https://${name}/` });
  await eventually('all are asked about', () => askedAt.length === names.length, 60_000);
  const gapsMs = askedAt.slice(1).map((at, index) => at - askedAt[index]!);
  expect(Math.min(...gapsMs)).toBeGreaterThan(900);
  expect(registry.asked.toSorted()).toEqual(names.map((name) => `rdap ${name}`));
});
