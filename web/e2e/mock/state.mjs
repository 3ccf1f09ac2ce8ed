import { randomUUID } from 'node:crypto';
import { plans } from './plans.mjs';

const MINUTE = 60_000;
export const iso = (ago = 0) => new Date(Date.now() - ago).toISOString();

export const explanation = {
  whatHappened: 'Your shop answers, but with an error page. The machine is on; the program behind the website is not.',
  whoIsAffected: 'Everybody who opens the website sees an error instead of your shop.',
  likelyCause: 'The website program stopped or is restarting. This often follows an update or a full disk.',
  confidence: 'likely',
  doNow: [
    'Open cPanel, choose "Setup Node.js App", and press "Restart" next to your shop.',
    'If it stops again within minutes, open "Disk usage" and look for anything above 95 %.',
    'Still down after that: send this page to the person who built the website.',
  ],
  tellCustomers: 'Our shop is having a short technical problem. Orders you already made are safe. We expect to be back within the hour.',
  whoToCall: 'Your hosting company, Qservers. Ask: "Why is my Node.js application not answering?"',
  evidence: [
    'The name shop.example.ng leads to 102.89.23.4.',
    'The connection opened in 48 ms.',
    'The answer was 502 Bad Gateway, sent by nginx.',
  ],
  source: 'rules',
};

export function newUser({ email, password, fullName, username, location, timeZone }) {
  return {
    password,
    profile: {
      _id: randomUUID(),
      fullName,
      username,
      email,
      phone: null,
      profilePhoto: null,
      location,
      workspaces: [],
      plan: { hasPlan: false, state: 'none', id: null, subscriptionEndDate: null },
      timeZone: timeZone ?? 'Africa/Lagos',
      language: 'en',
      emailVerified: false,
      phoneVerified: false,
      pendingEmail: null,
      pendingEmailWaitsFor: [],
      createdAt: iso(),
    },
    workspace: null,
    servers: [],
    logs: [],
    incidents: [],
    notifications: [],
    invoices: [],
    keys: [],
    pendingPlan: null,
  };
}

export function newServer(fields) {
  return {
    _id: randomUUID(),
    website: '',
    whatsApp: false,
    email: true,
    status: 'active',
    state: 'up',
    usedRate: 0,
    lastPingAt: iso(40_000),
    createdAt: iso(),
    ...fields,
  };
}

export function pingsOf(server) {
  const pings = [];
  const step = server.monitoringInterval * MINUTE;
  for (let index = 0; index < 140; index += 1) {
    const bad = server.state === 'down' ? index < 3 : index === 47 || index === 48;
    pings.push({
      _id: `${server._id.slice(0, 24)}${String(index).padStart(12, '0')}`,
      timestamp: iso(40_000 + index * step),
      status: bad ? (index % 2 ? 'timeout' : 'error') : index === 90 ? 'failure' : 'success',
      message: bad ? 'It answered 502 Bad Gateway.' : 'It answered as it should.',
      responseTimeMs: bad ? null : 180 + ((index * 37) % 160),
      region: ['lagos', 'london', 'frankfurt'][index % 3],
      check: bad && index === 1 ? 'recheck' : 'scheduled',
      maintenance: index === 6 || index === 7,
    });
  }
  return pings;
}

export function statsOf(server, range) {
  const days = { '24h': 24, '7d': 7, '30d': 30, '90d': 90 }[range];
  const labels = [];
  const success = [];
  const failure = [];
  const buckets = [];
  for (let index = days - 1; index >= 0; index -= 1) {
    const at = new Date(Date.now() - index * (range === '24h' ? 60 : 1440) * MINUTE);
    labels.push(range === '24h' ? at.toISOString().slice(0, 13) + ':00:00.000Z' : at.toISOString().slice(0, 10));
    const bad = index === 3 ? 9 : server.state === 'down' && index === 0 ? 4 : 0;
    success.push(288 - bad);
    failure.push(bad);
    const unknown = index > 8 && index < 12 ? 40 : 0;
    const maintenance = index === 4 ? 60 : 0;
    buckets.push({ at: at.toISOString(), unknown, maintenance, responseTimeMs: unknown ? null : 180 + ((index * 37) % 90) });
  }
  const totalSuccess = success.reduce((sum, each) => sum + each, 0);
  const totalFailures = failure.reduce((sum, each) => sum + each, 0);
  const totalPings = totalSuccess + totalFailures;
  const rate = (part) => Math.round((part / totalPings) * 10_000) / 100;
  return {
    chartData: {
      labels,
      datasets: [
        { label: 'Success', data: success },
        { label: 'Failure', data: failure },
      ],
      buckets,
    },
    stats: {
      successRate: rate(totalSuccess),
      failureRate: rate(totalFailures),
      totalSuccess,
      totalFailures,
      totalPings,
      responseTimeMs: { median: 212, p95: 320 },
    },
  };
}

