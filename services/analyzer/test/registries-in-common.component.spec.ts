import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '@nowahala/kernel';
import { eventually, startFakeRegistry } from '@nowahala/testkit';
import type { FakeRegistry } from '@nowahala/testkit';
import { AnalyzerApp } from './app.js';

let registry: FakeRegistry;
let app: AnalyzerApp;

beforeAll(async () => {
  registry = await startFakeRegistry(['shop', 'store', 'online', 'ke', 'ng']);
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

/** That nobody asks it before the hour is over that it wanted. */
const rests = async (zone: string, forMs = 50 * MINUTE_MS): Promise<boolean> => {
  const rows = await app.sql<{ nextAt: Date }>(`SELECT next_at FROM domain_registry WHERE zone = $1`, [zone]);
  return rows.some(({ nextAt }) => nextAt.getTime() > app.host.clock.nowMs() + forMs);
};
const busy = { status: 429, headers: { 'retry-after': '3600' } };

it('a registry whose RDAP asks for rest gets it, also where its WHOIS answers', async () => {
  registry.rdap.set('duka.ke', busy);
  registry.whois.set('duka.ke', { endsAt: new Date(app.host.clock.nowMs() + 200 * DAY_MS), registrar: 'Any' });
  await app.addServer({ website: 'https://duka.ke/' });
  await eventually('it rests', () => rests('ke'), 60_000);
  const [domain] = await app.sql<{ source: string; askAt: Date }>(`SELECT source, ask_at FROM watched_domain WHERE name = 'duka.ke'`);
  expect(domain!.source).toBe('whois');
  // Its end is known: it is not asked about again before the next day.
  expect(domain!.askAt.getTime()).toBeGreaterThan(app.host.clock.nowMs() + DAY_MS / 2);
});

it('a registry whose RDAP is asked too much, and does not say for how long, rests all the same where its WHOIS answers', async () => {
  registry.rdap.set('mama.ng', { status: 429 });
  registry.whois.set('mama.ng', { endsAt: new Date(app.host.clock.nowMs() + 200 * DAY_MS), registrar: 'Any' });
  await app.addServer({ website: 'https://mama.ng/' });
  // Nobody holds a registry for longer than half a minute, the rest of a look-up aside.
  await eventually('it rests', () => rests('ng', 31 * SECOND_MS), 60_000);
  expect(await app.sql(`SELECT source FROM watched_domain WHERE name = 'mama.ng'`)).toEqual([{ source: 'whois' }]);
});

it('an ending whose server rests for another one waits as long as that', async () => {
  registry.rdap.set('eze.shop', busy);
  await app.addServer({ website: 'https://eze.shop/' });
  await eventually('it rests', () => rests('shop'), 60_000);
  await app.addServer({ website: 'https://femi.store/' });
  await eventually('the other one waits', () => rests('store'), 60_000);
  const [domain] = await app.sql<{ askAt: Date }>(`SELECT ask_at FROM watched_domain WHERE name = 'femi.store'`);
  expect(domain!.askAt.getTime() - app.host.clock.nowMs()).toBeLessThan(HOUR_MS + MINUTE_MS);
  expect(registry.asked).not.toContain('rdap femi.store');
});
