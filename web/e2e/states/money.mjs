// Billing and pricing in the states of a year that a new account does not know yet.
import {
  all,
  changing,
  dialog,
  ending,
  inDays,
  noInvoices,
  noPlan,
  preparePrint,
  pending,
  press,
  refused,
  servers,
  withPlan,
} from './helpers.mjs';

const outcome = (what, message) => (page) =>
  page.route('**/api/sub/payment', (route) => route.fulfill({ json: { data: { outcome: what }, message } }));
const failedMessage = 'The payment did not go through and you were not charged. Please try again, or use another card or your bank app.';

/** One invoice of each kind, with a credit note and a checkout that was left. */
const everyInvoice = changing('**/api/invoice/*', ({ data: [paid] }) => ({
  data: [
    { ...paid, _id: '1', ref: 'NWP-4K7QZ2', status: 'pending', purpose: 'upgrade', plan: { name: 'Business', price: 20_000 }, pdf: null },
    { ...paid, _id: '2', ref: 'NW-2027-000311', purpose: 'renewal', createdAt: inDays(-2) },
    { ...paid, _id: '3', creditNotes: [{ ref: 'NW-CN-2026-000004', pdf: paid.pdf }], createdAt: inDays(-30) },
    { ...paid, _id: '4', ref: 'NWP-9P2MXA', status: 'void', createdAt: inDays(-31), pdf: null },
  ],
}));
const upgradePending = (failed) => (plan) => ({
  ...plan,
  pendingPayment: { ref: 'NWP-4K7QZ2', paymentUrl: '/dev/checkout/NWP-4K7QZ2', planName: 'Business', total: 161_250, failed },
});

export function moneyStates(at) {
  const billing = at('billing');
  const pricing = at('pricing');
  const paying = `${billing}?ref=NWP-4K7QZ2`;
  return [
    {
      name: 'billing-none',
      path: billing,
      prepare: all(
        withPlan(() => noPlan),
        noInvoices,
      ),
    },
    { name: 'billing-pending', path: billing, prepare: all(withPlan(pending(false)), noInvoices) },
    { name: 'billing-declined', path: billing, prepare: all(withPlan(pending(true)), noInvoices) },
    { name: 'billing-declined-again', path: billing, prepare: withPlan(pending(true)), before: all(press('Try to pay again'), dialog) },
    { name: 'billing-upgrade-pending', path: billing, prepare: all(withPlan(upgradePending(false)), everyInvoice) },
    { name: 'billing-waiting', path: paying, prepare: all(withPlan(pending(false)), noInvoices, outcome('waiting', '')), stillSpins: true },
    {
      name: 'billing-waiting-unpaid',
      path: paying,
      prepare: all(withPlan(pending(false)), noInvoices, outcome('waiting', '')),
      before: (page) => page.getByText('Not paid yet?').waitFor(),
      stillSpins: true,
    },
    { name: 'billing-paid', path: paying, prepare: outcome('paid', 'Your payment has arrived. Thank you.') },
    { name: 'billing-failed', path: paying, prepare: all(withPlan(pending(true)), noInvoices, outcome('failed', failedMessage)) },
    {
      name: 'billing-looked-at',
      path: paying,
      prepare: outcome('unknown', 'Your payment arrived and a person is looking at it. We write to you within a day.'),
    },
    { name: 'billing-unknown-payment', path: `${billing}?ref=NWP-NOTMINE` },
    { name: 'billing-renewal', path: billing, prepare: withPlan(ending('active', 12)) },
    {
      name: 'billing-renewed',
      path: billing,
      prepare: all(
        withPlan((plan) => ({ ...plan, nextPlanName: 'Basic' })),
        everyInvoice,
      ),
    },
    { name: 'billing-grace', path: billing, prepare: withPlan(ending('grace', -3)) },
    { name: 'billing-grace-renew', path: billing, prepare: withPlan(ending('grace', -3)), before: all(press(/^Renew for/), dialog) },
    { name: 'billing-reduced', path: billing, prepare: withPlan(ending('reduced', -20)) },
    { name: 'billing-paused', path: billing, prepare: withPlan(ending('paused', -60)) },
    {
      name: 'billing-failed-load',
      path: billing,
      prepare: refused('**/api/invoice/*', 503, 'UNAVAILABLE', 'Please try again in a minute.'),
    },
    { name: 'billing-print', path: billing, prepare: everyInvoice, before: preparePrint, isPrint: true },
    {
      name: 'overview-paying',
      path: at('overview'),
      prepare: all(
        withPlan(pending(false)),
        servers(() => []),
      ),
    },
    { name: 'overview-grace', path: at('overview'), prepare: withPlan(ending('grace', -3)) },
    { name: 'overview-paused', path: at('overview'), prepare: withPlan(ending('paused', -60)) },
    { name: 'pricing-none', path: pricing, prepare: withPlan(() => noPlan) },
    { name: 'pricing-pending', path: pricing, prepare: withPlan(pending(false)) },
    { name: 'pricing-late', path: pricing, prepare: withPlan(ending('reduced', -20)) },
    { name: 'pricing-checkout', path: pricing, prepare: withPlan(() => noPlan), before: all(press('Choose Growth'), dialog) },
    { name: 'pricing-upgrade', path: pricing, before: all(press('Upgrade to Business'), dialog) },
    {
      name: 'pricing-when',
      path: pricing,
      prepare: withPlan(ending('active', 12)),
      before: all(press('Upgrade to Business'), dialog),
    },
    {
      name: 'pricing-no-quote',
      path: pricing,
      prepare: refused('**/api/sub/quote', 503, 'UNAVAILABLE', 'We are having trouble. Please try again in a minute.'),
      before: all(press('Upgrade to Business'), dialog),
    },
    {
      name: 'pricing-subscribe-failed',
      path: pricing,
      prepare: all(
        withPlan(() => noPlan),
        refused(
          '**/api/sub/sub-user',
          502,
          'PROVIDER_FAILED',
          'Our payment company does not answer. You were not charged. Please try again in a minute.',
        ),
      ),
      before: all(press('Choose Growth'), dialog, press(/^Pay ₦/)),
    },
    {
      name: 'pricing-too-small',
      path: pricing,
      prepare: all(
        withPlan(ending('active', 12)),
        refused(
          '**/api/sub/sub-user',
          409,
          'PLAN_TOO_SMALL',
          'Basic is too small for what you use now. You have 4 servers, Basic allows 3: delete 1 of them first.',
        ),
      ),
      before: all(press('Renew with Basic'), dialog, press(/^Pay ₦/)),
    },
    { name: 'pricing-failed', path: pricing, prepare: refused('**/api/plan/all', 503, 'UNAVAILABLE', 'Please try again in a minute.') },
  ];
}
