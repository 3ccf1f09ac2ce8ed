import { expect, it } from '@jest/globals';
import { workspaces } from '@nowahala/contracts';
import { newId, UndecodableMessage } from '@nowahala/platform';
import type { MessageContext } from '@nowahala/platform';
import { MaintenanceConsumer } from '../src/adapters/topics/maintenance.consumer.js';

const NOW = Date.parse('2026-11-28T12:00:00Z');
const DAY = 86_400_000;

async function storedOf(startsAt: number, endsAt: number): Promise<number> {
  let stored = 0;
  const maintenances = { upsert: async () => void (stored += 1) };
  const requests = { areErased: async () => false };
  const context = {
    once: async (work: (tx: never) => Promise<void>) => work({} as never),
    occurredAt: new Date(NOW),
  } as unknown as MessageContext;
  const ids = { maintenanceId: newId(), workspaceId: newId(), userId: newId() };
  const message = {
    ...workspaces.MaintenanceChanged.fromPartial({ ...ids, version: 1 }),
    startsAt: new Date(startsAt),
    endsAt: new Date(endsAt),
  };
  await new MaintenanceConsumer(maintenances as never, requests as never).onMaintenanceChanged(message, context);
  return stored;
}

it('maintenance of a day is known, also one that was taken back', async () => {
  expect([await storedOf(NOW, NOW + DAY), await storedOf(NOW, NOW)]).toEqual([1, 1]);
});

it.each([
  ['half a century', 0, NOW],
  ['more than a day', NOW, NOW + DAY + 1],
])('maintenance of %s goes to the dead letters: no reminder would be sent meanwhile', async (_what, startsAt, endsAt) => {
  await expect(storedOf(startsAt, endsAt)).rejects.toThrow(UndecodableMessage);
});
