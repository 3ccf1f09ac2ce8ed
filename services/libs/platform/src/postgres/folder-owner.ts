import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { EmbeddedPostgresError } from './embedded-postgres-problems.js';
import { isAlive, statOf } from './postmaster.js';

/**
 * One process at a time is in charge of a data folder: it alone may stop the server. Without this a second start, which
 * fails a moment later because its web port is taken, would stop the database of the first one on its way out.
 */
export function claimFolder(ownerFile: string): void {
  const owner = readOwner(ownerFile);
  if (owner && owner.pid !== process.pid && isAlive(owner.pid) && owner.startedAt === startOf(owner.pid)) {
    throw new EmbeddedPostgresError(
      'IN_USE',
      `NoWahala is already running on this data folder (process ${owner.pid}); stop that one first, or set DATA_DIR to another folder.`,
    );
  }
  writeFileSync(ownerFile, `${process.pid} ${startOf(process.pid)}\n`, { mode: 0o644 });
}

export function releaseFolder(ownerFile: string): void {
  if (readOwner(ownerFile)?.pid === process.pid) rmSync(ownerFile, { force: true });
}

function readOwner(ownerFile: string): { pid: number; startedAt: string } | undefined {
  try {
    const [pid, startedAt] = readFileSync(ownerFile, 'utf8').trim().split(' ');
    return pid && startedAt ? { pid: Number(pid), startedAt } : undefined;
  } catch {
    return undefined;
  }
}

/** Clock ticks since boot at which the process began: a reused process number does not look like the old owner. */
function startOf(pid: number): string {
  return statOf(pid)[19] ?? (process.platform === 'linux' ? 'gone' : String(pid));
}
