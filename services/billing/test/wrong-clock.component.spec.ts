import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@nowahala/kernel';
import { WrongClock } from '@nowahala/testkit';
import { PAYMENT_PROVIDER, type PaymentProvider } from '../src/application/ports.js';
import { VerifyOpenPayments } from '../src/application/verify-open-payments.js';
import { instant, legalYear } from '../src/domain/calendar.js';
import { BillingApp, type Customer } from './app.js';

const clock = new WrongClock();
const app = new BillingApp(clock);
beforeAll(() => app.start());
afterAll(() => app.stop());

it.each([
  ['behind', -400],
  ['ahead', 400],
])('money buys a year from today, and a number of this year, by a machine whose clock is far %s', async (_where, days) => {
  const ada = app.customer();
  const { ref } = await app.as(ada).subscribe('Basic');
  const yearBefore = legalYear(instant(new Date()));
  await clock.whileWrong(days * DAY_MS, async () => {
    await app.payAndNotify(ref);
    await app.settled(ref);
  });
  const [row] = await app.sql<{ paidUntil: Date }>('SELECT paid_until FROM subscription_view WHERE workspace_id = $1', [ada.workspaceId]);
  expect(Math.abs(row!.paidUntil.getTime() - Date.now() - 365 * DAY_MS)).toBeLessThan(2 * DAY_MS);
  const number = (await app.firstInvoice(ada)).ref;
  expect([yearBefore, legalYear(instant(new Date()))].map((year) => `NW-${year}`)).toContain(number.slice(0, 'NW-2026'.length));
});

const statusOf = async ({ workspaceId }: Customer): Promise<string | undefined> => {
  const [attempt] = await app.sql<{ status: string }>('SELECT status FROM payment_attempt WHERE workspace_id = $1', [workspaceId]);
  return attempt?.status;
};
const verifyOpenPayments = () => app.running.get<VerifyOpenPayments>('billing', VerifyOpenPayments).execute();

it('a page that was opened just now is not closed by a machine whose clock is a day ahead', async () => {
  const ada = app.customer();
  await app.as(ada).subscribe('Basic');
  await clock.whileWrong(25 * HOUR_MS, verifyOpenPayments);
  expect(await statusOf(ada)).toBe('open');
});

it('a payment that is being announced is not closed by a machine whose clock is minutes ahead', async () => {
  const ada = app.customer();
  const provider = app.running.get<PaymentProvider>('billing', PAYMENT_PROVIDER);
  const initialize = provider.initialize.bind(provider);
  const announcing = jest.spyOn(provider, 'initialize').mockImplementationOnce(async (order) => {
    await verifyOpenPayments();
    return initialize(order);
  });
  await clock.whileWrong(2 * MINUTE_MS, () => app.as(ada).subscribe('Basic'));
  announcing.mockRestore();
  expect(await statusOf(ada)).toBe('open');
});
