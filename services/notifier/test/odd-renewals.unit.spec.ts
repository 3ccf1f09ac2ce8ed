import { expect, it } from '@jest/globals';
import { incidents } from '@nowahala/contracts';
import { newId, UndecodableMessage } from '@nowahala/platform';
import type { MessageContext } from '@nowahala/platform';
import { RenewalConsumer } from '../src/adapters/topics/renewal.consumer.js';

async function notifiedOf(serverIds: string[]): Promise<number> {
  let notified = 0;
  const notify = { execute: async () => void (notified += 1) };
  const context = { replayed: false, once: async (work: (tx: never) => Promise<void>) => work({} as never) } as unknown as MessageContext;
  const consumer = new RenewalConsumer(
    { ensureKnown: async () => undefined } as never,
    notify as never,
    { trigger: () => undefined } as never,
  );
  const renewal = incidents.Renewal.fromPartial({ kind: incidents.RenewalKind.RENEWAL_KIND_DOMAIN, endsAt: new Date(), serverIds });
  await consumer.onRenewalDue(incidents.RenewalDue.fromPartial({ workspaceId: newId(), userId: newId(), renewal }), context);
  return notified;
}

it('a renewal of servers is notified; of ids that are none it goes to the dead letters, and keeps no other from its workspace', async () => {
  expect(await notifiedOf([newId(), newId()])).toBe(1);
  await expect(notifiedOf([newId(), 'none'])).rejects.toThrow(UndecodableMessage);
});