export function openIncident(account, server, ago = 0) {
  server.state = 'down';
  server.status = 'inactive';
  const incident = {
    _id: randomUUID(),
    serverId: server._id,
    serverName: server.name,
    status: 'open',
    startedAt: iso(ago),
    resolvedAt: null,
    acknowledgedAt: null,
    acknowledgedBy: null,
    kind: 'down',
    regions: ['lagos'],
    goodRegions: [],
    network: null,
    cause: 'HTTP 502',
    explanation,
    evidence: explanation.evidence,
    doneSteps: [],
    timeline: [
      { at: iso(ago), type: 'suspect', text: 'A check went wrong: it answered 502 Bad Gateway.' },
      { at: iso(ago - 20_000), type: 'opened', text: 'Two re-checks went wrong too. The server is down.' },
      { at: iso(ago - 22_000), type: 'alert', text: 'An e-mail went to the owner.' },
    ],
    deliveries: [{ channel: 'email', to: 'a•••@example.com', status: 'delivered', sentAt: iso(ago - 22_000), attempts: 1 }],
  };
  account.incidents.unshift(incident);
  account.logs.unshift({
    _id: randomUUID(),
    createdAt: iso(ago),
    lastSeenAt: iso(0),
    count: 3,
    tag: 'HTTP 502',
    level: 'critical',
    message: `${server.name} answered 502 Bad Gateway`,
    stack:
      'resolve shop.example.ng -> 102.89.23.4 (12 ms)\nconnect 102.89.23.4:443 (48 ms)\ntls TLSv1.3 (61 ms)\nGET / -> 502 Bad Gateway (90 ms)\nserver: nginx/1.24.0',
    gptSolution: `${explanation.whatHappened} ${explanation.likelyCause} What to do now: ${explanation.doNow.join(' ')}`,
    explanation,
    serverId: server._id,
    incidentId: incident._id,
  });
  account.notifications.unshift({
    _id: randomUUID(),
    kind: 'incident.opened',
    title: `${server.name} is down`,
    text: explanation.whatHappened,
    serverId: server._id,
    incidentId: incident._id,
    createdAt: iso(ago),
    readAt: null,
  });
  return incident;
}

/** Ada has everything: a plan, six servers, one of them down, logs, an invoice, a key. */
export function seed() {
  const ada = newUser({
    email: 'ada@example.com',
    password: 'a calm long password',
    fullName: 'Ada Okafor',
    username: 'ada',
    location: { country: 'NG' },
  });
  const growth = plans.find((plan) => plan.name === 'Growth');
  Object.assign(ada.profile, { emailVerified: true, phone: '+2348012345678', phoneVerified: true });
  ada.profile.plan = { hasPlan: true, state: 'active', id: growth, subscriptionEndDate: iso(-200 * 24 * 60 * MINUTE) };
  ada.workspace = newWorkspace(ada, 'Okafor Stores');
  const names = [
    'Shop website',
    'Orders API',
    'Wholesale portal',
    'Staff mail',
    'Payments worker',
    'متجر الأقمشة 🧵 — a name that is far too long for any table cell anywhere',
  ];
  ada.servers = names.map((name, index) =>
    newServer({
      name,
      ipAddress: `102.89.23.${index + 4}`,
      website: index < 3 ? `https://${['shop', 'api', 'wholesale'][index]}.example.ng` : '',
      monitoringInterval: [1, 5, 5, 10, 15, 60][index],
      usedRate: 4000 + index * 311,
      userId: ada.profile._id,
      workspaceId: ada.workspace._id,
    }),
  );
  ada.servers[4].state = 'paused';
  openIncident(ada, ada.servers[0], 14 * MINUTE);
  for (let index = 0; index < 44; index += 1) {
    ada.logs.push({
      ...ada.logs[0],
      _id: randomUUID(),
      createdAt: iso((index + 1) * 7 * 60 * MINUTE),
      lastSeenAt: iso((index + 1) * 6 * 60 * MINUTE),
      count: (index % 5) + 1,
      tag: ['Timeout', 'DNS', 'TLS', 'Connection', 'App'][index % 5],
      level: ['warning', 'error', 'critical'][index % 3],
      message: `${names[index % 4]}: ${['no answer within 10 seconds', 'the name did not resolve', 'the certificate has expired', 'the connection was refused', 'TypeError: cart is undefined <script>alert(1)</script>'][index % 5]}`,
      serverId: ada.servers[index % 4]._id,
      incidentId: null,
    });
  }
  ada.invoices = [
    {
      createdAt: iso(165 * 24 * 60 * MINUTE),
      ref: 'NW-2026-000123',
      status: 'paid',
      plan: { name: 'Growth', price: 7500 },
      total: 96750,
      pdf: `/api/invoice/${ada.profile._id}/NW-2026-000123.pdf`,
    },
  ];
  ada.keys = [
    {
      _id: randomUUID(),
      name: 'Shop backend',
      revoked: false,
      prefix: 'nw_live_8fK2mQx0Za',
      scopes: ['servers:read', 'logs:write'],
      createdAt: iso(30 * 1440 * MINUTE),
      lastUsedAt: iso(3 * MINUTE),
    },
    {
      _id: randomUUID(),
      name: 'Old script',
      revoked: true,
      prefix: 'nw_live_2bN7cRt5Wd',
      scopes: ['servers:read'],
      createdAt: iso(90 * 1440 * MINUTE),
      lastUsedAt: null,
    },
  ];
  const bola = newUser({
    email: 'bola@example.com',
    password: 'a calm long password',
    fullName: 'Bola Ade',
    username: 'bola',
    location: { country: 'NG' },
  });
  return new Map([ada, bola].map((account) => [account.profile.email, account]));
}

export function newWorkspace(account, name) {
  const workspace = {
    _id: randomUUID(),
    name,
    members: [{ role: 'owner', userId: account.profile._id }],
    notificationPreference: { whatsApp: { enabled: false }, email: { enabled: true } },
  };
  account.profile.workspaces = [{ workspaceId: workspace._id }];
  return workspace;
}
