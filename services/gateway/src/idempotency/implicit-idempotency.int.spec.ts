import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Clock, createLogger, Database, Idempotency, platformMigrations } from '@nowahala/platform';
import type { Jobs } from '@nowahala/platform';
import { throwawayDatabase } from '@nowahala/testkit';
import type { ThrowawayDatabase } from '@nowahala/testkit';
import type { StoredResponseRepository } from '../database/stored-response.repository.js';
import { ImplicitIdempotency } from './implicit-idempotency.js';

const WINDOW_MS = 10_000;
const logger = createLogger('silent', 'spec');
let server: ThrowawayDatabase;
let database: Database;
beforeAll(async () => {
  server = await throwawayDatabase();
  database = new Database({ url: server.url, schema: 'spec', poolSize: 2, migrations: platformMigrations, logger });
  await database.connect();
  await database.migrate();
});
afterAll(async () => {
  await database.close();
  await server.drop();
});

it.each([15_000, 0, -15_000])(
  'a double click over the border of two windows is one, where the clock is wrong by %i ms',
  async (wrongMs) => {
    const border = Math.ceil((Date.now() + wrongMs) / WINDOW_MS) * WINDOW_MS;
    let now = border - 100;
    const clock = { offset: 0, nowMs: () => now, now: () => new Date(now) } as unknown as Clock;
    const idempotency = new Idempotency(database, clock, logger);
    const clicks = new ImplicitIdempotency(
      undefined as unknown as StoredResponseRepository,
      clock,
      undefined as unknown as Jobs,
      idempotency,
      logger,
    );
    const click = (status: number) =>
      idempotency.run({ principal: `of ${wrongMs}`, request: 'buy', ...clicks.keyFor('buy') }, () =>
        Promise.resolve({ status, body: status }),
      );
    expect(await click(201)).toEqual({ status: 201, body: 201 });
    now = border + 100;
    expect(await click(202)).toEqual({ status: 201, body: 201 });
  },
);
