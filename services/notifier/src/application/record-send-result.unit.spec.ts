import { describe, expect, it } from '@jest/globals';
import { ManualClock, refusal } from '@nowahala/platform';
import type { ClaimedDelivery } from '../domain/delivery.js';
import { RecordSendResult } from './record-send-result.js';

const NOW = new Date('2026-11-28T03:00:00Z');
const delivery = { id: 'd', kind: 'down', channel: 'whatsapp', attempts: 1, firstTriedAt: NOW } as unknown as ClaimedDelivery;
const nothing = {} as never;

/** What is written of a delivery that something of ours broke. */
async function writtenOf(error: Error, isAsked: boolean): Promise<{ what: string; inSeconds: number; uncertain?: boolean }> {
  let written: { what: string; at: Date; uncertain?: boolean } | undefined;
  const deliveries = {
    requeue: async (_sql: never, _one: never, at: Date) => (written = { what: 'asked again', at }),
    retryLater: async (_sql: never, _one: never, { at, uncertain }: { at: Date; uncertain: boolean }) =>
      (written = { what: 'a failed attempt', at, uncertain }),
  };
  const database = { query: async () => [{ now: new Date() }] };
  const logger = { warn: () => undefined };
  const results = new RecordSendResult(
    ...([
      nothing,
      database as never,
      new ManualClock(NOW),
      deliveries as never,
      nothing,
      nothing,
      nothing,
      nothing,
      nothing,
      logger as never,
    ] as const),
  );
  await results.defect(delivery, error, isAsked);
  const { at, ...rest } = written!;
  return { ...rest, inSeconds: Math.round((at.getTime() - NOW.getTime()) / 1_000) };
}

describe('a message that could not be sent for a reason of ours', () => {
  const busy = new Error('timeout exceeded when trying to connect');

  it('is tried again at once where our database was busy, and the provider is charged with nothing', async () => {
    expect(await writtenOf(busy, false)).toEqual({ what: 'asked again', inSeconds: 3 });
  });

  it('is tried again at once where another service is away', async () => {
    expect(await writtenOf(refusal('AWAY', 'unavailable', 'Please try again.'), false)).toEqual({ what: 'asked again', inSeconds: 3 });
  });

  it('is given up in the end where another service has nothing of the kind, however often it is asked', async () => {
    expect(await writtenOf(refusal('NO_INVOICE', 'not_found', 'We could not find that.'), false)).toMatchObject({
      what: 'a failed attempt',
      uncertain: false,
    });
  });

  it('may have left where the provider was asked: the next attempt looks for it first', async () => {
    expect(await writtenOf(busy, true)).toMatchObject({ what: 'a failed attempt', uncertain: true });
  });

  it('waits as after a failed attempt where the defect will be the same, and is known not to have left', async () => {
    expect(await writtenOf(new Error('cannot read properties of undefined'), false)).toMatchObject({
      what: 'a failed attempt',
      uncertain: false,
    });
  });
});
