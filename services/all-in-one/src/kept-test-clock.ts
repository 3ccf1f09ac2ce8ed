import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ProductClock } from '@nowahala/platform';

const FILE = 'test-clock';

/** The clock that TEST_CLOCK moves, kept over a restart: rows of a moved clock must not come to lie in the future. */
export function keptTestClock(dataDir: string): ProductClock {
  const file = join(dataDir, FILE);
  const clock = new ProductClock(offsetIn(file));
  clock.onAdvance(() => {
    writeFileSync(`${file}.new`, String(clock.offset));
    renameSync(`${file}.new`, file);
  });
  return clock;
}

function offsetIn(file: string): number {
  try {
    const offset = Number(readFileSync(file, 'utf8'));
    return Number.isSafeInteger(offset) && offset > 0 ? offset : 0;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return 0;
    throw error;
  }
}
