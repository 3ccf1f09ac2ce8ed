// Pages in states that an account is seldom in, for the screenshots: the product's own answers, changed on their way to the page.
import { manyLogs, manyServers } from './support/crowd.mjs';

const DAY = 86_400_000;
const inDays = (days) => new Date(Date.now() + days * DAY).toISOString();

/** What the API answers to these addresses is changed by `change`. */
const changing = (address, change) => (page) =>
  page.route(address, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: change(await response.json()) });
  });
const all =
  (...steps) =>
  async (page) => {
    for (const step of steps) await step(page);
  };
const refused = (address, status, code, message) => (page) =>
  page.route(address, (route) => route.fulfill({ status, json: { statusCode: status, code, message, requestId: 'req-7f3a' } }));

const withPlan = (change) =>
  changing('**/api/user/', (body) => ({ ...body, data: { ...body.data, plan: { ...body.data.plan, ...change(body.data.plan) } } }));
const noPlan = { hasPlan: false, state: 'none', id: null, subscriptionEndDate: null, nextInvoice: null, pendingPayment: null };
const ending = (state, days) => () => ({
  state,
  subscriptionEndDate: inDays(days),
  graceEndsAt: inDays(days + 7),
  reducedEndsAt: inDays(days + 37),
  keptUntil: inDays(days + 402),
  renewalOpensAt: inDays(days - 30),
});
const pending = (failed) => () => ({
  ...noPlan,
  state: 'awaiting_payment',
  pendingPayment: { ref: 'NWP-4K7QZ2', paymentUrl: '/dev/checkout/NWP-4K7QZ2', planName: 'Growth', total: 96_750, failed },
});
const noInvoices = changing('**/api/invoice/*', (body) => ({ ...body, data: [] }));
const servers = (change) => changing('**/api/workspace/*', (body) => ({ ...body, servers: change(body.servers) }));
const noIncidents = changing('**/api/incident/list/*', (body) => ({ ...body, data: [] }));
const up = ({ serverId }) => ({ serverId: { ...serverId, status: 'active', state: 'up', openIncidentId: null } });
const over = (incident) => ({
  ...incident,
  status: 'resolved',
  startedAt: inDays(-0.02),
  resolvedAt: inDays(-0.01),
  acknowledgedAt: inDays(-0.015),
  acknowledgedBy: 'Ada Okafor',
  timeline: [...incident.timeline, { at: inDays(-0.01), type: 'resolved', text: 'It answers again, and kept answering for a minute.' }],
});
const resolved = changing('**/api/incident/get/*', (body) => ({ ...body, data: over(body.data) }));
const listedAsOver = changing('**/api/incident/list/*', (body) => ({ ...body, data: body.data.map(over) }));

const press =
  (name, index = 0) =>
  (page) =>
    page.getByRole('button', { name }).nth(index).click();
const dialog = (page) => page.getByRole('dialog').waitFor();
const onPaper = async (page) => {
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
};

