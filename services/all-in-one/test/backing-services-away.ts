import { spawn } from 'node:child_process';
import { existsSync, openSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { eventually } from '@nowahala/testkit';
import pg from 'pg';

/** Seconds that a backing service is away; ENGINE_AWAY_SECONDS makes it longer. */
export const AWAY_SECONDS = Number(process.env.ENGINE_AWAY_SECONDS ?? 10);

export type ComeBack = () => Promise<void>;

/** A real stop and start of the PostgreSQL server on this machine, as its operator does it. */
export async function stopPostgres(url: string): Promise<ComeBack> {
  const folder = await dataFolderOf(url);
  const [binary = '', ...args] = [...readFileSync(join(folder, 'postmaster.opts'), 'utf8').matchAll(/"([^"]*)"|(\S+)/g)].map(
    ([, quoted, bare]) => quoted ?? bare ?? '',
  );
  const pid = Number(readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')[0]);
  process.kill(pid, 'SIGINT');
  await eventually('PostgreSQL is gone', () => !existsSync(join(folder, 'postmaster.pid')));
  return async () => {
    const { uid, gid } = statSync(folder);
    const log = openSync(join(folder, 'restarted.log'), 'a');
    spawn(binary, args, { uid, gid, cwd: folder, detached: true, stdio: ['ignore', log, log] }).unref();
    await eventually('PostgreSQL answers again', async () => {
      await query(url, 'SELECT 1');
      return true;
    });
  };
}

/** A broker that neither answers nor hangs up. */
export async function freezeKafka(): Promise<ComeBack> {
  const pid = Number(process.env.KAFKA_BROKER_PID);
  if (!pid) throw new Error('KAFKA_BROKER_PID names no broker on this machine that could be stopped.');
  process.kill(pid, 'SIGSTOP');
  return async () => void process.kill(pid, 'SIGCONT');
}

async function dataFolderOf(url: string): Promise<string> {
  const [row] = await query(url, 'SHOW data_directory');
  return String(row!.data_directory);
}

async function query(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}
