import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { FairQueue, type Queued } from './fair-queue.js';

interface Item extends Queued {
  name: string;
}

let count = 0;
const item = (workspaceId: string, neighbourhood = `n${(count += 1)}`, urgent = false): Item => ({
  name: `${workspaceId}${(count += 1)}`,
  workspaceId,
  neighbourhood,
  urgent,
});

function drain(queue: FairQueue<Item>): Item[] {
  const out: Item[] = [];
  for (let next = queue.next(); next !== undefined; next = queue.next()) out.push(next);
  return out;
}

describe('the fair queue', () => {
  it('goes round the workspaces, so that one with thousands of checks does not hold up the others', () => {
    const queue = new FairQueue<Item>(20);
    for (let index = 0; index < 1_000; index += 1) queue.add(item('big'));
    queue.add(item('small'));
    queue.add(item('tiny'));
    const first = [queue.next(), queue.next(), queue.next(), queue.next()].map((one) => one?.workspaceId);
    expect(first).toEqual(['big', 'small', 'tiny', 'big']);
  });

  it('lets urgent checks go first', () => {
    const queue = new FairQueue<Item>(20);
    queue.add(item('a'));
    queue.add(item('b', 'n', true));
    expect(queue.next()?.workspaceId).toBe('b');
  });

  it('never sends more than a few at once into one neighbourhood, and goes on when one is done', () => {
    const queue = new FairQueue<Item>(2);
    const crowd = [item('a', 'near'), item('a', 'near'), item('b', 'near'), item('b', 'far')];
    crowd.forEach((one) => queue.add(one));
    const started = drain(queue);
    expect(started.map(({ neighbourhood }) => neighbourhood).toSorted()).toEqual(['far', 'near', 'near']);
    expect(queue.size).toBe(1);
    queue.done(started.find(({ neighbourhood }) => neighbourhood === 'near')!);
    expect(queue.next()?.neighbourhood).toBe('near');
  });

  it('looks at thousands that must wait once, not each time, and starts them one by one later', () => {
    const queue = new FairQueue<Item>(2);
    let looks = 0;
    const dead = (index: number): Item => ({
      ...item(`dead${index % 500}`),
      get neighbourhood() {
        looks += 1;
        return 'dead centre';
      },
    });
    for (let index = 0; index < 20_000; index += 1) queue.add(dead(index));
    const started = [queue.next()!, queue.next()!];
    expect(queue.next()).toBeUndefined();
    looks = 0;
    for (let index = 0; index < 1_000; index += 1) {
      const one = item('alive');
      queue.add(one);
      expect(queue.next()).toBe(one);
      queue.done(one);
    }
    expect(looks).toBe(0);
    const urgent = item('hurried', 'dead centre', true);
    queue.add(urgent);
    expect(queue.next()).toBeUndefined();
    queue.done(started[0]!);
    expect(queue.next()).toBe(urgent);
    queue.done(started[1]!);
    expect(queue.next()?.workspaceId).toMatch(/^dead/);
    expect(queue.size).toBe(20_000 - 3);
  });

  it('leaves out the oldest check of whoever asks most', () => {
    const queue = new FairQueue<Item>(20);
    const first = item('big');
    queue.add(item('small'));
    queue.add(first);
    queue.add(item('big'));
    expect(queue.shed()).toBe(first);
    expect(queue.size).toBe(2);
    expect(new FairQueue<Item>(1).shed()).toBeUndefined();
  });

  it('loses nothing, repeats nothing and keeps its limits, whatever comes', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            w: fc.integer({ min: 0, max: 4 }),
            n: fc.integer({ min: 0, max: 3 }),
            urgent: fc.boolean(),
            take: fc.boolean(),
          }),
          { maxLength: 200 },
        ),
        (moves) => {
          const queue = new FairQueue<Item>(3);
          const running: Item[] = [];
          const seen = new Set<string>();
          const take = (): void => {
            const next = queue.next();
            if (next === undefined) return;
            expect(seen.has(next.name)).toBe(false);
            seen.add(next.name);
            running.push(next);
            expect(running.filter(({ neighbourhood }) => neighbourhood === next.neighbourhood).length).toBeLessThanOrEqual(3);
          };
          for (const move of moves) {
            queue.add(item(`w${move.w}`, `n${move.n}`, move.urgent));
            if (move.take) take();
            if (running.length > 5) queue.done(running.shift()!);
          }
          while (queue.size > 0 || running.length > 0) {
            take();
            if (running.length > 0) queue.done(running.shift()!);
          }
          expect(seen.size).toBe(moves.length);
        },
      ),
    );
  });
});
