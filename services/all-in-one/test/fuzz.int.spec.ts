import { execFile, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { throwawayDatabase } from '@nowahala/testkit';
import type { ThrowawayDatabase } from '@nowahala/testkit';

const SEED = '7';
const program = join(import.meta.dirname, '..', 'fuzz', 'main.mjs');
const inFolder = (name: string) => join(import.meta.dirname, 'fuzz', name);

interface Fuzzed {
  code: number | null;
  printed: string;
}

/** `PLANT` names what is wrong with what it tries. */
function fuzz(plant: string, words: string[], nodeOptions: string[] = []): Promise<Fuzzed> {
  const given = ['--no-warnings', '--expose-gc', ...nodeOptions, program, '--seed', SEED, ...words];
  return new Promise((resolve) => {
    const env = { ...process.env, PLANT: plant };
    const child = execFile(process.execPath, given, { env }, (_error, stdout, stderr) =>
      resolve({ code: child.exitCode, printed: stdout + stderr }),
    );
  });
}

const fuzzReaders = (plant: string, words: string[] = []) =>
  fuzz(plant, ['--only', 'readers', '--tries', '100', ...words], ['--import', inFolder('planted-reader.mjs')]);

describe('the fuzzer', () => {
  let database: ThrowawayDatabase;
  const children: ChildProcess[] = [];

  beforeAll(async () => {
    database = await throwawayDatabase();
  });
  afterEach(() => {
    for (const child of children.splice(0)) child.kill('SIGKILL');
  });
  afterAll(() => database.drop());

  /** Against a small product with this fault. */
  async function fuzzProduct(plant: string, part: string, words: string[] = []): Promise<Fuzzed> {
    const env = { ...process.env, PLANT: plant, DATABASE: part === 'topics' ? database.url : '' };
    const child = spawn(process.execPath, ['--no-warnings', inFolder('small-product.mjs')], { env, stdio: ['ignore', 'pipe', 'ignore'] });
    children.push(child);
    const line = await new Promise<string>((resolve) => createInterface(child.stdout).once('line', resolve));
    const { at, inspector } = JSON.parse(line) as { at: string; inspector: string };
    const tries = part === 'topics' ? '1' : '80';
    return fuzz(plant, ['--only', part, '--tries', tries, '--at', at, '--inspector', inspector, '--database', database.url, ...words]);
  }

  it('ends well where there is no fault', async () => {
    for (const { code, printed } of await Promise.all([fuzzReaders('none'), fuzzProduct('none', 'routes'), fuzzProduct('none', 'topics')]))
      expect({ code, printed }).toEqual({ code: 0, printed: expect.stringMatching(/[1-9]\d* tried, 0 faults\n$/) });
  });

  it.each([
    ['throws', [], 'Error: planted'],
    ['hangs', ['--patience', '3'], 'it does not end'],
    ['leaks', [], /memory grew by \d+ MB/],
  ] as const)('names seed and input where a reader %s', async (plant, words, what) => {
    const { code, printed } = await fuzzReaders(plant, [...words]);
    expect(printed).toMatch(what);
    expect(printed).toMatch(new RegExp(`FAULT in .* \\(seed ${SEED}, try \\d+\\)`));
    // "ello", which the planted fault needs.
    if (plant !== 'leaks') expect(printed).toMatch(/input: 0x[0-9a-f]*656c6c6f/);
    expect(code).toBe(1);
  });

  it.each([
    ['route-throws', [], 'it answered 500'],
    ['route-hangs', ['--patience', '2'], 'no answer within 2 s'],
    ['route-leaks', [], /memory grew by \d+ MB/],
  ] as const)('names seed and input where a %s', async (plant, words, what) => {
    const { code, printed } = await fuzzProduct(plant, 'routes', [...words]);
    expect(printed).toMatch(what);
    // Memory is looked at once, at the end: it is the whole product's.
    const where = plant === 'route-leaks' ? 'the product' : 'routes';
    expect(printed).toMatch(new RegExp(`FAULT in ${where} \\(seed ${SEED}, try \\d+\\)`));
    if (plant !== 'route-leaks') expect(printed).toMatch(/input: POST http\S+thing\d+\//);
    expect(code).toBe(1);
  });

  it.each([
    ['handler-hangs', ['--patience', '5'], /small stands still in [\w.]+:\d+ at [\w.]+ \{/],
    ['handler-tries-without-end', ['--patience', '5'], /small stands still in [\w.]+:\d+ at [\w.]+ \{/],
    ['handler-takes-nothing', [], /small did not handle a good [\w.]+: Error: planted/],
  ] as const)('names seed and message where a %s', async (plant, words, what) => {
    const { code, printed } = await fuzzProduct(plant, 'topics', [...words]);
    expect(printed).toMatch(what);
    expect(printed).toMatch(new RegExp(`FAULT in rounds of hostile messages \\(seed ${SEED}, try 1\\)`));
    expect(printed).toMatch(/input: [\w.]+ \{/);
    expect(code).toBe(1);
  });
});
