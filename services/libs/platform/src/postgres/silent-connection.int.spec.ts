import { connect, createServer } from 'node:net';
import type { AddressInfo, Server, Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { throwawayDatabase } from '@nowahala/testkit';
import type { ThrowawayDatabase } from '@nowahala/testkit';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { BusDatabase } from '../bus/postgres/bus-database.js';
import { sleep } from '../concurrency/sleep.js';
import { Database, isTransientDatabaseError } from '../database/database.js';
import { createLogger } from '../telemetry/logger.js';
import { SharedConnections } from './shared-connections.js';

const SILENT_FOR_MS = 500;
const logger = createLogger('silent', 'spec');

class TakesItsTime1799999999997 implements MigrationInterface {
  name = 'TakesItsTime1799999999997';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('SELECT pg_sleep(1.2)');
  }

  down(): Promise<void> {
    return Promise.resolve();
  }
}

/** Between a service and its database: from `lose` on nothing of the connections that exist arrives, and neither side hears why. */
class Network {
  private readonly server: Server;
  private readonly pairs: [Socket, Socket][] = [];

  constructor(to: URL) {
    this.server = createServer((near) => {
      const far = connect(Number(to.port || 5432), to.hostname);
      for (const [from, into] of [
        [near, far],
        [far, near],
      ] as const) {
        from.on('error', () => undefined).on('data', (bytes) => void into.write(bytes));
        from.on('close', () => into.destroy());
      }
      this.pairs.push([near, far]);
    });
  }

  async open(): Promise<number> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return (this.server.address() as AddressInfo).port;
  }

  lose(): void {
    for (const socket of this.pairs.flat()) socket.removeAllListeners('data').removeAllListeners('close').pause();
  }

  async close(): Promise<void> {
    for (const socket of this.pairs.flat()) socket.destroy();
    await new Promise((resolve) => this.server.close(resolve));
  }
}

let throwaway: ThrowawayDatabase;
let network: Network;
let url: string;
let connections: SharedConnections | undefined;
let database: Database;
beforeEach(async () => {
  throwaway = await throwawayDatabase();
  network = new Network(new URL(throwaway.url));
  const through = new URL(throwaway.url);
  [through.hostname, through.port] = ['127.0.0.1', String(await network.open())];
  url = through.toString();
});
afterEach(async () => {
  await database.close();
  await network.close();
  await connections?.close();
  connections = undefined;
  await throwaway.drop();
});

const pools: [string, () => Database][] = [
  [
    'a pool of its own',
    () => new Database({ url, schema: 'spec', poolSize: 2, silentForMs: SILENT_FOR_MS, migrations: [TakesItsTime1799999999997], logger }),
  ],
  [
    'a shared pool',
    () => {
      connections = new SharedConnections({ connectionString: url, silentForMs: SILENT_FOR_MS }, 3);
      return new Database({ url: '', schema: 'spec', poolSize: 1, connections, migrations: [TakesItsTime1799999999997], logger });
    },
  ],
];

/** What fails may come again, and does: each try loses one of the connections that say nothing. */
async function untilAnswered(ask: () => Promise<unknown>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const error = await Promise.race([ask().then(() => undefined, (failed: unknown) => failed), sleep(5_000).then(() => new Error('no answer'))]); // prettier-ignore
    if (error === undefined) return;
    if (attempt === 6 || !isTransientDatabaseError(error)) throw error;
  }
}

describe.each(pools)('a connection of %s that dies without a word', (_, open) => {
  const asks: [string, (lose: () => void) => Promise<unknown>][] = [
    ['statement', (lose) => (lose(), database.query('SELECT 1'))],
    ['statement that others depend on', (lose) => (lose(), database.vital.query('SELECT 1'))],
    ['statement of an entity manager', (lose) => (lose(), database.manager.query('SELECT 1'))],
    [
      'transaction',
      (lose) =>
        database.transaction(async (tx) => {
          await tx.query('SELECT 1');
          lose();
          await tx.query('SELECT 2');
        }),
    ],
    [
      'end of a transaction',
      (lose) =>
        database.transaction(async (tx) => {
          await tx.manager.query('SELECT 1');
          lose();
        }),
    ],
  ];

  it.each(asks)(
    'fails its %s, and what comes next is answered',
    async (__, ask) => {
      database = open();
      await database.connect();
      await database.transaction((tx) => tx.query('SELECT 1'));
      let isLost = false;
      const lose = (): void => {
        if (!isLost) network.lose();
        isLost = true;
      };
      await untilAnswered(() => ask(lose));
      await untilAnswered(() => database.transaction((tx) => tx.query('SELECT 1')));
    },
    30_000,
  );

  it('is not one whose answer came while this process itself stood still', async () => {
    url = throwaway.url;
    database = open();
    await database.connect();
    await database.query('SELECT 1');
    const asked = database.query('SELECT pg_sleep(0.2)');
    await sleep(50);
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2 * SILENT_FOR_MS);
    expect(await asked).toHaveLength(1);
  });

  it('is not one whose statements travel together and take long together', async () => {
    database = open();
    await database.connect();
    const four = () => database.transaction((tx) => Promise.all(Array.from({ length: 4 }, () => tx.query('SELECT pg_sleep(0.2)'))));
    expect(await four()).toHaveLength(4);
    await database.transaction((tx) => Promise.all([tx.query('SELECT 1'), tx.query('SELECT pg_sleep(0.7)'), tx.query('SELECT 1')]));
  });

  it('is one again once they are answered', async () => {
    database = open();
    await database.connect();
    const asked = database.transaction(async (tx) => {
      await Promise.all(Array.from({ length: 30 }, () => tx.query('SELECT 1')));
      network.lose();
      return tx.query('SELECT 2');
    });
    const lostAt = performance.now();
    await expect(asked).rejects.toThrow(/silent/);
    expect(performance.now() - lostAt).toBeLessThan(10 * SILENT_FOR_MS);
  });

  it('is not one whose statement may take its time, nor one that rests', async () => {
    database = open();
    await database.connect();
    await database.migrate();
    await database.transaction((tx) => tx.query('SELECT pg_sleep(1.2)'), { patient: true });
    const pid = async () => (await database.query('SELECT pg_backend_pid() AS pid'))[0];
    const before = await pid();
    await sleep(2 * SILENT_FOR_MS);
    expect(await pid()).toEqual(before);
  });
});

it('is not waited for either while a connection is set to what the next statement needs', async () => {
  database = pools[0]![1]();
  const bus = new BusDatabase({ connectionString: url }, SILENT_FOR_MS, { durable: 1, relaxed: 1 });
  try {
    await bus.read({ name: 'prepared', text: 'SELECT $1::int AS one', values: [1] });
    network.lose();
    // Planned for its values: the connection has to be set to that first.
    await expect(bus.read({ text: 'SELECT $1::int AS one', values: [1] })).rejects.toThrow('cannot be used');
    expect(await bus.read({ text: 'SELECT $1::int AS one', values: [1] })).toEqual([{ one: 1 }]);
  } finally {
    await bus.close();
  }
});
