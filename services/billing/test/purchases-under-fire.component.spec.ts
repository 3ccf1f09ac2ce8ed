import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { anonymousCaller, systemCaller } from '@nowahala/platform';
import { userCaller, eventually } from '@nowahala/testkit';
import { legalYear } from '../src/domain/calendar.js';
import { emailOf, KillableBilling, workspaceIdOf } from './killable-billing.js';
import { planId } from './app.js';
import type { Fault } from './fake-paystack.js';

const PURCHASES = 200;
const KILLS = 4;
const DEADLINE = { deadlineMs: 8_000 };
const billing = new KillableBilling();
beforeAll(() => billing.start(), 60_000);
afterAll(() => billing.stop());

/** A fixed sequence, so that a failing run can be repeated. */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}
const roll = dice(20_261_121);
const oneOf = <T>(choices: T[]): T => choices[Math.floor(roll() * choices.length)]!;
const PLANS = ['Basic', 'Growth', 'Business', 'Scale'];

interface Purchase {
  userId: string;
  plan: string;
  ends: 'paid' | 'declined' | 'left';
  ref: string;
}

describe('two hundred customers at once, with a provider that stumbles and a process that is killed', () => {
  it('leaves each with exactly what was paid for, invoices without a gap or a double, and an empty reconciliation', async () => {
    billing.paystack.fault = () => (roll() < 0.12 ? oneOf<Fault>(['error', 'lose-answer', 'garbage', 'hang']) : 'none');
    const killing = killSometimes();
    const purchases = await Promise.all(Array.from({ length: PURCHASES }, (_, index) => live(index)));
    await killing;
    billing.paystack.fault = () => 'none';
    for (const purchase of purchases.filter(({ ends }) => ends === 'paid'))
      await eventually(`${purchase.ref} is applied`, () => isApplied(purchase), 30_000);

    expect(billing.kills).toBe(KILLS);
    for (const purchase of purchases) await check(purchase);
    await checkNumbers(purchases.filter(({ ends }) => ends === 'paid').length);
    await eventually(
      'all messages are on the bus',
      async () => (await billing.database.query('SELECT 1 FROM billing.outbox LIMIT 1')).length === 0,
    );
    const report = await billing.rpc.reconcile({ days: 30 }, { deadlineMs: 30_000, caller: systemCaller });
    expect(report.findings).toEqual([]);
    expect(report).toMatchObject({ providerTransactions: report.paidInvoices, subscriptions: PURCHASES });
  }, 240_000);
});

async function killSometimes(): Promise<void> {
  for (let kill = 0; kill < KILLS; kill += 1) {
    await sleep(1_500 + roll() * 1_500);
    await billing.killAndRestart();
  }
}

/** One customer: clicks until there is a page, sometimes twice, and pays, fails to pay or leaves. */
async function live(index: number): Promise<Purchase> {
  await sleep(index * 40);
  const userId = randomUUID();
  const plan = oneOf(PLANS);
  const ref = await clickUntilThereIsAPage(userId, plan);
  const luck = roll();
  const ends = luck < 0.8 ? 'paid' : luck < 0.9 ? 'declined' : 'left';
  if (ends === 'paid') billing.paystack.pay(ref);
  if (ends === 'declined') billing.paystack.decline(ref);
  if (ends !== 'left' && roll() > 0.15) await callUntilAnswered(ref, roll() < 0.3 ? 3 : 1);
  return { userId, plan, ends, ref };
}

const asUser = (userId: string) => ({ caller: userCaller(userId, [workspaceIdOf(userId)]) });
const request = (userId: string, plan: string) => ({ userId, workspaceId: workspaceIdOf(userId), planId: planId(plan) });

async function clickUntilThereIsAPage(userId: string, plan: string): Promise<string> {
  for (;;) {
    const clicks = roll() < 0.3 ? 2 : 1;
    const answers = await Promise.allSettled(
      Array.from({ length: clicks }, () => billing.rpc.subscribe(request(userId, plan), { ...DEADLINE, ...asUser(userId) })),
    );
    const pages = answers.filter((answer) => answer.status === 'fulfilled').map((answer) => answer.value);
    if (pages.length > 0) {
      expect(new Set(pages.map((page) => page.paymentUrl)).size).toBe(1);
      return pages[0]!.ref;
    }
    await sleep(200);
  }
}

/** The provider's side: it calls again until it hears 200, and sometimes more often than needed. */
async function callUntilAnswered(ref: string, times: number): Promise<void> {
  for (let answered = 0; answered < times;) {
    const { body, headers } = billing.paystack.webhook(ref);
    const status = await billing.rpc
      .acceptWebhook({ provider: 'paystack', body, headers, sourceIp: '' }, { ...DEADLINE, caller: anonymousCaller })
      .then(
        (answer) => answer.status,
        () => 503,
      );
    if (status === 200) answered += 1;
    else await sleep(250);
  }
}

/** As the page that waits does: it asks. */
async function isApplied({ userId, ref }: Purchase): Promise<boolean> {
  return (await billing.rpc.reconcilePayment({ userId, ref }, { ...DEADLINE, ...asUser(userId) })).outcome === 'paid';
}

async function check({ userId, plan, ends, ref }: Purchase): Promise<void> {
  const subscription = await billing.rpc.getSubscription({ userId, workspaceId: workspaceIdOf(userId) }, asUser(userId));
  const { invoices } = await billing.rpc.listInvoices({ userId }, asUser(userId));
  const paid = invoices.filter((invoice) => invoice.status === 'paid');
  const charged = [...billing.paystack.transactions.values()].filter((held) => held.email === emailOf(userId) && held.status === 'success');
  expect({ ref, plan: subscription.hasPlan ? subscription.plan!.name : 'none', paid: paid.length, charged: charged.length }).toEqual(
    ends === 'paid' ? { ref, plan, paid: 1, charged: 1 } : { ref, plan: 'none', paid: 0, charged: 0 },
  );
}

async function checkNumbers(count: number): Promise<void> {
  const rows = await billing.database.query(`SELECT number FROM billing.invoice_document WHERE kind = 'invoice' ORDER BY number`);
  const year = legalYear(new Date().toISOString());
  expect(rows.map((row) => row.number)).toEqual(
    Array.from({ length: count }, (_, index) => `NW-${year}-${String(index + 1).padStart(6, '0')}`),
  );
}
