import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { throwawayDatabase } from '@nowahala/testkit';
import type { ThrowawayDatabase } from '@nowahala/testkit';
import { Database } from './database.js';
import { platformMigrations } from './platform-migrations.js';
import { Leases } from './leases.js';
import { createLogger } from '../telemetry/logger.js';

describe('leases of a process that was killed', () => {
  let throwaway: ThrowawayDatabase;
  let database: Database;
  beforeAll(async () => {
    throwaway = await throwawayDatabase();
    const logger = createLogger('silent', 'spec');
    database = new Database({ url: throwaway.url, schema: 'leasing', poolSize: 2, entities: [], migrations: platformMigrations, logger });
    await database.connect();
    await database.migrate();
  });
  afterAll(async () => {
    await database?.close();
    await throwaway?.drop();
  });

  it('are free at once for who comes back to its place, under a new epoch, and for nobody else', async () => {
    const killed = new Leases(database, 'pod-1:946');
    const before = await killed.hold('outbox', 600);
    for (const other of [new Leases(database, 'pod-1:9464'), new Leases(database, 'pod-2:946'), new Leases(database)]) {
      await other.releasePreviousIncarnation();
      expect(await other.hold('outbox', 600)).toBeUndefined();
    }
    await killed.releasePreviousIncarnation();
    const back = new Leases(database, 'pod-1:946');
    expect(await back.hold('outbox', 600)).toBeUndefined();
    await back.releasePreviousIncarnation();
    expect((await back.hold('outbox', 600))!.epoch).toBe(before!.epoch + 1n);
    expect(await killed.take(['outbox'], 600)).toEqual([]);
  });

  it('are void when they were taken before the clock went back, and hold within a small step', async () => {
    const died = new Leases(database, 'pod-3:1');
    const { epoch } = (await died.hold('prune', 60))!;
    const stepsBack = (seconds: number) =>
      database.query(`UPDATE lease SET lease_until = lease_until + make_interval(secs => $1) WHERE name = 'prune'`, [seconds]);
    const next = new Leases(database, 'pod-4:1');
    await stepsBack(30);
    expect(await next.hold('prune', 60)).toBeUndefined();
    await stepsBack(3_600);
    expect((await next.hold('prune', 60))!.epoch).toBe(epoch + 1n);
  });
});
