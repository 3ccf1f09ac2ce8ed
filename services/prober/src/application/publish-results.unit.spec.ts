import { describe, expect, it } from '@jest/globals';
import type { Outcome } from '../domain/error-class.js';
import { until, wait } from '../../test/until.js';
import { unmeasured } from '../domain/check.js';
import type { CompletedCheck } from './ports.js';
import { noGauges } from './ports.js';
import { PublishResults, type ResultBatch, batchesOf } from './publish-results.js';

const target = (serverId: string) => ({ serverId, workspaceId: 'w', ipAddress: '41.58.1.2', website: null });

function completed(serverId: string, outcome: Outcome = 'success', evidenceText = ''): CompletedCheck {
  const at = new Date('2026-11-21T12:00:00Z');
  const result = { ...unmeasured('not_measured', target(serverId)), outcome };
  if (evidenceText !== '') result.evidence = { message: evidenceText } as never;
  return {
    request: {
      target: target(serverId),
      userId: 'u',
      scheduledAt: at,
      expiresAt: at,
      check: 'scheduled',
      candidateId: '',
      configVersion: 1,
      intervalMinutes: 5,
    },
    startedAt: at,
    endedAt: at,
    result,
  };
}

const shardOf = (serverId: string): number => Number(serverId.replace(/\D/g, '')) % 4;

function publisher(options: { keepMs?: number; lingerMs?: number } = {}) {
  const bus = { up: true, calls: [] as ResultBatch[][], dropped: 0, troubles: 0 };
  const results = new PublishResults({
    shardOf,
    gauges: { ...noGauges, dropped: (count) => (bus.dropped += count) },
    onTrouble: () => (bus.troubles += 1),
    async publish(batches) {
      if (!bus.up) throw new Error('the bus is down');
      bus.calls.push(batches);
    },
    ...options,
  });
  const ids = (): string[] => bus.calls.flat().flatMap((batch) => batch.results.map(({ request }) => request.target.serverId));
  return { results, bus, ids };
}

describe('results', () => {
  it('wait a moment for company and travel by shard', async () => {
    const { results, bus } = publisher({ lingerMs: 500 });
    for (let index = 0; index < 10; index += 1) results.add(completed(`s${index}`));
    await wait(5);
    expect(bus.calls).toHaveLength(0);
    await until(() => bus.calls.length > 0);
    expect(bus.calls).toHaveLength(1);
    expect(bus.calls[0]!.map(({ shard }) => shard).toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3]);
  });

  it('go at once when they are bad, and take along what is there', async () => {
    const { results, ids } = publisher({ lingerMs: 10_000 });
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
    const { results, bus, ids } = publisher({ lingerMs: 5 });
    bus.up = false;
    results.add(completed('s1', 'failure'));
    results.add(completed('s5', 'failure'));
    await until(() => bus.troubles === 1);
    results.add(completed('s9', 'failure'));
    expect(bus.calls).toHaveLength(0);
    bus.up = true;
    await results.drain(20_000);
    expect(ids()).toEqual(['s1', 's5', 's9']);
    expect(bus.troubles).toBe(1);
    expect(bus.dropped).toBe(0);
  });

  it('are dropped and counted after too long without the bus', async () => {
    const { results, bus } = publisher({ lingerMs: 5, keepMs: 100 });
    bus.up = false;
    results.add(completed('s1', 'failure'));
    await until(() => bus.dropped > 0);
    expect(bus.dropped).toBe(1);
    expect(results.waiting).toBe(0);
  });

  it('are all sent before the end', async () => {
    const { results, ids } = publisher({ lingerMs: 10_000 });
    results.add(completed('s1'));
    await results.drain(20_000);
    expect(ids()).toEqual(['s1']);
  });
});
