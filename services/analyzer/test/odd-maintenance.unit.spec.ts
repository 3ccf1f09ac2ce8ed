import { describe, expect, it } from '@jest/globals';
import { workspaces } from '@nowahala/contracts';
import { newId, UndecodableMessage } from '@nowahala/platform';
import type { MessageContext } from '@nowahala/platform';
import { MaintenanceConsumer } from '../src/adapters/topics/maintenance.consumer.js';
import { ApplyMaintenance } from '../src/application/apply-maintenance.js';

const NOW = Date.parse('2026-11-28T12:00:00Z');
const DAY = 86_400_000;

/** How often it is applied that maintenance lies there. */
async function appliedOf(startsAt: number, endsAt: number): Promise<number> {
  let applied = 0;
  const applying = { execute: async () => void (applied += 1) };
  const context = { once: async (work: (tx: never) => Promise<void>) => work({} as never) } as unknown as MessageContext;
  const consumer = new MaintenanceConsumer(applying as never, { trigger: () => undefined } as never);
  const message = workspaces.MaintenanceChanged.fromPartial({ maintenanceId: newId(), workspaceId: newId(), version: 1 });
  await consumer.onMaintenanceChanged({ ...message, startsAt: new Date(startsAt), endsAt: new Date(endsAt) }, context);
  return applied;
}

describe('maintenance that changed', () => {
  it.each([
    ['of a day', NOW, NOW + DAY],
    ['that was taken back', NOW, NOW],
  ])('%s is applied', async (_what, startsAt, endsAt) => expect(await appliedOf(startsAt, endsAt)).toBe(1));

  it.each([
    ['of half a century', 0, NOW],
    ['of more than a day', NOW, NOW + DAY + 1],
    ['without a time', Number.NaN, NOW],
  ])('%s goes to the dead letters: its hours would be added up for ever', async (_what, startsAt, endsAt) => {
    await expect(appliedOf(startsAt, endsAt)).rejects.toThrow(UndecodableMessage);
  });
});

describe('maintenance that was moved', () => {
  /** The hours of one server that are added up again. */
  async function hoursOf(before: [number, number] | undefined, after: [number, number]): Promise<string[]> {
    const marked: { scheduledAt: Date }[] = [];
    const windowOf = ([startsAt, endsAt]: [number, number]) => ({ startsAt: new Date(startsAt), endsAt: new Date(endsAt) });
    const applying = new ApplyMaintenance(
      { upsert: async () => ({ before: before && windowOf(before) }) } as never,
      { idsOf: async () => ['s'] } as never,
      { markChanged: async (_tx: never, slots: { scheduledAt: Date }[]) => void marked.push(...slots) } as never,
      { erased: async () => new Set() } as never,
    );
    await applying.execute({ now: new Date(NOW) } as never, { workspaceId: 'w', serverId: 's', ...windowOf(after) } as never);
    return marked.map(({ scheduledAt }) => scheduledAt.toISOString()).sort();
  }
  const HOUR = DAY / 24;

  it('changes the hours that it was and is, and none between them', async () => {
    expect(await hoursOf([0, HOUR], [NOW - 1.5 * HOUR, NOW + HOUR])).toEqual([
      '1970-01-01T00:00:00.000Z',
      '2026-11-28T10:00:00.000Z',
      '2026-11-28T11:00:00.000Z',
    ]);
  });

  it('changes each hour once, and none to come', async () => {
    expect(await hoursOf([NOW - 2 * HOUR, NOW], [NOW - HOUR, NOW + DAY])).toEqual(['2026-11-28T10:00:00.000Z', '2026-11-28T11:00:00.000Z']);
    expect(await hoursOf(undefined, [NOW + HOUR, NOW + DAY])).toEqual([]);
  });

  it('changes no hour where it was taken back before it began', async () =>
    expect(await hoursOf(undefined, [NOW - 90_000, NOW - 90_000])).toEqual([]));
});
