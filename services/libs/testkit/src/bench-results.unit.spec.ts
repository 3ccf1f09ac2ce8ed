import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it, jest } from '@jest/globals';

const folder = mkdtempSync(join(tmpdir(), 'bench-results-'));
const file = join(folder, 'results.json');
interface Results {
  result(one: { name: string; ours: number; rival?: number | null; goal?: number; lower?: boolean }): string;
  finish(): void;
}
let results: Results;

beforeEach(async () => {
  process.env.RESULTS = file;
  jest.resetModules();
  // @ts-expect-error a script without types
  results = (await import('../bench/results.mjs')) as Results;
});
afterAll(() => {
  delete process.env.RESULTS;
  rmSync(folder, { recursive: true });
});

describe('what a benchmark says', () => {
  it('is met or not where both were measured', () => {
    expect(results.result({ name: 'a', ours: 30, rival: 10, goal: 3 })).toBe('met');
    expect(results.result({ name: 'b', ours: 29, rival: 10, goal: 3 })).toBe('NOT met');
    expect(results.result({ name: 'c', ours: 4, goal: 5, lower: true })).toBe('met');
    results.finish();
    expect(JSON.parse(readFileSync(file, 'utf8'))[0]).toEqual({ name: 'a', ours: 30, rival: 10, ratio: 3, goal: 3 });
  });

  it.each([null, 0, Number.NaN])('is never met against a rival that could not run (%s)', (rival) => {
    expect(results.result({ name: 'ping', ours: 30, rival, goal: 3 })).toBe('not measured: the rival could not run');
    results.finish();
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual([{ name: 'ping', ours: 30, rival: null, ratio: null, goal: 3 }]);
  });

  it.each([0, Number.NaN, Number.POSITIVE_INFINITY, -1])('is a failure where our own figure could not be measured (%s)', (ours) => {
    expect(() => results.result({ name: 'ping', ours, rival: 10, goal: 3 })).toThrow('ping could not be measured');
    expect(() => results.finish()).toThrow('nothing was measured');
  });
});
