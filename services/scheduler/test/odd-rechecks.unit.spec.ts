import { describe, expect, it } from '@jest/globals';
import { incidents } from '@nowahala/contracts';
import { UndecodableMessage } from '@nowahala/platform';
import type { MessageContext } from '@nowahala/platform';
import { RecheckConsumer } from '../src/adapters/topics/recheck.consumer.js';

const NOW = Date.parse('2026-11-28T12:00:00Z');
const SECOND = 1_000;
const DAY = 86_400 * SECOND;
const FIRST_YEAR = Date.parse('0001-01-01T00:00:00Z');
const LAST = 8.64e15;

/** How many rows are stored of a recheck that is wanted then. */
async function storedOf(dueAt: number | undefined, expiresAt: number | undefined): Promise<number> {
  const rows: unknown[] = [];
  const rechecks = { insert: async (_tx: never, row: unknown) => void rows.push(row) };
  const context = { id: 'm', meta: {}, onceEach: async (batch: object[], work: (fresh: object[]) => Promise<unknown>) => work(batch) };
  const consumer = new RecheckConsumer(...([rechecks as never, { triggerAt: () => undefined } as never] as const));
  const dates = {
    dueAt: dueAt === undefined ? undefined : new Date(dueAt),
    expiresAt: expiresAt === undefined ? undefined : new Date(expiresAt),
  };
  const message = { ...incidents.RecheckWanted.fromPartial({ serverId: 's', check: 'recheck' }), ...dates };
  await consumer.onRecheckWanted([{ message, context: context as unknown as MessageContext }]);
  return rows.length;
}

describe('a recheck that is wanted', () => {
  it('is stored', async () => expect(await storedOf(NOW + SECOND, NOW + 30 * SECOND)).toBe(1));

  /** One row whose times cannot be added makes the claim of all of them fail. */
  it.each([
    ['no time', undefined, NOW],
    ['no end', NOW, undefined],
    ['a time that is none', Number.NaN, NOW],
    ['an end that is none', NOW, Number.NaN],
    ['an end millennia later', FIRST_YEAR, LAST],
    ['an end a day later', NOW, NOW + DAY + SECOND],
    ['an end millennia before', LAST, NOW],
  ])('with %s goes to the dead letters, and holds up no other of its server', async (_what, dueAt, expiresAt) => {
    await expect(storedOf(dueAt, expiresAt)).rejects.toThrow(UndecodableMessage);
  });
});
