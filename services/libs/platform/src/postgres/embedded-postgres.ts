import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, openSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { sleep } from '../concurrency/sleep.js';
import { type ClusterFiles, prepareCluster, USER } from './cluster-files.js';
import { EmbeddedPostgresError, explainFailure } from './embedded-postgres-problems.js';
import { claimFolder, releaseFolder } from './folder-owner.js';
import { adoptOrphan, answers, isAlive, type Patience, type Postmaster, readPostmaster, RecoveryWait } from './postmaster.js';
import { DatabaseConnection } from './connection.js';

export interface EmbeddedPostgresOptions {
  /** The folder that holds everything: the cluster, its password, its port and its log. */
  dataDir: string;
  /** Without it a free port is chosen once and kept. */
  port?: number;
  /** Extra server settings, for tests. */
  settings?: Record<string, string>;
  /** How long a server in recovery is waited for, and where that is reported meanwhile. */
  patience?: Patience;
}

const DATABASE = 'nowahala';
const STOPS_WITHIN_MS = 60_000;
const LOG_LIMIT_BYTES = 10 * 1024 * 1024;

/** Sized for a two-core machine that also runs every service. */
const baseSettings: Record<string, string> = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '120',
  shared_buffers: '64MB',
  fsync: 'on',
  synchronous_commit: 'on',
  jit: 'off',
  io_method: 'sync',
  wal_level: 'minimal',
  max_wal_senders: '0',
  wal_compression: 'pglz',
  checkpoint_timeout: '15min',
  max_wal_size: '512MB',
  idle_in_transaction_session_timeout: '15s',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_min_messages: 'warning',
};

/** A real PostgreSQL that belongs to one data folder and needs nothing from the machine. */
export class EmbeddedPostgres {
  private stopping: Promise<void> | undefined;
  private readonly guard: NodeJS.Timeout;
  private reviving = false;
  private hasReported = false;

  private constructor(
    readonly url: string,
    private server: Postmaster,
    private readonly files: ClusterFiles,
    private readonly options: EmbeddedPostgresOptions,
  ) {
    this.guard = setInterval(() => void this.revive(), 1_000).unref();
  }

  get pid(): number {
    return this.server.pid;
  }

  /** Starts the server, or takes over the one that a killed process left running on the same folder. */
  static async start(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
    const files = await prepareCluster(options.dataDir);
    claimFolder(files.ownerFile);
    const orphan = await adoptOrphan(files.cluster, (port) => urlOf(files, port, 'postgres'), options.patience);
    const running = orphan ?? (await launch(files, options));
    const url = urlOf(files, running.port, DATABASE);
    await ensureDatabase(urlOf(files, running.port, 'postgres'));
    return new EmbeddedPostgres(url, running, files, options);
  }

  /** Where the server of this folder answers, if a product is running on it; for those who only want to ask it something. */
  static async runningAt(folder: string): Promise<string | undefined> {
    const passwordFile = join(folder, 'postgres-password');
    const server = readPostmaster(join(folder, 'postgres'));
    if (!server?.port || !isAlive(server.pid) || !existsSync(passwordFile)) return undefined;
    return urlOf({ user: USER, password: readFileSync(passwordFile, 'utf8').trim() }, server.port, DATABASE);
  }

  /** Fast shutdown: running statements are cancelled, everything committed is on disk when this resolves. */
  stop(): Promise<void> {
    this.stopping ??= this.shutDown();
    return this.stopping;
  }

  /** A server that is killed while this process owns it comes back on the same port; clients only have to reconnect. */
  private async revive(): Promise<void> {
    if (this.reviving || this.stopping || isAlive(this.pid)) return;
    this.reviving = true;
    const { files, options } = this;
    try {
      // One that did not become ready in time may still be at work on its files.
      const late = await adoptOrphan(files.cluster, (port) => urlOf(files, port, 'postgres'), options.patience);
      this.server = late ?? (await launch(files, { ...options, port: this.server.port }));
      this.hasReported = false;
    } catch (error) {
      // The next round tries again. The services report only that the database does not answer.
      if (!this.hasReported) options.patience?.say?.((error as Error).message);
      this.hasReported = true;
    } finally {
      this.reviving = false;
    }
  }

