import { describe, expect, it } from '@jest/globals';
import { workspaces } from '@nowahala/contracts';
import { newId, UndecodableMessage } from '@nowahala/platform';
import type { MessageContext } from '@nowahala/platform';
import { MaintenanceConsumer } from '../src/adapters/topics/maintenance.consumer.js';

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
