import { describe, expect, it } from '@jest/globals';
import { type BatchContext, type InMessage, RetriableBusError } from '../event-bus.js';
import { PartialFailure } from '../partial-failure.js';
import { consumeBatch, consumeEach, UndecodableMessage } from './consumer.js';
import type { ParkedMessages } from './parked-messages.js';

const silent = { warn: () => undefined, error: () => undefined };
let nextId = 0;

function incoming(key: string, text: string, offset = 0n): InMessage {
  nextId += 1;
  return {
    topic: 't',
    key,
    id: `id-${nextId}`,
    type: 'x',
    payload: Buffer.from(text),
    headers: {},
    occurredAt: new Date(0),
    partition: 0,
    offset,
    attempt: 1,
  };
}

const batchOf = (...entries: [key: string, text: string][]): InMessage[] =>
  entries.map(([key, text], index) => incoming(key, text, BigInt(index)));
const textOf = ({ payload }: InMessage): string => Buffer.from(payload).toString();
const fresh: BatchContext = { group: 'g', isStale: () => false, heartbeat: () => Promise.resolve() };

/** Parks in memory; `asked` counts how often the whole list was looked up. */
function parkingLot() {
  const rows: { text: string; key: string; error: string }[] = [];
  const lot = {
    rows,
    asked: 0,
    keys: async () => {
      lot.asked += 1;
      return rows.map(({ key }) => ({ topic: 't', key }));
    },
    park: async (_consumer: string, message: InMessage, error: string) =>
      void rows.push({ text: textOf(message), key: message.key, error }),
    parkBehind: async (_consumer: string, message: InMessage) => {
      if (!rows.some(({ key }) => key === message.key)) return false;
      rows.push({ text: textOf(message), key: message.key, error: 'behind' });
      return true;
    },
  };
  return lot;
}

function consumerOf(lot: ReturnType<typeof parkingLot> | undefined) {
  const buried: string[] = [];
  const options = {
    consumer: 'g',
    parked: lot as unknown as ParkedMessages | undefined,
    logger: silent,
    toDlq: async (message: InMessage, reason: string) => void buried.push(`${textOf(message)}: ${reason}`),
  };
  return { buried, options };
}

