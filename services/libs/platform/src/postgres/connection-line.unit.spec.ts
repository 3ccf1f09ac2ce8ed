import { describe, expect, it } from '@jest/globals';
import { ConnectionLine } from './connection-line.js';

const open = (all: number, each = all, patienceMs = 5_000) =>
  new ConnectionLine({ all, each, patienceMs, tooLong: () => new Error('waited too long') });

/** Notes in which order those who wait get their connection. */
function waiting(line: ConnectionLine) {
  const order: string[] = [];
  const join = (who: string, rank = 0, name = who) =>
    void line.acquire(who, rank).then(
      () => order.push(name),
      () => undefined,
    );
  return { order, join };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('who may have a connection next', () => {
  it('is the one that a free connection served last, which is set as needed', async () => {
    const line = open(1);
    await line.acquire('analyzer');
    const { order, join } = waiting(line);
    for (const who of ['identity', 'analyzer', 'identity', 'analyzer']) join(who);
    for (const last of ['analyzer', 'analyzer', 'analyzer', 'identity']) {
      line.release(last);
      await settled();
    }
    expect(order).toEqual(['analyzer', 'analyzer', 'identity', 'identity']);
  });

  it('is what watches and notifies, then what a person waits for, then what pages ask by themselves', async () => {
    const line = open(1);
    await line.acquire('analyzer');
    const { order, join } = waiting(line);
    for (let page = 0; page < 5; page += 1) join('analyzer', 2, 'page');
    join('analyzer', 1, 'person');
    join('notifier', 0, 'alert');
    for (const last of ['analyzer', 'notifier']) {
      line.release(last);
      await settled();
    }
    expect(order).toEqual(['alert', 'person']);
    expect(line.waitingOf('analyzer')).toBe(5);
  });

  it('is in the end also who is always passed over', async () => {
    const line = open(1);
    await line.acquire('analyzer');
    const { order, join } = waiting(line);
    join('gateway', 2, 'page');
    for (let turn = 0; turn < 40; turn += 1) {
      join('analyzer', 0, 'check');
      line.release('analyzer');
      await settled();
      if (order.at(-1) === 'page') break;
    }
    expect(order.filter((one) => one === 'check')).toHaveLength(16);
    expect(order.at(-1)).toBe('page');
  });

  it('is mostly what goes first, however many pages wait', async () => {
    const line = open(1);
    await line.acquire('analyzer');
    const { order, join } = waiting(line);
    for (let page = 0; page < 100; page += 1) join('gateway', 2, 'page');
    for (let turn = 0; turn < 68; turn += 1) {
      join('analyzer', 0, 'check');
      line.release(order.at(-1) === 'page' ? 'gateway' : 'analyzer');
      await settled();
    }
    expect(order.filter((one) => one === 'page')).toHaveLength(4);
  });

  it('is at least every third time what a person waits for, however much there is to watch and to notify', async () => {
    const line = open(1);
    await line.acquire('analyzer');
    const { order, join } = waiting(line);
    for (let person = 0; person < 100; person += 1) join('gateway', 1, 'person');
    for (let page = 0; page < 100; page += 1) join('gateway', 2, 'page');
    for (let check = 0; check < 100; check += 1) join('analyzer', 0, 'check');
    for (let turn = 0; turn < 68; turn += 1) {
      line.release(turn === 0 || order.at(-1) === 'check' ? 'analyzer' : 'gateway');
      await settled();
    }
    const turnsOf = (name: string) => order.filter((one) => one === name).length;
    expect([turnsOf('check'), turnsOf('person'), turnsOf('page')]).toEqual([44, 21, 3]);
  });

  it('is of equal ones in the end also who is never preferred', async () => {
    const line = open(1);
    await line.acquire('analyzer');
    const { order, join } = waiting(line);
    join('identity');
    for (let turn = 0; turn < 40; turn += 1) {
      join('analyzer');
      line.release('analyzer');
      await settled();
      if (order.at(-1) === 'identity') break;
    }
    expect(order.filter((one) => one === 'analyzer')).toHaveLength(16);
    expect(order.at(-1)).toBe('identity');
  });

  it('is who is never preferred also where those of another rank have their turns in between', async () => {
    const line = open(1);
    await line.acquire('analyzer');
    const { order, join } = waiting(line);
    join('identity');
    for (let turn = 0; turn < 100 && !order.includes('identity'); turn += 1) {
      join('analyzer', 0, 'check');
      join('analyzer', 1, 'person');
      line.release('analyzer');
      await settled();
    }
    expect(order.filter((one) => one === 'check')).toHaveLength(16);
    expect(order.at(-1)).toBe('identity');
  });

  it('is nobody who has as many as one may have, however many are free', async () => {
    const line = open(3, 2);
    await line.acquire('stuck');
    await line.acquire('stuck');
    const { order, join } = waiting(line);
    join('stuck');
    join('other');
    await settled();
    expect(order).toEqual(['other']);
    line.release('other');
    await settled();
    expect(order).toEqual(['other']);
    line.release('stuck');
    await settled();
    expect(order).toEqual(['other', 'stuck']);
  });

  it('is nobody without patience, even where one is free', async () => {
    const line = open(1);
    await expect(line.acquire('analyzer', 1, 0)).rejects.toThrow('waited too long');
    await expect(line.acquire('analyzer')).resolves.toBeUndefined();
  });

  it('is nobody who has given up', async () => {
    const line = open(1, 1, 10);
    await line.acquire('analyzer');
    await expect(line.acquire('analyzer')).rejects.toThrow('waited too long');
    line.release('analyzer');
    await expect(line.acquire('identity')).resolves.toBeUndefined();
  });
});
