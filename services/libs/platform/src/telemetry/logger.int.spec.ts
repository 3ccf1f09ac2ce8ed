import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

const LOGGER = new URL('../../dist/telemetry/logger.js', import.meta.url).href;

describe('the logger of a process', () => {
  let full: number;
  beforeAll(() => void (full = openSync('/dev/full', 'w')));
  afterAll(() => closeSync(full));

  const child = (work: string, stdout: number | 'pipe') => {
    const code = `import { createLogger } from ${JSON.stringify(LOGGER)};
const logger = createLogger('info', 'spec');
${work}`;
    return spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: ['ignore', stdout, 'pipe'], timeout: 60_000 });
  };
  const endOf = async (work: string) => {
    const running = child(work, full);
    let printed = '';
    running.stderr!.on('data', (chunk) => (printed += chunk));
    const [code, signal] = await once(running, 'close');
    return { code, signal, printed };
  };
  const ended = { code: 0, signal: null, printed: '' };

  it.each([
    ['ends by itself', ''],
    ['is ended', 'process.exit(0);'],
    ['works on for a while', `setTimeout(() => { logger.info('one'); logger.info('more'); process.exit(0); }, 300);`],
    ['says that it cannot go on', `logger.fatal('no more'); process.exit(0);`],
  ])('keeps it from nothing on a full disk when it %s', async (_what, then) => {
    const work = `for (let line = 0; line < 1000; line += 1) logger.info({ line }, 'work done');\n${then}`;
    expect(await endOf(work)).toEqual(ended);
  });

  it.each([
    ['ends by itself', 5000, ''],
    ['is ended', 200, 'process.exit(0);'],
  ])('writes every line of it when it %s', async (_what, count, then) => {
    const running = child(`for (let line = 0; line < ${count}; line += 1) logger.info({ line }, 'é'.repeat(20));\n${then}`, 'pipe');
    let text = '';
    running.stdout!.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
    expect(await once(running, 'close')).toEqual([0, null]);
    const numbers = text
      .trimEnd()
      .split('\n')
      .map((line) => (JSON.parse(line) as { line: number }).line);
    expect(numbers.toSorted((a, b) => a - b)).toEqual(Array.from({ length: count }, (_, line) => line));
  });

  it('holds nothing up while nobody reads its lines', async () => {
    const running = child(
      `for (let line = 0; line < 5000; line += 1) logger.info({ line }, 'work done');
setTimeout(() => process.stderr.write('went on'), 50);`,
      'pipe',
    );
    expect(String((await once(running.stderr!, 'data'))[0])).toBe('went on');
    running.stdout!.resume();
    expect(await once(running, 'close')).toEqual([0, null]);
  });

  /** What comes out of a pipe whose reader stands still at first, as one that collects the lines of a container may. */
  const throughPipe = async (work: string, stillSeconds: number) => {
    const code = `import { createLogger } from ${JSON.stringify(LOGGER)};
const logger = createLogger('info', 'spec');
${work}`;
    const pipeline = `"$0" --input-type=module -e "$1" | (sleep ${stillSeconds}; cat)`;
    const running = spawn('sh', ['-c', pipeline, process.execPath, code], { stdio: ['ignore', 'pipe', 'inherit'], timeout: 60_000 });
    let text = '';
    running.stdout.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
    await once(running, 'close');
    return text.trimEnd().split('\n');
  };
  const numberOf = (line: string) => {
    try {
      return (JSON.parse(line) as { line: number }).line;
    } catch {
      return `${line.slice(0, 80)}...`;
    }
  };

  it.each([
    ['blocks', ''],
    ['does not block', 'process.stdout;'],
  ])('writes the rest of a half-written line before the next ones when it is ended, where the pipe %s', async (_how, open) => {
    const work = `${open}
for (let line = 0; line < 20; line += 1) logger.info({ line }, '-'.repeat(30_000));
setTimeout(() => { logger.info({ line: 20 }, 'ended'); process.exit(0); }, 700);`;
    const lines = await throughPipe(work, 1.2);
    expect(lines.map(numberOf)).toEqual(Array.from({ length: 21 }, (_, line) => line));
  });

  it('keeps so many bytes of lines for a reader who stands still, however few lines they are', async () => {
    const work = `for (let line = 0; line < 1000; line += 1) logger.info({ line }, '-'.repeat(100_000));`;
    const lines = await throughPipe(work, 1);
    const numbers = lines.map(numberOf);
    expect(numbers).toEqual(Array.from(numbers, (_, line) => line));
    expect(numbers.length).toBeGreaterThan(60);
    expect(numbers.length).toBeLessThan(90);
  });
});
