import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { sleep } from '../concurrency/sleep.js';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { EmbeddedPostgres } from './embedded-postgres.js';

const folders: string[] = [];
const running: EmbeddedPostgres[] = [];

function newFolder(): string {
  const folder = mkdtempSync('/tmp/nowahala-embedded-');
  chmodSync(folder, 0o755);
  folders.push(folder);
  return folder;
}

async function start(options: Parameters<typeof EmbeddedPostgres.start>[0]): Promise<EmbeddedPostgres> {
  const server = await EmbeddedPostgres.start(options);
  running.push(server);
  return server;
}

/** As if its process had been killed: it no longer looks after its server. */
function abandon(server: EmbeddedPostgres): void {
  clearInterval((server as unknown as { guard: NodeJS.Timeout }).guard);
  running.splice(running.indexOf(server), 1);
}

async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows as Record<string, unknown>[];
  } finally {
    await client.end();
  }
}

async function until(holds: () => boolean): Promise<void> {
  const giveUpAt = performance.now() + 15_000;
  while (!holds()) {
    if (performance.now() > giveUpAt) throw new Error('waited 15 s in vain');
    await sleep(50);
  }
}

afterEach(async () => {
  for (const server of running.splice(0)) await server.stop().catch(() => undefined);
});
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

