import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { sleep } from '../concurrency/sleep.js';
import pg from 'pg';

/** What a running server writes about itself in `postmaster.pid`. */
export interface Postmaster {
  pid: number;
  port: number;
}

export function readPostmaster(cluster: string): Postmaster | undefined {
  try {
    const [pid, , , port] = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
    return pid ? { pid: Number(pid), port: Number(port ?? 0) } : undefined;
  } catch {
    return undefined;
  }
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** True once a server answers on the port and its data folder is this one. */
export async function answers(url: string, cluster: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ data_directory: string }>('SHOW data_directory');
    return rows[0]?.data_directory === cluster;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/**
 * A server left behind by a process that was killed: answered means it can be reused. A pid file whose process is gone,
 * or belongs to another program by now, is removed. One that is still starting or stopping gets time to finish.
 */
export async function adoptOrphan(cluster: string, urlOf: (port: number) => string): Promise<Postmaster | undefined> {
  const giveUpAt = performance.now() + 30_000;
  for (;;) {
    const found = readPostmaster(cluster);
    if (!found) return undefined;
    if (isAlive(found.pid)) {
      if (found.port && (await answers(urlOf(found.port), cluster))) return found;
      if (isPostgres(found.pid) && performance.now() < giveUpAt) {
        await sleep(100);
        continue;
      }
    }
    rmSync(join(cluster, 'postmaster.pid'), { force: true });
    return undefined;
  }
}

function isPostgres(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('postgres');
  } catch {
    return process.platform !== 'linux';
  }
}
