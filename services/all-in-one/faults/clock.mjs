/** A wall clock that can be shifted for the programs that are started with a library before their own: `clock.c`. */
import { spawnSync } from 'node:child_process';
import { openSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const source = fileURLToPath(new URL('clock.c', import.meta.url));

/** The library to preload and what shifts its clock; undefined without a C compiler. */
export function makeClock(folder, name = 'clock') {
  const file = join(folder, `${name}-shift`);
  const shift = Buffer.alloc(8);
  writeFileSync(file, shift, { mode: 0o644 });
  const library = join(folder, `${name}.so`);
  const words = ['-O2', '-shared', '-fPIC', `-DCLOCK_FILE="${file}"`, '-o', library, source, '-ldl'];
  if (spawnSync('cc', words, { stdio: 'inherit' }).status !== 0) return undefined;
  const handle = openSync(file, 'r+');
  return {
    library,
    /** Seconds ahead of the true time. */
    set: (seconds) => {
      shift.writeBigInt64LE(BigInt(seconds) * 1_000n);
      writeSync(handle, shift, 0, shift.length, 0);
    },
  };
}
