/** A disk of its own for a folder, small enough to be filled up; only root may mount one. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, rmSync, statfsSync, statSync } from 'node:fs';
import { join } from 'node:path';

const SIZE = '1536m';
const FULL_BYTES = 64 * 1_024;
/** The database's log needs a segment as large at a time. */
const FULL_ENOUGH_BYTES = 16 * 1_024 * 1_024;
const FILLS = 20;

/** Undefined where this account cannot mount. */
export function mountDisk(folder) {
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE},mode=755`, 'tmpfs', folder], { stdio: 'ignore' });
  if (mounted.status !== 0) return undefined;
  const ballast = join(folder, 'ballast');
  const freeBytes = () => statfsSync(folder).bavail * statfsSync(folder).bsize;
  return {
    /** Others write meanwhile, so one go is not enough. */
    fill: async () => {
      for (let gone = 0; gone < FILLS && freeBytes() > FULL_BYTES; gone += 1) {
        const from = existsSync(ballast) ? statSync(ballast).size : 0;
        const length = gone % 2 === 0 ? freeBytes() : freeBytes() >> 1;
        await once(spawn('fallocate', ['-o', String(from), '-l', String(length), ballast], { stdio: 'ignore' }), 'exit');
      }
      if (freeBytes() < FULL_ENOUGH_BYTES) return;
      rmSync(ballast, { force: true });
      throw new Error('the disk could not be filled');
    },
    removeBallast: () => rmSync(ballast, { force: true }),
    unmount: () => spawnSync('umount', [folder], { stdio: 'inherit' }),
  };
}
