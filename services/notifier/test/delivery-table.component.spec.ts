import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { HOUR_MS } from '@nowahala/kernel';
import { Database, newId } from '@nowahala/platform';
import type { SqlRunner } from '@nowahala/platform';
import { startNotifier } from './app.js';
import type { NotifierApp } from './app.js';
import { DeliveryLogQuery } from '../src/database/delivery-log.query.js';
import { DeliveryRepository } from '../src/database/delivery.repository.js';
import type { DeliveryLane } from '../src/database/delivery.repository.js';
import { deliveryLog } from '../src/messages/catalogue.js';
import type { Kind } from '../src/domain/notification-kinds.js';

let app: NotifierApp;
let database: Database;
beforeAll(async () => {
  app = await startNotifier();
  database = app.host.get('notifier', Database);
});
afterAll(() => app.stop());

const repository = () => app.host.get<DeliveryRepository>('notifier', DeliveryRepository);

const later = (hours: number) => new Date(app.clock.nowMs() + hours * HOUR_MS);
const queued = async (kind: Kind, hours: number, firstTriedAt: Date | null = null) => {
  const id = newId();
  await database.query(
    `INSERT INTO delivery (id, about, transition, channel, recipient, kind, state, created_at, next_attempt_at, first_tried_at)
     VALUES ($1::uuid, $1::text, $2, 'email', 'ada', $2, 'queued', $3, $3, $4)`,
    [id, kind, later(hours), firstTriedAt],
  );
  return id;
};
const claimed = async (lane: DeliveryLane, limit: number, hours: number) =>
  (await repository().claimDue(database, lane, { owner: 'other', now: later(hours), limit, inHand: [] })).map(({ id }) => id).toSorted();

it('hands out an invoice that billing has to be asked for beside the alerts, not before them', async () => {
  const [paid, report, alert] = [await queued('paid', 1), await queued('report', 1), await queued('down', 1)];
  expect(await claimed('email', 9, 1)).toEqual([alert]);
  expect(await claimed('report', 9, 1)).toEqual([paid, report].toSorted());
});

it('hands out a new invoice before the reports, and one that billing did not answer in its turn', async () => {
  const [report, late] = [await queued('report', 2), await queued('report', 4)];
  const unanswered = await queued('paid', 3, later(1));
  const paid = await queued('paid', 4);
  const inOrder: string[] = [];
  for (let turn = 0; turn < 4; turn += 1) inOrder.push(...(await claimed('report', 1, 4)));
  expect(inOrder).toEqual([paid, report, unanswered, late]);
});

it('takes a counted send back where the mail was held, because nobody heard that it was counted', async () => {
  const id = await queued('down', 5);
  const now = later(5);
  const [claim] = await repository().claimDue(database, 'email', { owner: 'other', now, limit: 1, inHand: [] });
  await repository().countSend(database, claim!, { to: 'ada@shop.example', providerId: '<1@x>' });
  const sends = async () => (await database.query('SELECT uncertain_sends FROM delivery WHERE id = $1', [id]))[0];
  expect([claim!.id, await sends()]).toEqual([id, { uncertainSends: 1 }]);
  await repository().requeue(database, claim!, later(6));
  expect(await sends()).toEqual({ uncertainSends: 0 });
});

it('of a mail that came back while it waits, only the reader who still has that address hears no more', async () => {
  const [userId, moved, stays] = [newId(), newId(), newId()];
  await database.query(
    `INSERT INTO recipient (user_id, full_name, email, email_verified, phone_verified, time_zone, language, version) VALUES ($1, 'Ada', 'new@shop.example', true, false, 'Africa/Lagos', 'en', 1)`,
    [userId],
  );
  for (const [id, to] of [
    [moved, 'old@shop.example'],
    [stays, 'New@shop.example'],
  ])
    await database.query(
      `INSERT INTO delivery (id, about, transition, channel, recipient, user_id, kind, state, created_at, next_attempt_at, provider_id, handed_text)
       VALUES ($1::uuid, $1::text, 'down', 'email', 'ada', $2, 'down', 'queued', now(), now() + interval '1 hour', $1::text, jsonb_build_object('to', $3::text))`,
      [id, userId, to],
    );
  const back = (id: string) => repository().applyReceipt(database, id, 'failed', deliveryLog.faults.perhapsDelivered, app.clock.now());
  expect([await back(moved), (await back(stays))?.id]).toEqual([null, stays]);
});

