import { createServer } from 'node:net';
import type { AddressInfo, Server } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { throwawayDatabase } from '@nowahala/testkit';
import { Database } from '../database/database.js';
import { createLogger } from '../telemetry/logger.js';
import { DatabaseConnection, connectionPool } from './connection.js';
import { SharedConnections } from './shared-connections.js';

/** A message of PostgreSQL's protocol: its kind, its length, its body. */
const message = (kind: string, body: Buffer): Buffer => {
  const length = Buffer.alloc(4);
  length.writeInt32BE(body.length + 4);
  return Buffer.concat([Buffer.from(kind), length, body]);
};
const SIGNED_IN = message('R', Buffer.alloc(4));
const READY = message('Z', Buffer.from('I'));
const SHUTTING_DOWN = message('E', Buffer.from('SFATAL\0VFATAL\0C57P01\0Mterminating connection due to administrator command\0\0'));

/** Lets everybody in and shuts down at once, in the same packet and then once more. */
function stoppingServer(): Server {
  return createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => {
      socket.write(Buffer.concat([SIGNED_IN, READY, SHUTTING_DOWN, SHUTTING_DOWN]));
      setTimeout(() => socket.end(SHUTTING_DOWN), 50);
    });
  });
}

let server: Server;
let url: string;

beforeEach(async () => {
  server = stoppingServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `postgresql://somebody@127.0.0.1:${(server.address() as AddressInfo).port}/nowahala`;
});
afterEach(async () => {
  await new Promise((resolve) => server.close(resolve));
});

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 200));

// An error that nobody hears fails the spec by itself.
describe('a database that stops while it lets a connection in', () => {
  it('fails the query of a client', async () => {
    const client = new DatabaseConnection({ connectionString: url });
    await client.connect();
    await expect(client.query('SELECT 1')).rejects.toThrow(/terminat|not queryable/);
    await settled();
    await client.end().catch(() => undefined);
  });

  it('fails the query of a pool', async () => {
    const pool = connectionPool({ connectionString: url });
    await expect(pool.query('SELECT 1')).rejects.toThrow(/terminat|not queryable/);
    await settled();
    await pool.end();
  });

  it('fails the query and the transaction of a service', async () => {
    const database = new Database({ url, schema: 'stopping', poolSize: 2, logger: createLogger('silent', 'spec') });
    await database.connect().catch(() => undefined);
    const asked = await Promise.allSettled([database.query('SELECT 1'), database.transaction((tx) => tx.query('SELECT 1'))]);
    await settled();
    await database.close();
    expect(asked.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  });
});

it('lets the database notice within half a minute that this machine is gone', async () => {
  const database = await throwawayDatabase();
  const client = new DatabaseConnection({ connectionString: database.url });
  await client.connect();
  try {
    const settings = ['tcp_keepalives_idle', 'tcp_keepalives_interval', 'tcp_keepalives_count'];
    const { rows } = await client.query<{ setting: string }>('SELECT current_setting(name) AS setting FROM unnest($1::text[]) name', [
      settings,
    ]);
    expect(rows.map(({ setting }) => setting)).toEqual(['10', '5', '3']);
  } finally {
    await client.end();
    await database.drop();
  }
});

it('compiles no statement, also where the database would', async () => {
  const database = await throwawayDatabase();
  const shared = new SharedConnections({ connectionString: database.url }, 2);
  const own = connectionPool({ connectionString: database.url, options: '-c enable_seqscan=off' });
  try {
    await database.query(`ALTER DATABASE "${new URL(database.url).pathname.slice(1)}" SET jit = on`);
    const jit = 'SHOW jit';
    const answers = [await own.query(jit), await own.query('SHOW enable_seqscan'), await shared.as({ settings: {} }).query({ text: jit })];
    expect(answers.map(({ rows }) => Object.values(rows[0] as object)[0] as string)).toEqual(['off', 'off', 'off']);
  } finally {
    await Promise.all([own.end(), shared.close()]);
    await database.drop();
  }
});
