import { describe, expect, it } from '@jest/globals';
import { type Logger, shardOf, sleep } from '@nowahala/platform';
import { checkRequest, newMetrics, now } from '../../test/builders.js';
import { until } from '../../test/until.js';
import { type CompletedCheck, unmeasured } from '../domain/check.js';
import type { Outcome } from '../domain/error-class.js';
import type { ResultBatch } from './ports.js';
import { PublishResults, batchesOf } from './publish-results.js';

function completed(serverId: string, outcome: Outcome = 'success', evidenceText = ''): CompletedCheck {
  const request = checkRequest(serverId);
  const result = { ...unmeasured('not_measured', request.target), outcome };
  if (evidenceText !== '') result.evidence = { message: evidenceText } as never;
  return { request, startedAt: now, endedAt: now, result };
}

function start(timing: { keepMs?: number; lingerMs?: number } = {}, companionOf = (shard: number) => shard) {
  const bus = { up: true, calls: [] as ResultBatch[][], warnings: 0 };
  const metrics = newMetrics();
  const publisher = {
    companionOf,
    async publishResults(batches: ResultBatch[]) {
      if (!bus.up) throw new Error('the bus is down');
      bus.calls.push(batches);
    },
    startedAt: new Date(),
    publishSight: async () => {},
    publishSeen: async () => {},
  };
  const logger = { warn: () => void (bus.warnings += 1) } as unknown as Logger;
  const results = new PublishResults(publisher, metrics, logger, { lingerMs: 50, keepMs: 300_000, ...timing });
  const ids = (): string[] => bus.calls.flat().flatMap((batch) => batch.results.map(({ request }) => request.target.serverId));
  const dropped = async (): Promise<number> => (await metrics.dropped.get()).values[0]!.value;
  return { results, bus, ids, dropped };
}

describe('results', () => {
  it('wait a moment for company and travel by shard', async () => {
    const { results, bus, ids } = start({ lingerMs: 500 });
    for (let index = 0; index < 10; index += 1) results.add(completed(`s${index}`));
    await sleep(5);
    expect(bus.calls).toHaveLength(0);
    await until(() => bus.calls.length > 0);
    expect(bus.calls).toHaveLength(1);
    expect(bus.calls[0]!.every(({ shard, results: some }) => some.every(({ request }) => shardOf(request.target.serverId) === shard))).toBe(
      true,
    );
    expect(new Set(bus.calls[0]!.map(({ shard }) => shard)).size).toBe(bus.calls[0]!.length);
    expect(ids()).toHaveLength(10);
  });

  it('of shards that go the same way are one message', async () => {
    const { results, bus, ids } = start({ lingerMs: 100 }, () => 7);
    for (let index = 0; index < 40; index += 1) results.add(completed(`s${index}`));
    await until(() => ids().length === 40);
    expect(bus.calls.flat().map(({ shard, results: some }) => [shard, some.length])).toEqual([[7, 40]]);
  });

  it('go at once when they failed, and take along what is there', async () => {
    const { results, ids } = start({ lingerMs: 10_000 });
    results.add(completed('s1'));
    results.add(completed('s2', 'failure'));
    await until(() => ids().length === 2);
    expect(ids().toSorted()).toEqual(['s1', 's2']);
    await results.drain(100);
  });

  it('are cut into messages of 500, and earlier where evidence makes them heavy', () => {
    const held = (one: CompletedCheck) => ({ completed: one, shard: 1 });
    expect(batchesOf(Array.from({ length: 1_200 }, () => held(completed('s1')))).map(({ results }) => results.length)).toEqual([
      500, 500, 200,
    ]);
    const heavy = batchesOf(Array.from({ length: 100 }, () => held(completed('s1', 'error', 'x'.repeat(20_000)))));
    expect(heavy.length).toBeGreaterThan(8);
    expect(heavy.flatMap(({ results }) => results)).toHaveLength(100);
  });

  it('are kept in order while the bus is down, and go when it is back', async () => {
    const { results, bus, ids, dropped } = start({ lingerMs: 5 });
    bus.up = false;
    results.add(completed('s1', 'failure'));
    results.add(completed('s5', 'failure'));
    await until(() => bus.warnings === 1);
    results.add(completed('s9', 'failure'));
    expect(bus.calls).toHaveLength(0);
    bus.up = true;
    await results.drain(20_000);
    expect(ids()).toEqual(['s1', 's5', 's9']);
    expect(bus.warnings).toBe(1);
    expect(await dropped()).toBe(0);
  });

  it('are dropped and counted after too long without the bus', async () => {
    const { results, bus, dropped } = start({ lingerMs: 5, keepMs: 100 });
    bus.up = false;
    results.add(completed('s1', 'failure'));
    await until(() => results.waiting === 0);
    expect(await dropped()).toBe(1);
    expect(results.waiting).toBe(0);
  });

  it('are all sent before the end', async () => {
    const { results, ids } = start({ lingerMs: 10_000 });
    results.add(completed('s1'));
    await results.drain(20_000);
    expect(ids()).toEqual(['s1']);
  });
});
