import { mkdirSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { dirname } from 'node:path';

/** What file systems answer that cannot flush a folder, or let it be written to and not read. */
const CANNOT = new Set(['EINVAL', 'ENOTSUP', 'EISDIR', 'EPERM', 'EACCES']);

/** With its parents; answers the folders that have a new name in them. */
export function createFolder(path: string): string[] {
  const first = mkdirSync(path, { recursive: true, mode: 0o700 });
  const changed: string[] = [];
  for (let at = path; first !== undefined && at.length >= first.length; at = dirname(at)) changed.push(dirname(at));
  return changed;
}

/** A file whose name is not flushed with its folder is gone after a loss of power, whatever was flushed of what it holds. */
export async function flushNames(folders: readonly string[]): Promise<void> {
  for (const folder of folders) {
    try {
      const handle = await open(folder, 'r');
      await handle.sync().finally(() => handle.close());
    } catch (error) {
      if (!CANNOT.has((error as NodeJS.ErrnoException).code ?? '')) throw error;
    }
  }
}
