import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { DAY_MS, MINUTE_MS } from '@nowahala/kernel';
import { ManualClock, refusal } from '@nowahala/platform';
import type { ClaimedDelivery } from '../domain/delivery.js';
import { RecordSendResult } from './record-send-result.js';

const NOW = new Date('2026-11-28T03:00:00Z');
const delivery = { id: 'd', kind: 'down', channel: 'whatsapp', attempts: 1, firstTriedAt: NOW } as unknown as ClaimedDelivery;
const nothing = {} as never;

interface Written {
  what: string;
  inSeconds: number;
  uncertain?: boolean;
}

/** What is written of a delivery that was not sent. */
async function writtenBy(record: (results: RecordSendResult) => Promise<void>): Promise<Written> {
  let written: { what: string; at: Date; uncertain?: boolean } | undefined;
  const deliveries = {
    requeue: async (_sql: never, _one: never, at: Date) => (written = { what: 'asked again', at }),
    retryLater: async (_sql: never, _one: never, { at, uncertain }: { at: Date; uncertain: boolean }) =>
      (written = { what: 'a failed attempt', at, uncertain }),
    markOver: async (_sql: never, _one: never, { state }: { state: string }) => (written = { what: state, at: NOW }),
  };
  const database = { query: async () => [{ now: new Date() }] };
  const logger = { warn: () => undefined };
  const metrics = { notify: { inc: () => undefined } };
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
      metrics as never,
      logger as never,
    ] as const),
  );
  await record(results);
  const { at, ...rest } = written!;
  return { ...rest, inSeconds: Math.round((at.getTime() - NOW.getTime()) / 1_000) };
}

/** Of one that something of ours broke. */
const writtenOf = (
  error: Error,
  isAsked: boolean,
  { kind = 'down', waitedMs = 0 }: { kind?: ClaimedDelivery['kind']; waitedMs?: number } = {},
): Promise<Written> =>
  writtenBy((results) => results.defect({ ...delivery, kind, firstTriedAt: new Date(NOW.getTime() - waitedMs) }, error, isAsked));

describe('a message that could not be sent for a reason of ours', () => {
  const busy = new Error('timeout exceeded when trying to connect');

  it('is tried again at once where our database was busy, and the provider is charged with nothing', async () => {
    expect(await writtenOf(busy, false)).toEqual({ what: 'asked again', inSeconds: 3 });
  });

  it('is tried again at once where another service is away', async () => {
    expect(await writtenOf(refusal('AWAY', 'unavailable', 'Please try again.'), false)).toEqual({ what: 'asked again', inSeconds: 3 });
  });

  it('is asked for less and less often where another service stays away, a report for a day', async () => {
    const away = refusal('AWAY', 'unavailable', 'Please try again.');
    expect(await writtenOf(away, false, { waitedMs: 10 * MINUTE_MS, kind: 'paid' })).toEqual({ what: 'asked again', inSeconds: 60 });
    expect(await writtenOf(away, false, { waitedMs: 2 * DAY_MS, kind: 'paid' })).toEqual({ what: 'asked again', inSeconds: 300 });
    expect(await writtenOf(away, false, { waitedMs: DAY_MS, kind: 'report' })).toMatchObject({ what: 'asked again' });
    expect(await writtenOf(away, false, { waitedMs: DAY_MS + 1, kind: 'report' })).toMatchObject({ what: 'dropped' });
  });

  it('is asked for less and less often where our database stays slow, and twice a minute at least', async () => {
    expect(await writtenOf(busy, false, { waitedMs: MINUTE_MS })).toEqual({ what: 'asked again', inSeconds: 6 });
    expect(await writtenOf(busy, false, { waitedMs: 10 * MINUTE_MS })).toEqual({ what: 'asked again', inSeconds: 30 });
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

describe('a mail that the relay took and never answered', () => {
  beforeEach(() => void jest.spyOn(Math, 'random').mockReturnValue(0));
  afterEach(() => void jest.restoreAllMocks());

  /** After its second attempt, which was not answered, or its third, which was. */
  const minutesUntilNext = async (kind: ClaimedDelivery['kind'], attempts: 2 | 3): Promise<number> => {
    const mail = { ...delivery, kind, channel: 'email', attempts, uncertainSends: attempts - 1 } as const;
    const result = { type: 'retryable', because: { text: 'later' }, uncertain: attempts === 2 } as const;
    return (await writtenBy((results) => results.execute(mail, 'ada@shop.example', result))).inSeconds / 60;
  };

  it('goes out for the last time an hour after the second answer was lost, where it is an alert', async () => {
    expect(await minutesUntilNext('down', 2)).toBe(60);
  });

  it('goes out as soon as ever where the relay answered the third time', async () => {
    expect(await minutesUntilNext('down', 3)).toBe(15);
  });

  it.each(['reset_password', 'resolved', 'steady', 'paid'] as const)('goes out as soon as ever where it is a %s', async (kind) => {
    expect(await minutesUntilNext(kind, 2)).toBe(5);
  });
});
