import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { throwawayDatabase } from '@nowahala/testkit';
import type { ThrowawayDatabase } from '@nowahala/testkit';
import type { InMessage } from '../bus/event-bus.js';
import { ManualClock } from '../core/clock.js';
import { newId } from '../core/ids.js';
import { Database } from '../database/database.js';
import { platformMigrations } from '../database/platform-migrations.js';
import { Store } from '../event-store/store.js';
import { createLogger } from '../telemetry/logger.js';
import { MessageContext, onceEach } from './message-context.js';

let server: ThrowawayDatabase;
let database: Database;
let store: Store;

beforeAll(async () => {
  server = await throwawayDatabase();
  const logger = createLogger('silent', 'spec');
  database = new Database({ url: server.url, schema: 'spec', poolSize: 4, migrations: platformMigrations, camelCaseRows: true, logger });
  await database.connect();
  await database.migrate();
  store = new Store({ database, clock: new ManualClock(new Date('2026-11-27T12:00:00Z')), producer: 'spec' });
});
afterAll(async () => {
  await database.close();
  await server.drop();
});

const item = (message: string, id = newId()) => ({
  message,
  context: new MessageContext(
    { id, topic: 't', headers: { correlation_id: `about ${message}` } } as unknown as InMessage,
    'spec.main',
    store,
  ),
});

it('a batch is worked on in one transaction, and what came before is left out of it', async () => {
  const [a, b, c] = [item('a'), item('b'), item('c')];
  const worked: string[][] = [];
  const work = async (fresh: { message: string }[]) => void worked.push(fresh.map(({ message }) => message));
  await onceEach([a, b], work);
  await onceEach([b, c, c, a], work);
  await onceEach([a, b, c], work);
  await onceEach([], work);
  expect(worked).toEqual([['a', 'b'], ['c']]);
  expect(await a.context.once(async () => undefined)).toBe(false);
});

it('a batch that fails is not remembered', async () => {
  const [a, b] = [item('a'), item('b')];
  const failing = onceEach([a, b], async () => {
    throw new Error('not now');
  });
  await expect(failing).rejects.toThrow('not now');
  const worked: string[] = [];
  await onceEach([a, b], async (fresh) => void worked.push(...fresh.map(({ message }) => message)));
  expect(worked).toEqual(['a', 'b']);
});

it('what is published for a message of a batch says that it follows from that message', async () => {
  const batch = [item('a'), item('b')];
  const userId = newId();
  await onceEach(batch, (fresh) =>
    Promise.all(
      fresh.map(({ message, tx }) => tx.publish('user.registered', { userId, registeredAt: tx.now }, { key: message, tenantId: userId })),
    ),
  );
  const rows = await database.query<{ key: string; headers: Record<string, string> }>('SELECT key, headers FROM outbox ORDER BY key');
  expect(rows.map(({ key, headers }) => [key, headers.correlation_id, headers.causation_id])).toEqual(
    batch.map(({ message, context }) => [message, `about ${message}`, context.id]),
  );
});
