import { afterAll, afterEach, beforeAll, expect, it, jest } from '@jest/globals';
import { DAY_MS, HOUR_MS } from '@nowahala/kernel';
import { newId } from '@nowahala/platform';
import { eventually } from '@nowahala/testkit';
import { startNotifier } from './app.js';
import type { NotifierApp } from './app.js';
import { DeliveryRepository } from '../src/database/delivery.repository.js';
import { ReceiptRepository } from '../src/database/receipt.repository.js';

let app: NotifierApp;
beforeAll(async () => {
  app = await startNotifier();
}, 60_000);
afterAll(() => app.stop());
afterEach(() => void jest.restoreAllMocks());

const TABLES = ['receipt', 'maintenance', 'address_refusal', 'suppression', 'incoming_message', 'delivery'];

/** A row of each table that nothing reads any more; of the first more than one statement deletes. */
async function givenOld(): Promise<void> {
  const old = new Date(app.clock.nowMs() - 31 * DAY_MS);
  const { query } = app.host.database;
  await query(`INSERT INTO notifier.receipt (provider_id, status, at) SELECT 'SM' || n, 'sent', $1 FROM generate_series(1, 5001) n`, [old]);
  await query(
    `INSERT INTO notifier.maintenance (maintenance_id, workspace_id, user_id, starts_at, ends_at, version) VALUES ($1, $1, $1, $2, $2, 1)`,
    [newId(), old],
  );
  await query(`INSERT INTO notifier.address_refusal (address, at, reason, counts) VALUES ('a@shop.example', $1, '', true)`, [old]);
  await query(`INSERT INTO notifier.suppression (address, reason, at) VALUES ('a@shop.example', '', $1)`, [old]);
  await query(`INSERT INTO notifier.incoming_message (provider_id, phone, received_at) VALUES ('SM1', '+2348012345678', $1)`, [old]);
  await query(
    `INSERT INTO notifier.delivery (id, about, transition, channel, recipient, kind, state, created_at)
     VALUES ($1, 'account', 'sent', 'email', 'x', 'account_erased', 'sent', $2)`,
    [newId(), old],
  );
}

async function leftIn(): Promise<string[]> {
  const left = TABLES.map((table) => `SELECT DISTINCT '${table}' AS name FROM notifier.${table}`).join(' UNION ALL ');
  return ((await app.host.database.query(left)) as { name: string }[]).map(({ name }) => name).toSorted();
}

it('what is old is deleted, also while the rows of one table cannot be', async () => {
  // Until the run of the start is over, which would take the rows of the first tables away.
  const last = jest.spyOn(app.host.get<DeliveryRepository>('notifier', DeliveryRepository), 'pruneConfirmations');
  await app.clock.advance(HOUR_MS);
  await eventually('it has pruned', () => last.mock.calls.length > 0);
  await givenOld();
  expect(await leftIn()).toEqual(TABLES.toSorted());
  const failing = jest.spyOn(app.host.get<ReceiptRepository>('notifier', ReceiptRepository), 'prune');
  failing.mockRejectedValue(new Error('too slow'));
  await app.clock.advance(HOUR_MS);
  await eventually('the others are gone', async () => (await leftIn()).join() === 'receipt');
  failing.mockRestore();
  await app.clock.advance(HOUR_MS);
  await eventually('all are gone', async () => (await leftIn()).length === 0);
});