describe('a consumer', () => {
  it('parks a message after three tries, the later ones of its key behind it, and goes on with other keys', async () => {
    const lot = parkingLot();
    const tries: string[] = [];
    const handler = consumeEach(consumerOf(lot).options, async (message) => {
      tries.push(textOf(message));
      if (textOf(message) === 'bad') throw new Error('cannot');
    });
    await handler(batchOf(['a', '1'], ['b', 'bad'], ['a', '2'], ['b', 'after'], ['c', '3']), fresh);
    expect(tries).toEqual(['1', 'bad', 'bad', 'bad', '2', '3']);
    expect(lot.rows).toEqual([
      { text: 'bad', key: 'b', error: 'Error: cannot' },
      { text: 'after', key: 'b', error: 'behind' },
    ]);
  });

  it('does not park a message that works at the third try', async () => {
    const lot = parkingLot();
    let tries = 0;
    await consumeEach(consumerOf(lot).options, async () => {
      tries += 1;
      if (tries < 3) throw new Error('not yet');
    })(batchOf(['a', '1']), fresh);
    expect(tries).toBe(3);
    expect(lot.rows).toEqual([]);
  });

  it('gives the rest of the batch back when the world is at fault, and parks nothing', async () => {
    const lot = parkingLot();
    const batch = batchOf(['a', '1'], ['b', '2'], ['c', '3']);
    const handler = consumeEach(consumerOf(lot).options, async (message) => {
      if (textOf(message) === '2') throw new RetriableBusError('gone');
    });
    const failure = (await handler(batch, fresh).catch((error: unknown) => error)) as PartialFailure;
    expect(failure).toBeInstanceOf(PartialFailure);
    expect([...failure.failedIds]).toEqual([batch[1]!.id, batch[2]!.id]);
    expect(failure.cause).toBeInstanceOf(RetriableBusError);
    expect(lot.rows).toEqual([]);
  });

  it('gives the message back when it cannot even be parked', async () => {
    const lot = parkingLot();
    lot.park = () => Promise.reject(Object.assign(new Error('connection lost'), { code: 'ECONNRESET' }));
    const handler = consumeEach(consumerOf(lot).options, () => Promise.reject(new Error('cannot')));
    await expect(handler(batchOf(['a', '1']), fresh)).rejects.toThrow(PartialFailure);
  });

  it('looks for the culprit of a failed batch one by one', async () => {
    const lot = parkingLot();
    const calls: string[][] = [];
    const handler = consumeBatch(consumerOf(lot).options, async (messages) => {
      calls.push(messages.map(textOf));
      if (messages.some((message) => textOf(message) === 'bad')) throw new Error('one of you');
    });
    await handler(batchOf(['a', '1'], ['b', 'bad'], ['c', '3']), fresh);
    expect(calls).toEqual([['1', 'bad', '3'], ['1'], ['bad'], ['bad'], ['bad'], ['3']]);
    expect(lot.rows.map(({ text }) => text)).toEqual(['bad']);
  });

  it('repeats only those that a batch handler names as failed', async () => {
    const lot = parkingLot();
    const calls: string[][] = [];
    const handler = consumeBatch(consumerOf(lot).options, async (messages) => {
      calls.push(messages.map(textOf));
      const bad = messages.filter((message) => textOf(message) === 'bad');
      if (bad.length > 0) throw new PartialFailure(new Map(bad.map(({ id }) => [id, new Error('bad one')])));
    });
    await handler(batchOf(['a', '1'], ['b', 'bad'], ['c', '3']), fresh);
    expect(calls).toEqual([['1', 'bad', '3'], ['bad'], ['bad'], ['bad']]);
    expect(lot.rows[0]!.error).toBe('Error: bad one');
  });

  it('hands a transient failure of a whole batch back as it is', async () => {
    const batch = batchOf(['a', '1'], ['b', '2']);
    const handler = consumeBatch(consumerOf(parkingLot()).options, () =>
      Promise.reject(Object.assign(new Error('x'), { code: 'ECONNREFUSED' })),
    );
    const failure = (await handler(batch, fresh).catch((error: unknown) => error)) as PartialFailure;
    expect([...failure.failedIds]).toEqual(batch.map(({ id }) => id));
  });

  it('buries what cannot be decoded, once and at once', async () => {
    const lot = parkingLot();
    const { buried, options } = consumerOf(lot);
    const handled: string[] = [];
    const handler = consumeEach(options, async (message) => {
      if (textOf(message) === 'garbage') throw new UndecodableMessage('not protobuf');
      handled.push(textOf(message));
    });
    await handler(batchOf(['a', 'garbage'], ['a', 'next']), fresh);
    expect(buried).toEqual(['garbage: UndecodableMessage: not protobuf']);
    expect(handled).toEqual(['next']);
    expect(lot.rows).toEqual([]);
  });

  it('buries what fails for good where there is no place to park', async () => {
    const { buried, options } = consumerOf(undefined);
    await consumeEach(options, () => Promise.reject(new Error('cannot')))(batchOf(['a', '1']), fresh);
    expect(buried).toEqual(['1: Error: cannot']);
  });

  it('stops in the middle of a batch that was taken away', async () => {
    let handled = 0;
    const handler = consumeEach(consumerOf(parkingLot()).options, async () => void (handled += 1));
    await handler(batchOf(['a', '1'], ['a', '2'], ['a', '3']), { ...fresh, isStale: () => handled >= 2 });
    expect(handled).toBe(2);
  });

  it('lets a key flow again once its parked messages are gone', async () => {
    const lot = parkingLot();
    const handled: string[] = [];
    let broken = true;
    const handler = consumeEach(consumerOf(lot).options, async (message) => {
      if (broken) throw new Error('cannot');
      handled.push(textOf(message));
    });
    await handler([incoming('a', '1', 0n)], fresh);
    broken = false;
    await handler([incoming('a', '2', 1n)], fresh);
    expect(lot.rows.map(({ text }) => text)).toEqual(['1', '2']);
    lot.rows.length = 0;
    await handler([incoming('a', '3', 2n)], fresh);
    expect(handled).toEqual(['3']);
  });

  it('sets a message aside with a reason that can be stored, whatever stands in the error', async () => {
    const lot = parkingLot();
    const fails = () => Promise.reject(new Error(`no server \0\ud800${'x'.repeat(100_000)}`));
    await consumeEach(consumerOf(lot).options, fails)(batchOf(['a', '1']), fresh);
    const { buried, options } = consumerOf(undefined);
    await consumeEach(options, fails)(batchOf(['a', '1']), fresh);
    for (const reason of [lot.rows[0]!.error, buried[0]!.slice('1: '.length)]) {
      expect(reason.length).toBeLessThanOrEqual(2_000);
      expect(reason).toMatch(/^Error: no server \ufffdx+$/);
    }
  });

  it('asks what is parked when a partition begins or jumps, and not for every batch', async () => {
    const lot = parkingLot();
    const handler = consumeEach(consumerOf(lot).options, () => Promise.resolve());
    for (let offset = 0n; offset < 5n; offset += 1n) await handler([incoming('a', '1', offset)], fresh);
    expect(lot.asked).toBe(1);
    lot.rows.push({ text: 'parked by another process', key: 'a', error: 'e' });
    await handler([incoming('a', 'late', 9n)], fresh);
    expect(lot.asked).toBe(2);
    expect(lot.rows.map(({ text }) => text)).toEqual(['parked by another process', 'late']);
  });

  it('tells how long each call took and how it went', async () => {
    const done: string[] = [];
    let tries = 0;
    const handler = consumeEach(
      {
        ...consumerOf(parkingLot()).options,
        onHandled: ({ topic, result, seconds }) => void done.push(`${topic} ${result} ${seconds >= 0}`),
      },
      async () => {
        tries += 1;
        if (tries === 1) throw new Error('once');
      },
    );
    await handler(batchOf(['a', '1']), fresh);
    expect(done).toEqual(['t error true', 't ok true']);
  });
});
