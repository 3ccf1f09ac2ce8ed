import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import type { HeldLease, Leases } from '@nowahala/platform';
import type { ShardMemberRepository } from '../database/shard-member.repository.js';
import { SHARD_GROUPS } from '../domain/shards.js';
import { ShardLeases } from './shard-leases.js';

const RENEW_MS = 3_000;

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** Schedulers on one database, all of which live. */
function start(...names: string[]) {
  const owners = new Map<string, string>();
  const live = new Set(names);
  const schedulers = names.map((owner) => {
    const take = async (wanted: string[]): Promise<HeldLease[]> => {
      const won = wanted.filter((name) => (owners.get(name) ?? owner) === owner);
      for (const name of won) owners.set(name, owner);
      return won.map((name) => ({ name, epoch: 1n, safeUntil: Number.POSITIVE_INFINITY }));
    };
    const release = async (...released: string[]): Promise<void> => {
      for (const name of released) if (owners.get(name) === owner) owners.delete(name);
    };
    const members = {
      report: async () => live.size,
      listFreeLeases: async (wanted: string[], _: number, limit: number) => wanted.filter((name) => !owners.has(name)).slice(0, limit),
    };
    return new ShardLeases({ owner, take, release } as unknown as Leases, members as unknown as ShardMemberRepository);
  });
  const pass = async (seconds: number): Promise<void> => {
    for (let passed = 0; passed < seconds * 1_000; passed += RENEW_MS) {
      for (const one of schedulers) if (live.has(one.owner)) await one.renew(async () => undefined);
      await jest.advanceTimersByTimeAsync(RENEW_MS);
    }
  };
  /** Its leases run out. */
  const die = (owner: string): void => {
    live.delete(owner);
    for (const [name, of] of owners) if (of === owner) owners.delete(name);
  };
  return { schedulers, pass, die, counts: () => schedulers.map(({ groups }) => groups.length) };
}

it('schedulers share the groups evenly', async () => {
  const { pass, counts } = start('one', 'other');
  await pass(60);
  expect(counts()).toEqual([SHARD_GROUPS / 2, SHARD_GROUPS / 2]);
});

/** Two that share all evenly, one of which has just given a group up. */
async function withOneGivenUp() {
  const { schedulers, ...world } = start('one', 'other');
  const [one, other] = schedulers as [ShardLeases, ShardLeases];
  await world.pass(6);
  const [group] = one.groups as [number];
  await one.giveUp(group);
  return { one, other, group, ...world };
}

it('a group that one gives up goes to another, although that one has its share, and stays there', async () => {
  const { other, group, pass, counts } = await withOneGivenUp();
  await pass(12);
  expect(other.groups).toContain(group);
  await pass(120);
  expect(other.groups).toContain(group);
  expect(counts()).toEqual([SHARD_GROUPS / 2 - 1, SHARD_GROUPS / 2 + 1]);
});

it("a group that nobody can read is nobody's for a quarter of a minute at most", async () => {
  const { one, other, group, pass } = await withOneGivenUp();
  await pass(12);
  await other.giveUp(group);
  await pass(21);
  expect(one.groups).toContain(group);
});

it('whoever is left alone takes at once what it had given up', async () => {
  const { one, group, pass, die } = await withOneGivenUp();
  die('other');
  await pass(3);
  expect(one.groups).toHaveLength(SHARD_GROUPS);
  expect(one.groups).toContain(group);
});

it('to give up what one does not have takes nothing away', async () => {
  const { one, other, pass, counts } = await withOneGivenUp();
  await pass(12);
  const [mine] = one.groups as [number];
  await other.giveUp(mine);
  await pass(3);
  expect(counts()).toEqual([SHARD_GROUPS / 2 - 1, SHARD_GROUPS / 2 + 1]);
});
