import { describe, expect, it } from '@jest/globals';
import { WaitingLine } from './waiting-lines.js';

const settle = () => new Promise((resolve) => setImmediate(resolve));
const stays = new AbortController().signal;

/** Enters, and writes down under its name what became of it. */
function visitorsOf(line: WaitingLine) {
  const events: string[] = [];
  const enter = (name: string, address = name, gone = stays) =>
    line.enter(address, gone).then(
      () => void events.push(`${name} in`),
      (error: { code: string }) => void events.push(`${name} ${error.code}`),
    );
  return { events, enter };
}

describe('a waiting line', () => {
  it('lets so many in at a time, the others in the order in which they came', async () => {
    const line = new WaitingLine(2);
    const { events, enter } = visitorsOf(line);
    for (const name of ['a', 'b', 'c', 'd']) void enter(name);
    await settle();
    expect([events, line.waiting]).toEqual([['a in', 'b in'], 2]);
    line.leave();
    await settle();
    expect([events.at(-1), line.waiting]).toEqual(['c in', 1]);
    for (let times = 0; times < 3; times += 1) line.leave();
    await settle();
    for (const name of ['e', 'f', 'g']) void enter(name);
    await settle();
    expect([events.slice(3), line.waiting]).toEqual([['d in', 'e in', 'f in'], 1]);
  });

  it('refuses who finds it full, with a sentence and when to come again', async () => {
    const line = new WaitingLine(1, 1);
    await line.enter('a', stays);
    const waits = line.enter('b', stays);
    await expect(line.enter('c', stays)).rejects.toMatchObject({
      code: 'BUSY',
      kind: 'limited',
      message: 'Very many people are signing in just now. Please try again in a few seconds.',
      details: { retryAfterSeconds: 2 },
    });
    line.leave();
    await waits;
  });

  it('refuses who waited too long, and gives that place to nobody', async () => {
    const line = new WaitingLine(1, 10, 20);
    await line.enter('a', stays);
    await expect(line.enter('b', stays)).rejects.toMatchObject({ code: 'BUSY' });
    expect(line.waiting).toBe(0);
    line.leave();
    await line.enter('c', stays);
  });

  it('lets whose client is gone out of the line, and not in any more', async () => {
    const line = new WaitingLine(1);
    const { events, enter } = visitorsOf(line);
    const gone = new AbortController();
    for (const [name, signal] of [['a', stays] as const, ['b', gone.signal] as const, ['c', stays] as const])
      void enter(name, name, signal);
    gone.abort();
    line.leave();
    await settle();
    void enter('d', 'd', gone.signal);
    await settle();
    expect(events).toEqual(['a in', 'b BUSY', 'c in', 'd BUSY']);
    line.leave();
    await line.enter('e', gone.signal).catch(() => undefined);
    await line.enter('f', stays);
  });

  it('lets addresses take turns', async () => {
    const line = new WaitingLine(1);
    const { events, enter } = visitorsOf(line);
    for (const name of ['many 1', 'many 2', 'many 3', 'many 4']) void enter(name, 'many');
    for (const name of ['few 1', 'few 2']) void enter(name, 'few');
    for (let times = 0; times < 5; times += 1) {
      await settle();
      line.leave();
    }
    await settle();
    expect(events).toEqual(['many 1 in', 'many 2 in', 'few 1 in', 'many 3 in', 'few 2 in', 'many 4 in']);
  });

  it('takes a place from the address that has most of them for one that has fewer', async () => {
    const line = new WaitingLine(1, 3);
    const { events, enter } = visitorsOf(line);
    for (const name of ['many 1', 'many 2', 'many 3', 'many 4', 'many 5']) void enter(name, 'many');
    for (const name of ['owner', 'late']) void enter(name);
    await settle();
    expect(events).toEqual(['many 1 in', 'many 5 BUSY', 'many 4 BUSY', 'many 3 BUSY']);
    void enter('later');
    await settle();
    expect([events.at(-1), line.waiting]).toEqual(['later BUSY', 3]);
  });
});