/** The most rows that a part of the plan read in one go. */
const mostRead = (plan: unknown): number =>
  Math.max(...[...JSON.stringify(plan).matchAll(/"Actual Rows":([\d.]+)/g)].map(([, rows]) => Number(rows)));

it('hands out a few of the many that are due after an outage without reading all of them', async () => {
  await database.query(
    `INSERT INTO delivery (id, about, transition, channel, recipient, kind, state, created_at, next_attempt_at)
     SELECT gen_random_uuid(), 'outage ' || n, 'opened', 'whatsapp', 'ada', 'down', 'queued', $1, $1::timestamptz - n * interval '1 ms'
     FROM generate_series(1, 5000) n`,
    [later(7)],
  );
  await database.query('ANALYZE delivery');
  const plan: unknown[] = [];
  const explain = async (text: string, values?: unknown[]) => {
    plan.push(...(await database.query(`EXPLAIN (ANALYZE, FORMAT JSON) ${text}`, values)));
    return [];
  };
  const now = later(7);
  const runner = { query: explain } as unknown as SqlRunner;
  await repository().claimDue(runner, 'whatsapp', { owner: 'other', now, limit: 10, inHand: [] });
  expect(mostRead(plan)).toBeLessThan(500);
  await database.query(`DELETE FROM delivery WHERE about LIKE 'outage %'`);
});

it('hands out none before an earlier one of its group to the same recipient that is due as well, however late that one was tried', async () => {
  const [down, back] = [await queued('down', 9), await queued('resolved', 8)];
  await database.query(`UPDATE delivery SET about = 'group' WHERE id = ANY($1::uuid[])`, [[down, back]]);
  const first = await claimed('email', 9, 9);
  expect([first.includes(down), first.includes(back)]).toEqual([true, false]);
  expect(await claimed('email', 9, 9)).toEqual([]);
  await database.query(`UPDATE delivery SET state = 'sent' WHERE id = $1`, [down]);
  expect(await claimed('email', 9, 9)).toEqual([back]);
});

/** What the work asks of the database in these words, each as a plan that avoids reading a whole table where it can. */
async function plansOf(words: string, work: () => Promise<unknown>): Promise<string[]> {
  const sent = jest.spyOn(database, 'query');
  await work();
  const asked = sent.mock.calls.filter(([text]) => text.includes(words));
  sent.mockRestore();
  return database.transaction(async (tx) => {
    await tx.query('SET LOCAL enable_seqscan = off');
    const plans: string[] = [];
    for (const [text, values] of asked) plans.push(JSON.stringify(await tx.query(`EXPLAIN ${text}`, values)));
    return plans;
  });
}

it('is not read as a whole to count the alerts that wait', async () => {
  const log = app.host.get<DeliveryLogQuery>('notifier', DeliveryLogQuery);
  const plans = await plansOf('WITH waiting', () => log.waitingAlerts(app.clock.now()));
  expect(plans.length).toBeGreaterThan(0);
  for (const plan of plans) expect(plan).not.toContain('Seq Scan');
});

it('is not read as a whole to forget whom the confirmations of erasures went to, some at a time', async () => {
  await database.query(
    `INSERT INTO delivery (id, about, transition, channel, recipient, kind, state, created_at)
     SELECT gen_random_uuid(), 'gone ' || n, '', 'email', 'gone', 'account_erased', CASE n WHEN 1 THEN 'queued' ELSE 'sent' END, now()
     FROM generate_series(1, 2500) n`,
  );
  const plans = await plansOf('DELETE FROM delivery', () => repository().pruneConfirmations(database));
  expect(plans.length).toBeGreaterThan(1);
  for (const plan of plans) expect(plan).not.toContain('Seq Scan');
  expect(await database.query(`SELECT state FROM delivery WHERE kind = 'account_erased'`)).toEqual([{ state: 'queued' }]);
});
