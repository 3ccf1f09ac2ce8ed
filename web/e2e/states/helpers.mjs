// Helpers for the states of pages: the product's own responses, changed on their way to the page, and a few clicks.
const DAY = 86_400_000;
export const inDays = (days) => new Date(Date.now() + days * DAY).toISOString();

/** Passes the API's responses to these addresses through `change`. */
export const changing = (address, change) => (page) =>
  page.route(address, async (route) => {
    const response = await route.fetch().catch(() => null);
    await (response ? route.fulfill({ response, json: change(await response.json()) }) : route.abort());
  });
export const all =
  (...steps) =>
  async (page) => {
    for (const step of steps) await step(page);
  };
export const refused = (address, status, code, message) => (page) =>
  page.route(address, (route) => route.fulfill({ status, json: { statusCode: status, code, message, requestId: 'req-7f3a' } }));

export const withPlan = (change) =>
  changing('**/api/user/', (body) => ({ ...body, data: { ...body.data, plan: { ...body.data.plan, ...change(body.data.plan) } } }));
export const noPlan = { hasPlan: false, state: 'none', id: null, subscriptionEndDate: null, nextInvoice: null, pendingPayment: null };
export const ending = (state, days) => () => ({
  state,
  subscriptionEndDate: inDays(days),
  graceEndsAt: inDays(days + 7),
  reducedEndsAt: inDays(days + 37),
  keptUntil: inDays(days + 402),
  renewalOpensAt: inDays(days - 30),
});
export const pending = (failed) => () => ({
  ...noPlan,
  state: 'awaiting_payment',
  pendingPayment: { ref: 'NWP-4K7QZ2', paymentUrl: '/dev/checkout/NWP-4K7QZ2', planName: 'Growth', total: 96_750, failed },
});
export const noInvoices = changing('**/api/invoice/*', (body) => ({ ...body, data: [] }));
export const servers = (change) => changing('**/api/workspace/*', (body) => ({ ...body, servers: change(body.servers) }));
export const noIncidents = changing('**/api/incident/list/*', (body) => ({ ...body, data: [] }));
export const up = ({ serverId }) => ({ serverId: { ...serverId, status: 'active', state: 'up', openIncidentId: null } });
/** A server that is down recovers, for good or unstable. */
export const comingBack =
  (state) =>
  ({ serverId }) => ({ serverId: serverId.status === 'inactive' ? { ...serverId, state } : serverId });
export const over = (incident) => ({
  ...incident,
  status: 'resolved',
  startedAt: inDays(-0.02),
  resolvedAt: inDays(-0.01),
  acknowledgedAt: inDays(-0.015),
  acknowledgedBy: 'Ada Okafor',
  timeline: [...incident.timeline, { at: inDays(-0.01), type: 'resolved', text: 'It answers again, and kept answering for a minute.' }],
});
export const resolved = changing('**/api/incident/get/*', (body) => ({ ...body, data: over(body.data) }));
export const listedAsOver = changing('**/api/incident/list/*', (body) => ({ ...body, data: body.data.map(over) }));

export const press =
  (name, index = 0) =>
  (page) =>
    page.getByRole('button', { name }).nth(index).click();
export const dialog = (page) => page.getByRole('dialog').waitFor();
export const preparePrint = async (page) => {
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
};
export const clear = (label) => (page) => page.getByLabel(label, { exact: true }).fill('');

/** The incident is acknowledged. */
export const taken = changing('**/api/incident/get/*', ({ data }) => ({
  data: {
    ...data,
    acknowledgedAt: inDays(-0.001),
    acknowledgedBy: 'Ada Okafor',
    timeline: [...data.timeline, { at: inDays(-0.001), type: 'acknowledged', text: 'Ada Okafor is on it.' }],
  },
}));

const asPartial = (incident) => ({
  ...incident,
  kind: 'partial',
  level: 'warning',
  regions: ['lagos'],
  goodRegions: ['london', 'frankfurt'],
});
export const partial = changing('**/api/incident/get/*', ({ data }) => ({ data: asPartial(data) }));
export const listedAsPartial = changing('**/api/incident/list/*', (body) => ({ ...body, data: body.data.map(asPartial) }));
export const network = changing('**/api/incident/get/*', ({ data }) => ({
  data: { ...data, network: { name: 'SWIFT NETWORKS LIMITED', affected: 14 } },
}));

/** One step is done, and what helped the last time is known. */
export const stepDone = changing('**/api/incident/get/*', ({ data }) => ({
  data: {
    ...data,
    status: 'open',
    doneSteps: [{ _id: data._id, step: 1, doneAt: data.startedAt, answer: 'down', nextStep: data.explanation.doNow.length > 1 ? 2 : null }],
    explanation: { ...data.explanation, helpedBefore: { at: inDays(-90), words: data.explanation.doNow[0] } },
  },
}));

const PLACES = ['lagos', 'london', 'frankfurt'];
/** Several places watch, also where this product has one. */
export const places = all(
  (page) =>
    page.route('**/api/region/list', (route) =>
      route.fulfill({
        json: { data: PLACES.map((id) => ({ id, name: id[0].toUpperCase() + id.slice(1), live: true, lastSeenAt: inDays(0) })) },
      }),
    ),
  (page) =>
    page.route('**/api/server/pings/*', async (route) => {
      const address = new URL(route.request().url());
      const region = address.searchParams.get('region');
      address.searchParams.delete('region');
      const response = await route.fetch({ url: address.href });
      const { data, ...rest } = await response.json();
      const named = data.map((ping, index) => ({ ...ping, region: region ?? PLACES[index % PLACES.length] }));
      await route.fulfill({ response, json: { ...rest, data: named } });
    }),
);

/** A server that was added a moment ago. */
export const neverChecked = all(
  changing('**/api/server/stats/*', (body) => ({
    ...body,
    stats: { ...body.stats, successRate: 0, failureRate: 0, totalSuccess: 0, totalFailures: 0, totalPings: 0 },
  })),
  changing('**/api/server/pings/*', (body) => ({ ...body, data: [], pagination: { ...body.pagination, totalPages: 0, totalItems: 0 } })),
);
