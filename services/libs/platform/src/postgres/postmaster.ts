import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { sleep } from '../concurrency/sleep.js';
import { EmbeddedPostgresError } from './embedded-postgres-problems.js';
import { DatabaseConnection } from './connection.js';

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

/** False also for a zombie: it was killed, and its parent has only not asked yet how it ended. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !/^[ZX]/.test(statOf(pid)[0] ?? '');
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** `/proc/<pid>/stat` from the state on, which is the first field after the name; empty where there is none. */
export function statOf(pid: number): string[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return [];
  }
}

/** True once a server answers on the port and its data folder is this one. */
export async function answers(url: string, cluster: string): Promise<boolean> {
  const client = new DatabaseConnection({ connectionString: url, connectionTimeoutMillis: 2_000 });
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

export interface Patience {
  /** Default half an hour. */
  mostMs?: number;
  say?: (line: string) => void;
  /** Default ten seconds. */
  sayEveryMs?: number;
}

const MOST_MS = 30 * 60_000;
const SAY_EVERY_MS = 10_000;
/** Where a process does not show what it is (not on Linux), a number that never answers belongs to another program. */
const STRANGER_AFTER_MS = 30_000;

/** Crash recovery of a big database on a slow disk takes minutes: says so meanwhile, and in the end that it was too long. */
export class RecoveryWait {
  private readonly since = performance.now();
  private reportedAt = performance.now();

  constructor(
    private readonly cluster: string,
    private readonly patience: Patience = {},
  ) {}

  get elapsedMs(): number {
    return performance.now() - this.since;
  }

  async goOn(betweenMs: number): Promise<void> {
    const { mostMs = MOST_MS, say = () => undefined, sayEveryMs = SAY_EVERY_MS } = this.patience;
    const seconds = Math.round(this.elapsedMs / 1_000);
    if (this.elapsedMs > mostMs)
      throw new EmbeddedPostgresError(
        'SLOW_START',
        `The built-in database runs and did not answer within ${seconds} seconds; its log is beside ${this.cluster}. Start again to wait for it.`,
      );
    if (performance.now() - this.reportedAt > sayEveryMs) {
      this.reportedAt = performance.now();
      say(`The built-in database is putting its files in order after it was cut off (${seconds} s so far). Nothing is lost; please wait.`);
    }
    await sleep(betweenMs);
  }
}

/**
 * A server left behind by a process that was killed: answered means it can be reused. A pid file whose process is gone,
 * or belongs to another program by now, is removed. One that is still starting or stopping is waited for, however long.
 */
export async function adoptOrphan(cluster: string, urlOf: (port: number) => string, patience?: Patience): Promise<Postmaster | undefined> {
  const wait = new RecoveryWait(cluster, patience);
  for (;;) {
    const found = readPostmaster(cluster);
    if (!found) return undefined;
    if (!isAlive(found.pid) || !mayServe(found.pid, cluster, wait.elapsedMs)) {
      rmSync(join(cluster, 'postmaster.pid'), { force: true });
      return undefined;
    }
    if (found.port && (await answers(urlOf(found.port), cluster))) return found;
    await wait.goOn(100);
  }
}

/** Whether this process is the server of this folder, which stands in its command line. */
function mayServe(pid: number, cluster: string, waitedMs: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').includes(cluster);
  } catch {
    return process.platform !== 'linux' && waitedMs < STRANGER_AFTER_MS;
  }
}
