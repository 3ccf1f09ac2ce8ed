// What an account sees before something breaks: it needs weeks of checks, a certificate near its end or a slow website.
import { all, changing, dialog, inDays, press, servers, up, withPlan } from './helpers.mjs';

const CERTIFICATE = { endsAt: inDays(6.4), issuer: "Let's Encrypt", soon: true };
const DOMAIN = { name: 'okafor-stores.com.ng', endsAt: inDays(21), registrar: 'Whogohost Limited', source: 'rdap', soon: true };

/** Of a server's page: a certificate and a domain that end soon, and how fast it usually answers. */
export const knownDates = all(
  changing('**/api/server/get/*', ({ data }) => ({ data: { ...data, certificate: CERTIFICATE, domain: DOMAIN } })),
  changing('**/api/server/*/baseline', () => ({ data: { usualMs: 412, slowMs: 3_000, nowMs: 4_380 } })),
);

/** On Home: certificate and domain of a server around its owner's own dates. */
export const endingSoon = (serverId) =>
  changing('**/api/renewal/list/*', ({ data }) => ({
    data: [
      { kind: 'certificate', name: 'Shop website', endsAt: CERTIFICATE.endsAt, company: CERTIFICATE.issuer, serverIds: [serverId] },
      ...data,
      { kind: 'domain', name: DOMAIN.name, endsAt: DOMAIN.endsAt, company: DOMAIN.registrar, serverIds: [serverId] },
    ],
  }));

/** The servers answer, the first of them slowly. `incidentId`: where it says so. */
export const slowServer = (incidentId) =>
  servers((every) => every.map(up).map(({ serverId }, index) => ({ serverId: index === 0 ? slow(serverId, incidentId) : serverId })));
const slow = (server, openIncidentId) => ({ ...server, state: 'slow', website: 'https://okafor-stores.com.ng', openIncidentId });

/** An incident of this slow server, whatever the product says of it; `more`: what is otherwise. */
export const slowIncident =
  (serverId, more = {}) =>
  (page) =>
    page.route('**/api/incident/get/*', (route) =>
      route.fulfill({ json: { data: { ...slowOne(serverId, route.request().url().split('/').at(-1)), ...more } } }),
    );

function slowOne(serverId, _id) {
  return {
    _id,
    workspaceId: serverId,
    serverId,
    serverName: 'Shop website',
    status: 'open',
    kind: 'slow',
    level: 'warning',
    tag: 'SLOW',
    cause: 'Customers wait 9 seconds',
    startedAt: inDays(-0.011),
    resolvedAt: null,
    acknowledgedAt: null,
    acknowledgedBy: null,
    regions: ['local'],
    goodRegions: [],
    errorLogId: null,
    groupId: null,
    network: null,
    heartbeat: null,
    evidence: null,
    doneSteps: [],
    deliveries: [],
    explanation: {
      whatHappened: 'Your website answers, but slowly: customers wait 9 seconds. At this hour it is usually 0.4 seconds.',
      whoIsAffected: 'Everybody who opens it. Many leave after five seconds.',
      likelyCause: 'Too much work for the machine: a rush of visitors, a backup or an import that runs now, or a change of today.',
      confidence: 'medium',
      doNow: [
        'Stop a backup, an import or a mass mailing if one is running now.',
        'If something was changed today, such as a plugin or a theme, switch it off or ask for the version before.',
        'Write to your hosting company: “https://okafor-stores.com.ng takes 9 seconds to answer instead of 0.4 seconds. Please look at load, memory and database.”',
      ],
      tellCustomers: 'Our website is very slow today. We are working on it. Please try again later, or message us.',
      whoToCall: 'The company that hosts your website; its name is on your hosting bill.',
      evidence: ['Ten minutes and more of answers around 9 seconds.', 'Usual at this hour of the week: 0.4 seconds, by the last 14 days.'],
      source: 'rules',
      helpedBefore: null,
    },
    timeline: [
      { at: inDays(-0.011), type: 'first_failure', text: 'An answer took much longer than usual.' },
      { at: inDays(-0.004), type: 'opened', text: 'It was slow for ten minutes, so we told you.' },
    ],
  };
}

const unfold = (text) => (page) => page.getByText(text).click();

/** `prepare` runs before the page is opened, `before` after. */
export function statesBeforeItBreaks(at) {
  const [serverId, incidentId] = [at('history'), at('incident')].map((path) => path?.split('/').at(-1));
  return [
    { name: 'overview-soon', path: at('overview'), prepare: all(slowServer(incidentId), endingSoon(serverId)) },
    { name: 'history-soon', path: at('history'), prepare: all(slowServer(incidentId), knownDates), before: unfold('Other times') },
    { name: 'history-add-date', path: at('history'), before: all(press('Add a date'), dialog) },
    { name: 'history-delete-date', path: at('history'), before: all(press(/^Delete "/), dialog) },
    { name: 'incident-slow', path: at('incident'), prepare: slowIncident(serverId) },
    {
      name: 'incident-new-normal',
      path: at('incident'),
      prepare: slowIncident(serverId),
      before: all(press('This is the new normal'), dialog),
    },
    { name: 'settings-maintenance', path: at('settings'), before: unfold('Other times') },
    {
      name: 'add-heartbeat-full',
      path: at('add-heartbeat'),
      prepare: withPlan(({ id }) => ({ id: { ...id, serverLimit: 3 } })),
    },
    { name: 'heartbeat-new-address', path: at('heartbeat'), before: all(press('New address'), dialog) },
    { name: 'heartbeat-delete', path: at('heartbeat'), before: all(press('Delete'), dialog) },
  ];
}