  private async shutDown(): Promise<void> {
    clearInterval(this.guard);
    while (this.reviving) await sleep(20);
    if (readPostmaster(this.files.cluster)?.pid === this.pid && isAlive(this.pid)) await this.fastShutdown();
    releaseFolder(this.files.ownerFile);
  }

  /** Signals this very process and waits for it: `pg_ctl stop` waits for whoever is at work on the folder. Windows has no such signal but by `pg_ctl`. */
  private async fastShutdown(): Promise<void> {
    const { binaries, spawnAs } = this.files;
    await once(spawn(binaries.pgCtl, ['kill', 'INT', String(this.pid)], { ...spawnAs, stdio: 'ignore' }), 'exit');
    const giveUpAt = performance.now() + STOPS_WITHIN_MS;
    while (isAlive(this.pid)) {
      if (performance.now() > giveUpAt)
        throw new EmbeddedPostgresError('UNKNOWN', `The built-in database (process ${this.pid}) did not stop within a minute.`);
      await sleep(20);
    }
  }
}

type LaunchOptions = Omit<EmbeddedPostgresOptions, 'dataDir'>;

async function launch(files: ClusterFiles, { port: wanted, settings, patience }: LaunchOptions): Promise<Postmaster> {
  const port = wanted ?? (await keptPort(files));
  const flags = Object.entries({ ...baseSettings, ...settings, port: String(port) }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  if (existsSync(files.log) && statSync(files.log).size > LOG_LIMIT_BYTES) renameSync(files.log, `${files.log}.1`);
  const from = existsSync(files.log) ? statSync(files.log).size : 0;
  const log = openSync(files.log, 'a', 0o600);
  // Detached, so that Ctrl-C in a terminal reaches the services first and the database last.
  const server = spawn(files.binaries.postgres, ['-D', files.cluster, ...flags], {
    ...files.spawnAs,
    detached: true,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  try {
    await untilReady(server, files, { port, patience }, () => readFileSync(files.log).subarray(from).toString());
  } catch (error) {
    // A kept port may have been taken by another program since: choose a new one once.
    if (error instanceof EmbeddedPostgresError && error.code === 'PORT_IN_USE' && wanted === undefined) {
      rmSync(files.portFile, { force: true });
      return launch(files, { port: await keptPort(files), ...(settings && { settings }), ...(patience && { patience }) });
    }
    throw error;
  }
  server.unref();
  return { pid: server.pid!, port };
}

async function untilReady(
  server: ChildProcess,
  files: ClusterFiles,
  { port, patience }: { port: number; patience: Patience | undefined },
  printed: () => string,
): Promise<void> {
  let gone: string | undefined;
  server.once('error', (error) => (gone = error.message));
  server.once('exit', () => (gone = ''));
  const url = urlOf(files, port, 'postgres');
  const wait = new RecoveryWait(files.cluster, patience);
  for (;;) {
    if (gone !== undefined) throw explainFailure(`${printed()}\n${gone}`, { cluster: files.cluster, port });
    if (readPostmaster(files.cluster)?.pid === server.pid && (await answers(url, files.cluster))) return;
    await wait.goOn(20);
  }
}

async function ensureDatabase(url: string): Promise<void> {
  const client = new DatabaseConnection({ connectionString: url });
  await client.connect();
  try {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [DATABASE]);
    if (!rowCount) await client.query(`CREATE DATABASE ${DATABASE}`);
  } finally {
    await client.end();
  }
}

async function keptPort(files: ClusterFiles): Promise<number> {
  const kept = existsSync(files.portFile) ? Number(readFileSync(files.portFile, 'utf8')) : 0;
  if (kept && (await isFree(kept))) return kept;
  const port = await freePort();
  files.keep(files.portFile, String(port), 0o644);
  return port;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}

function urlOf(files: Pick<ClusterFiles, 'user' | 'password'>, port: number, database: string): string {
  return `postgres://${files.user}:${files.password}@127.0.0.1:${port}/${database}`;
}