describe('the embedded database', () => {
  it('keeps data, port and password over a stop and a start', async () => {
    const dataDir = newFolder();
    const first = await start({ dataDir });
    await query(first.url, 'CREATE TABLE kept (id int)');
    await query(first.url, 'INSERT INTO kept VALUES (7)');
    await first.stop();
    const second = await start({ dataDir });
    expect(second.url).toBe(first.url);
    expect(await query(second.url, 'SELECT id FROM kept')).toEqual([{ id: 7 }]);
  });

  it('keeps its password for the owner alone and listens on the loopback address only', async () => {
    const dataDir = newFolder();
    const server = await start({ dataDir });
    expect(statSync(join(dataDir, 'postgres-password')).mode & 0o777).toBe(0o600);
    expect(readdirSync(dataDir).sort()).toEqual(['postgres', 'postgres-owner', 'postgres-password', 'postgres-port', 'postgres.log']);
    const [settings] = await query(
      server.url,
      "SELECT current_setting('listen_addresses') AS listen, current_setting('fsync') AS fsync, current_setting('unix_socket_directories') AS sockets",
    );
    expect(settings).toEqual({ listen: '127.0.0.1', fsync: 'on', sockets: '' });
    const wrong = new URL(server.url);
    wrong.password = 'wrong';
    await expect(query(wrong.href, 'SELECT 1')).rejects.toThrow(/password authentication failed/);
  });

  it('takes over the server that a killed process left behind', async () => {
    const dataDir = newFolder();
    const first = await start({ dataDir });
    abandon(first);
    const second = await start({ dataDir });
    expect(second.pid).toBe(first.pid);
    await second.stop();
    expect(existsSync(join(dataDir, 'postgres', 'postmaster.pid'))).toBe(false);
  });

  it('starts after its server was killed hard, with what was committed', async () => {
    const dataDir = newFolder();
    const first = await start({ dataDir });
    await query(first.url, 'CREATE TABLE kept AS SELECT 1 AS id');
    abandon(first);
    process.kill(first.pid, 'SIGKILL');
    const second = await start({ dataDir });
    expect(await query(second.url, 'SELECT id FROM kept')).toEqual([{ id: 1 }]);
  });

  it('is not misled by a pid file whose number belongs to another program now', async () => {
    const dataDir = newFolder();
    const first = await start({ dataDir });
    await first.stop();
    const other = spawn('sleep', ['60']);
    writeFileSync(join(dataDir, 'postgres', 'postmaster.pid'), `${other.pid}\n${join(dataDir, 'postgres')}\n1\n1\n\n127.0.0.1\n\n`);
    try {
      const second = await start({ dataDir });
      expect(await query(second.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    } finally {
      other.kill();
    }
  });

  // Only root cannot run the server as itself.
  const asRoot = process.getuid?.() === 0;
  it('serves root from a folder that no other account may enter, and begins anew when that folder was deleted', async () => {
    const dataDir = newFolder();
    chmodSync(dataDir, 0o700);
    const first = await start({ dataDir });
    await query(first.url, 'CREATE TABLE kept AS SELECT 1 AS id');
    await first.stop();
    const cluster = realpathSync(join(dataDir, 'postgres'));
    if (asRoot) folders.push(join(cluster, '..'));
    expect(cluster.startsWith(dataDir)).toBe(!asRoot);
    const again = await start({ dataDir });
    expect(await query(again.url, 'SELECT id FROM kept')).toEqual([{ id: 1 }]);
    await again.stop();
    rmSync(dataDir, { recursive: true });
    mkdirSync(dataDir, { mode: 0o700 });
    const anew = await start({ dataDir });
    await expect(query(anew.url, 'SELECT id FROM kept')).rejects.toThrow(/does not exist/);
  });

  it('comes back by itself, on the same port, when its server is killed', async () => {
    const server = await start({ dataDir: newFolder() });
    const before = server.pid;
    process.kill(before, 'SIGKILL');
    await until(() => server.pid !== before);
    expect(await query(server.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  it('says once why it cannot come back', async () => {
    const [dataDir, lines]: [string, string[]] = [newFolder(), []];
    const server = await start({ dataDir, patience: { say: (line) => lines.push(line) } });
    writeFileSync(join(dataDir, 'postgres', 'global', 'pg_control'), Buffer.alloc(8192));
    process.kill(server.pid, 'SIGKILL');
    await until(() => lines.length > 0);
    const log = join(dataDir, 'postgres.log');
    const logged = statSync(log).size;
    await until(() => statSync(log).size > logged);
    expect(lines).toEqual([expect.stringContaining('damaged')]);
  });

  it('is stopped by the one who looks after it, although somebody else starts it again at once', async () => {
    const dataDir = newFolder();
    const first = await start({ dataDir });
    const second = await start({ dataDir });
    await second.stop();
    await until(() => first.pid !== second.pid);
    expect(await query(first.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  it('refuses a second process on a folder that a living one has in charge', async () => {
    const dataDir = newFolder();
    const other = spawn('sleep', ['60']);
    const startedAt = readFileSync(`/proc/${other.pid}/stat`, 'utf8').split(' ')[21];
    writeFileSync(join(dataDir, 'postgres-owner'), `${other.pid} ${startedAt}\n`);
    try {
      await expect(start({ dataDir })).rejects.toMatchObject({ code: 'IN_USE' });
    } finally {
      other.kill();
    }
    await once(other, 'exit');
    await expect(start({ dataDir })).resolves.toBeDefined();
  });

  it('takes over at once from a process that was killed and that nobody has buried yet', async () => {
    const dataDir = newFolder();
    // The shell never asks how its child ended, so that the child stays a zombie.
    const shell = spawn('sh', ['-c', 'sleep 60 & echo $!; exec tail -f /dev/null'], { stdio: ['ignore', 'pipe', 'ignore'] });
    const pid = Number(String((await once(shell.stdout, 'data'))[0]).trim());
    const startedAt = readFileSync(`/proc/${pid}/stat`, 'utf8').split(' ')[21];
    writeFileSync(join(dataDir, 'postgres-owner'), `${pid} ${startedAt}\n`);
    // Before it has become tail, the shell would still bury its child.
    await until(() => readFileSync(`/proc/${shell.pid}/comm`, 'utf8').startsWith('tail'));
    process.kill(pid, 'SIGKILL');
    await until(() => readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z '));
    try {
      await expect(start({ dataDir })).resolves.toBeDefined();
    } finally {
      shell.kill('SIGKILL');
    }
  });

  it('leaves the pid file of a living server alone, however long it does not answer, and says that it waits', async () => {
    const dataDir = newFolder();
    const first = await start({ dataDir });
    abandon(first);
    const pidFile = join(dataDir, 'postgres', 'postmaster.pid');
    process.kill(first.pid, 'SIGSTOP');
    try {
      await expect(EmbeddedPostgres.start({ dataDir, patience: { mostMs: 1_000 } })).rejects.toMatchObject({ code: 'SLOW_START' });
      expect(readFileSync(pidFile, 'utf8')).toContain(String(first.pid));
      const lines: string[] = [];
      const second = start({ dataDir, patience: { sayEveryMs: 1, say: (line) => lines.push(line) } });
      await until(() => lines.length > 0);
      process.kill(first.pid, 'SIGCONT');
      expect((await second).pid).toBe(first.pid);
      expect(lines[0]).toContain('Nothing is lost; please wait.');
    } finally {
      process.kill(first.pid, 'SIGCONT');
    }
  });

  describe('beside another program on its port', () => {
    let squatter: Server;
    let port: number;
    beforeAll(async () => {
      squatter = createServer().listen(0, '127.0.0.1');
      await new Promise((done) => squatter.once('listening', done));
      port = (squatter.address() as { port: number }).port;
    });
    afterAll(() => {
      squatter.close();
    });

    it('says so when that port was asked for', async () => {
      await expect(start({ dataDir: newFolder(), port })).rejects.toMatchObject({
        code: 'PORT_IN_USE',
        message: expect.stringContaining(`Port ${port}`),
      });
    });

    it('moves to a free port when it chose the port itself', async () => {
      const dataDir = newFolder();
      await (await start({ dataDir })).stop();
      writeFileSync(join(dataDir, 'postgres-port'), String(port));
      const moved = await start({ dataDir });
      expect(new URL(moved.url).port).not.toBe(String(port));
      expect(readFileSync(join(dataDir, 'postgres-port'), 'utf8')).toBe(new URL(moved.url).port);
    });
  });

  it.each([
    ['a folder of another major version', 'OTHER_VERSION', (dir: string) => writeFileSync(join(dir, 'PG_VERSION'), '15\n')],
    ['damaged settings', 'DAMAGED_CONFIG', (dir: string) => appendFileSync(join(dir, 'postgresql.conf'), '\nmax_connections = = 5\n')],
    ['a damaged control file', 'DAMAGED_DATA', (dir: string) => writeFileSync(join(dir, 'global', 'pg_control'), Buffer.alloc(8192))],
    ['a lost control file', 'DAMAGED_DATA', (dir: string) => rmSync(join(dir, 'global', 'pg_control'))],
  ])('explains %s in one sentence', async (_what, code, damage) => {
    const dataDir = newFolder();
    await (await start({ dataDir })).stop();
    damage(join(dataDir, 'postgres'));
    const failure = (await start({ dataDir }).catch((error: unknown) => error)) as Error;
    expect(failure).toMatchObject({ code });
    expect(failure.message).toContain(dataDir);
    expect(failure.message).not.toContain('\n');
  });
});
