import { describe, expect, it } from '@jest/globals';
import { pings } from '@nowahala/contracts';
import { ID_BYTES, newId, writeId } from '@nowahala/platform';
import { toCheckResult } from './check-result.mapper.js';
import { toGoodResults } from './good-results.mapper.js';

const SINCE = Date.parse('2026-11-21T12:00:00Z');
const shape = pings.PingResult.fromPartial({
  region: 'lagos',
  proberId: 'prober-1',
  check: 'scheduled',
  method: 'http',
  outcome: 'success',
  code: 200,
  configVersion: 3,
});

function bytesOf(...ids: string[]): Buffer {
  const bytes = Buffer.alloc(ids.length * ID_BYTES);
  for (const [index, id] of ids.entries()) writeId(id, bytes, index * ID_BYTES);
  return bytes;
}

const [server, other, workspaceId, userId] = [newId(), newId(), newId(), newId()] as [string, string, string, string];
const good = pings.GoodResults.fromPartial({
  serverIds: bytesOf(server, other),
  ownerIds: bytesOf(workspaceId, userId),
  owners: [0, 0],
  shapes: [shape],
  shape: [0, 0],
  since: SINCE,
  scheduledMs: [0, -60_000],
  startedMs: [30, 4],
  endedMs: [13, 400],
  responseTimeUs: [12_345, 399_600],
});

describe('good results as columns', () => {
  it('are the very same as by themselves, also over the wire', () => {
    const rows = [0, 1].map((index) => {
      const scheduled = SINCE + good.scheduledMs[index]!;
      const started = scheduled + good.startedMs[index]!;
      return toCheckResult(
        {
          ...shape,
          ...{ serverId: [server, other][index]!, workspaceId, userId },
          scheduledAt: new Date(scheduled),
          startedAt: new Date(started),
          endedAt: new Date(started + good.endedMs[index]!),
          responseTimeUs: good.responseTimeUs[index]!,
          message: ['Answered in 12 ms (status 200).', 'Answered in 400 ms (status 200).'][index]!,
        },
        SINCE,
      );
    });
    expect(toGoodResults(good, SINCE)).toEqual(rows);
    const again = pings.GoodResults.decode(pings.GoodResults.encode(good).finish());
    expect(toGoodResults(again, SINCE)).toEqual(rows);
  });

  it.each([86_400_001, -60_000, -86_400_001, 8e15])('start when they were due where the start makes no sense: %i', (startedMs) => {
    const [first] = toGoodResults({ ...good, startedMs: [startedMs, 4] }, SINCE)!;
    expect([first!.startedAt.getTime(), first!.endedAt.getTime()]).toEqual([SINCE, SINCE + 13]);
  });

  it('end within a minute where the clock was put forward meanwhile', () => {
    const [first] = toGoodResults({ ...good, endedMs: [2 * 86_400_000, 400] }, SINCE)!;
    expect(first!.endedAt.getTime() - first!.startedAt.getTime()).toBe(60_000);
  });

  it.each<[string, Partial<pings.GoodResults>]>([
    ['a server is missing', { serverIds: bytesOf(server) }],
    ['a value is missing', { startedMs: [30] }],
    ['an owner is missing', { owners: [0, 1] }],
    ['half of an owner is missing', { ownerIds: bytesOf(workspaceId) }],
    ['a shape is missing', { shape: [0, 1] }],
    ['a shape is bad', { shapes: [{ ...shape, outcome: 'failure' }] }],
    ['a time is none', { since: Number.MAX_SAFE_INTEGER }],
  ])('are left out where %s', (_why, over) => expect(toGoodResults({ ...good, ...over }, SINCE)).toBeNull());
});
