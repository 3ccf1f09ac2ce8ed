import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createLogger, Database, Idempotency, platformMigrations, ProductClock } from '@nowahala/platform';
import type { Clock, Jobs } from '@nowahala/platform';
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

/** Of a machine whose clock is wrong. */
const wrongBy = (ms: number): Clock =>
  ({ offset: 0, nowMs: () => Date.now() + ms, now: () => new Date(Date.now() + ms) }) as unknown as Clock;

/** A gateway on a machine with that clock. */
function gatewayAt(clock: Clock) {
  const idempotency = new Idempotency(database, clock, logger);
  const unused = [undefined as unknown as StoredResponseRepository, undefined as unknown as Jobs] as const;
  const clicks = new ImplicitIdempotency(...unused, idempotency, logger);
  return async (principal: string, status: number) => {
    const answer = await idempotency.run({ principal, request: 'buy', ...clicks.keyFor('buy') }, async () => ({ status, body: status }));
    return answer.status;
  };
}

it('a double click is one at two gateways, however far apart their clocks are', async () => {
  const [here, there] = [0, 25_000].map((ms) => gatewayAt(wrongBy(ms)));
  expect(await here!('apart', 201)).toBe(201);
  expect(await there!('apart', 202)).toBe(201);
});

it('a double click over the border of two windows is one, and a click ten seconds later another', async () => {
  const border = Math.ceil(Date.now() / WINDOW_MS) * WINDOW_MS;
  const clickAt = (time: number, status: number) => gatewayAt(new ProductClock(time - Date.now()))('border', status);
  expect(await clickAt(border - 2_000, 201)).toBe(201);
  expect(await clickAt(border + 2_000, 202)).toBe(201);
  expect(await clickAt(border + 12_000, 203)).toBe(203);
});