/** `prepare` runs before the page is opened, `before` after. */
export function signedInStates(pages) {
  const at = (name) => pages.find((page) => page.name === name)?.path;
  return [
    {
      name: 'overview-no-workspace',
      path: at('overview'),
      prepare: refused('**/api/workspace/*', 404, 'NO_WORKSPACE_YET', 'You have no workspace yet.'),
    },
    { name: 'overview-no-servers', path: at('overview'), prepare: servers(() => []) },
    {
      name: 'overview-one',
      path: at('overview'),
      prepare: all(
        servers(([one]) => [up(one)]),
        noIncidents,
      ),
    },
    {
      name: 'overview-well',
      path: at('overview'),
      prepare: all(
        servers((every) => every.map(up)),
        listedAsOver,
      ),
    },
    { name: 'overview-100', path: at('overview'), prepare: (page) => manyServers(page, 100) },
    {
      name: 'overview-failed',
      path: at('overview'),
      prepare: refused('**/api/workspace/*', 503, 'UNAVAILABLE', 'We are having trouble. Please try again in a minute.'),
      before: (page) => page.getByText('We could not load your servers').waitFor(),
    },
    { name: 'overview-menu', path: at('overview'), before: all(press(/^Menu of Orders/), (page) => page.getByRole('menu').waitFor()) },
    {
      name: 'overview-delete',
      path: at('overview'),
      before: all(press(/^Menu of Orders/), (page) => page.getByRole('menuitem', { name: 'Delete server' }).click(), dialog),
    },
    { name: 'incident-resolved', path: at('incident'), prepare: resolved },
    { name: 'incident-print', path: at('incident'), before: onPaper },
    { name: 'incident-missing', path: '/dashboard/incidents/00000000-0000-4000-8000-000000000000' },
    { name: 'history-print', path: at('history'), before: onPaper },
    { name: 'logs-empty', path: at('logs'), prepare: changing('**/api/server/logs/*', (body) => ({ ...body, data: [] })) },
    { name: 'logs-many', path: `${at('logs')}?page=3`, prepare: (page) => manyLogs(page, 1_000) },
    {
      name: 'logs-drawer',
      path: at('logs'),
      before: all((page) => page.getByRole('article').first().getByRole('button').click(), dialog),
    },
    {
      name: 'notifications-empty',
      path: at('notifications'),
      prepare: changing('**/api/notification/*', (body) => ({ ...body, data: [], unread: 0 })),
    },
    {
      name: 'billing-none',
      path: at('billing'),
      prepare: all(
        withPlan(() => noPlan),
        noInvoices,
      ),
    },
    { name: 'billing-pending', path: at('billing'), prepare: all(withPlan(pending(false)), noInvoices) },
    { name: 'billing-declined', path: at('billing'), prepare: all(withPlan(pending(true)), noInvoices) },
    { name: 'billing-unknown-payment', path: `${at('billing')}?ref=NWP-NOTMINE` },
    { name: 'billing-renewal', path: at('billing'), prepare: withPlan(ending('active', 12)) },
    { name: 'billing-grace', path: at('billing'), prepare: withPlan(ending('grace', -3)) },
    { name: 'billing-reduced', path: at('billing'), prepare: withPlan(ending('reduced', -20)) },
    { name: 'billing-paused', path: at('billing'), prepare: withPlan(ending('paused', -60)) },
    { name: 'billing-print', path: at('billing'), before: onPaper },
    { name: 'pricing-none', path: at('pricing'), prepare: withPlan(() => noPlan) },
    { name: 'pricing-pending', path: at('pricing'), prepare: withPlan(pending(false)) },
    { name: 'pricing-checkout', path: at('pricing'), prepare: withPlan(() => noPlan), before: all(press('Choose Growth'), dialog) },
    { name: 'pricing-upgrade', path: at('pricing'), before: all(press('Upgrade to Business'), dialog) },
    { name: 'settings-key', path: at('settings'), before: all(press('Generate API Key'), dialog) },
    { name: 'settings-delete', path: at('settings'), before: all(press('Delete account'), dialog) },
    {
      name: 'add-server-2',
      path: at('add-server-1'),
      before: async (page) => {
        await page.getByLabel('Name').fill('Shop website');
        await page.getByLabel('IP address').fill('127.0.0.8');
        await page.getByRole('button', { name: 'Next: alerts' }).click();
        await page.waitForURL('**/page-2');
      },
    },
    {
      name: 'add-server-3',
      path: '/server/add/page-2',
      before: async (page) => {
        await page.waitForURL('**/page-1');
        await page.getByLabel('Name').fill('Shop website');
        await page.getByLabel('IP address').fill('127.0.0.8');
        await page.getByRole('button', { name: 'Next: alerts' }).click();
        await page.getByRole('link', { name: 'Next: review' }).click();
        await page.getByRole('heading', { name: 'Is this right?' }).waitFor();
      },
    },
    {
      name: 'crashed',
      path: at('logs'),
      prepare: (page) => page.route('**/assets/logs-*.js', (route) => route.abort()),
    },
    {
      name: 'support',
      path: at('overview'),
      before: async (page) => {
        const account = page.getByRole('button', { name: 'Your account' });
        await account.click();
        await page.getByRole('menuitem', { name: 'Contact support' }).click();
        await dialog(page);
      },
    },
  ].map((page) => ({ ...page, signedIn: true }));
}
