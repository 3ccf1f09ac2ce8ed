import { expect, it } from '@jest/globals';
import { UndecodableMessage } from '@nowahala/platform';
import type { MessageContext } from '@nowahala/platform';
import { ReferenceDataConsumer } from '../src/adapters/topics/reference-data.consumer.js';

async function storedOf(shard: number): Promise<number[]> {
  const stored: number[] = [];
  const gaps = { add: async (_tx: never, gap: { shard: number }) => void stored.push(gap.shard) };
  const context = { once: async (work: (tx: never) => Promise<void>) => work({} as never) } as unknown as MessageContext;
  const parts = [{}, {}, {}, {}, gaps, {}] as never as ConstructorParameters<typeof ReferenceDataConsumer>;
  await new ReferenceDataConsumer(...parts).onScheduleGap(
    { shard, from: new Date(), to: new Date(), reason: 'the clock went back' },
    context,
  );
  return stored;
}

it.each([0, 255])('a gap of shard %d is stored', async (shard) => expect(await storedOf(shard)).toEqual([shard]));

it.each([-1, 256, 2_147_483_647])('a gap of shard %d goes to the dead letters', async (shard) => {
  await expect(storedOf(shard)).rejects.toThrow(UndecodableMessage);
});
