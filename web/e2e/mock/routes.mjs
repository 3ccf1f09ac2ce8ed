import { randomBytes, randomUUID } from 'node:crypto';
import { plans } from './plans.mjs';
import { iso, newServer, newUser, newWorkspace, openIncident, pingsOf, seed, statsOf } from './state.mjs';

export class Refusal extends Error {
  constructor(statusCode, code, message, more = {}) {
    super(message);
    Object.assign(this, { statusCode, code, more });
  }
}
const notFound = () => new Refusal(404, 'NOT_FOUND', 'We could not find that.');
const invalid = (fields) => new Refusal(400, 'VALIDATION_FAILED', Object.values(fields)[0], { fields });
const created = (body) => ({ status: 201, body });
const ok = (body) => ({ status: 200, body });

const PAGE = 20;
const paged = (rows, query) => {
  const page = Number(query.get('page') ?? 1);
  if (!Number.isInteger(page) || page < 1) throw invalid({ page: 'A page is a number from 1 on.' });
  return {
    data: rows.slice((page - 1) * PAGE, page * PAGE),
    pagination: { currentPage: page, totalPages: Math.max(1, Math.ceil(rows.length / PAGE)), totalItems: rows.length, pageSize: PAGE },
  };
};

/** The whole memory of the mock, and who listens to the live stream. */
export const world = { accounts: seed(), sessions: new Map(), streams: new Set(), supportMails: [] };

export function pushEvent(kind, data) {
  for (const stream of world.streams) stream.write(`event: ${kind}\ndata: ${JSON.stringify(data)}\n\n`);
}

export function openSession(account) {
  const now = Math.floor(Date.now() / 1000);
  const part = (value) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const token = `${part({ alg: 'EdDSA' })}.${part({ sub: account.profile._id, iat: now, exp: now + 900, jti: randomUUID() })}.${randomBytes(8).toString('base64url')}`;
  world.sessions.set(token, account);
  return token;
}

const workspaceOf = (account) => ({
  ...account.workspace,
  servers: account.servers.map(({ _id, name, status, ipAddress, usedRate, website, monitoringInterval, state, lastPingAt }) => ({
    serverId: { _id, name, status, ipAddress, usedRate, website, monitoringInterval, state, lastPingAt },
  })),
});
const mine = (list, id) => list.find((each) => each._id === id) ?? fail(notFound());
const fail = (error) => {
  throw error;
};
const ipIsGood = (ip) =>
  /^(\d{1,3}\.){3}\d{1,3}$/.test(ip ?? '') && ip.split('.').every((part) => Number(part) <= 255 && String(Number(part)) === part);
const checkServer = (account, body) => {
  if (!ipIsGood(body.ipAddress)) throw invalid({ ipAddress: 'Invalid IP address' });
  const limit = account.profile.plan.id?.rateLimit ?? 0;
  if (Math.ceil(44640 / body.monitoringInterval) > limit)
    throw invalid({ monitoringInterval: 'Your plan allows a check every 5 minutes at most.' });
};
const startPayment = (account, planId, hasPlan) => {
  if (!account.workspace) throw new Refusal(400, 'NO_WORKSPACE_YET', 'Please create a workspace first');
  const plan = plans.find((each) => each._id === planId) ?? fail(notFound());
  const ref = `NWP-${randomUUID().slice(0, 8)}`;
  account.pendingPlan = { plan, ref };
  account.invoices.unshift({
    createdAt: iso(),
    ref,
    status: 'pending',
    plan: { name: plan.name, price: plan.price },
    total: Math.round(plan.price * 12 * 107.5) / 100,
    pdf: null,
  });
  return ok({ message: 'Please pay to start your plan.', redirect: true, paymentUrl: `/dev/checkout/${ref}`, hasPlan });
};

export function pay(ref, outcome) {
  const account = [...world.accounts.values()].find((each) => each.pendingPlan?.ref === ref) ?? fail(notFound());
  const invoice = account.invoices.find((each) => each.ref === ref);
  if (outcome !== 'pay') {
    if (outcome === 'decline') invoice.status = 'void';
    return;
  }
  Object.assign(invoice, { status: 'paid', ref: `NW-2026-${String(200 + account.invoices.length).padStart(6, '0')}` });
  invoice.pdf = `/api/invoice/${account.profile._id}/${invoice.ref}.pdf`;
  account.profile.plan = { hasPlan: true, state: 'active', id: account.pendingPlan.plan, subscriptionEndDate: iso(-365 * 86_400_000) };
  account.pendingPlan = null;
  pushEvent('subscription', { userId: account.profile._id });
}

/** `open: true` needs no session. Handlers get { me, params, body, query }. */
export const routes = [
  [
    'POST',
    '/auth/login',
    { open: true },
    ({ body }) => {
      const account = world.accounts.get(String(body.email).toLowerCase());
      if (!account || account.password !== body.password) throw new Refusal(401, 'INVALID_CREDENTIALS', 'Invalid email or password');
      return ok({ token: openSession(account), message: 'Welcome back.', cookie: account.profile.email });
    },
  ],
  [
    'POST',
    '/auth/register',
    { open: true },
    ({ body }) => {
      const fields = {};
      if (!/^\S+@\S+\.\S+$/.test(body.email ?? '')) fields.email = 'Please enter your e-mail address.';
      if ((body.password ?? '').length < 10) fields.password = 'Please choose a password of at least 10 characters.';
      if (world.accounts.has(String(body.email).toLowerCase())) fields.email = 'That e-mail is taken. Log in, or use another one.';
      if ([...world.accounts.values()].some((each) => each.profile.username === body.username))
        fields.username = 'That name is taken. Try another.';
      if (Object.keys(fields).length) throw invalid(fields);
      const account = newUser(body);
      world.accounts.set(body.email.toLowerCase(), account);
      return created({
        token: openSession(account),
        message: 'Welcome to NoWahala.',
        data: account.profile,
        cookie: account.profile.email,
      });
    },
  ],
  [
    'POST',
    '/auth/forgot-password',
    { open: true },
    () => ok({ message: 'If there is an account with that e-mail, a link is on its way.' }),
  ],
  [
    'POST',
    '/auth/reset-password',
    { open: true },
    ({ body }) => {
      if (body.token !== 'good') throw new Refusal(400, 'TOKEN_INVALID', 'This link has expired or was used already. Ask for a new one.');
      return ok({ message: 'Your new password is set.' });
    },
  ],
  [
    'POST',
    '/auth/verify-email',
    { open: true },
    ({ body }) => {
      if (body.token !== 'good') throw new Refusal(400, 'TOKEN_INVALID', 'This link has expired or was used already. Ask for a new one.');
      return ok({ message: 'Your e-mail address is confirmed.' });
    },
  ],
  ['POST', '/auth/logout', { open: true }, () => ok({ message: 'You are signed out.', cookie: '' })],
  ['GET', '/user', {}, ({ me }) => ok({ data: me.profile })],
  [
    'PATCH',
    '/user/:id',
    {},
    ({ me, body }) => {
      if (body.phone && !/^\+\d{1,4}\d{7,14}$/.test(body.phone)) throw invalid({ phone: 'Invalid phone number' });
      if (body.phone !== undefined && body.phone !== me.profile.phone) me.profile.phoneVerified = false;
      Object.assign(me.profile, body);
      return ok({ message: 'Your settings are saved.', data: me.profile });
    },
  ],
  [
    'DELETE',
    '/user/:id',
    {},
    ({ me, body }) => {
      if (body.password !== me.password) throw invalid({ password: 'That is not your password.' });
      world.accounts.delete(me.profile.email);
      return ok({ message: 'Your account is closed. Everything is gone within 30 days.', cookie: '' });
    },
  ],
  ['GET', '/user/:id/export', {}, ({ me }) => ok({ data: { ...me, password: undefined } })],
  ['POST', '/user/:id/phone/verify', {}, () => ok({ message: 'A code is on its way to your WhatsApp.' })],
  [
    'POST',
    '/user/:id/phone/confirm',
    {},
    ({ me, body }) => {
      if (body.code !== '123456') throw invalid({ code: 'That is not the code we sent.' });
      me.profile.phoneVerified = true;
      return ok({ message: 'Your phone is confirmed.' });
    },
  ],
  [
    'POST',
    '/support',
    { open: true },
    ({ body }) => {
      world.supportMails.push(body);
      return created({ message: 'Thank you. We answer within about 24 hours.' });
    },
  ],
  [
    'POST',
    '/workspace',
    {},
    ({ me, body }) => {
      if (me.workspace) throw new Refusal(400, 'WORKSPACE_EXISTS', 'You have a workspace already.');
      if (!body.name?.trim()) throw invalid({ name: 'Please give your workspace a name.' });
      me.workspace = newWorkspace(me, body.name.trim());
      return created({ message: 'Your workspace is ready.', data: workspaceOf(me) });
    },
  ],
  [
    'PATCH',
    '/workspace/update/:id',
    {},
    ({ me, body }) => {
      Object.assign(me.workspace, body);
      return ok({ message: 'Your workspace is saved.', data: workspaceOf(me) });
    },
  ],
  [
    'GET',
    '/workspace/:id',
    {},
    ({ me }) => {
      if (!me.workspace) throw new Refusal(404, 'NO_WORKSPACE_YET', 'You do not have a workspace yet.');
      return ok(workspaceOf(me));
    },
  ],
  ['GET', '/plan/all', { open: true }, () => ok({ data: plans })],
  ['POST', '/sub/sub-user', {}, ({ me, body }) => startPayment(me, body.planId, false)],
  ['POST', '/sub/upgrade', {}, ({ me, body }) => startPayment(me, body.planId, true)],
  [
    'POST',
    '/server/create',
    {},
    ({ me, body }) => {
      if (!me.profile.plan.hasPlan) throw new Refusal(400, 'NO_ACTIVE_PLAN', 'Please activate a plan first.');
      if (me.servers.length >= me.profile.plan.id.serverLimit)
        throw new Refusal(400, 'SERVER_LIMIT_REACHED', 'Oops! You have reached your server limits');
      checkServer(me, body);
      const server = newServer({ ...body, state: 'unknown', lastPingAt: null });
      me.servers.push(server);
      setTimeout(() => {
        Object.assign(server, { state: 'up', lastPingAt: iso() });
        pushEvent('server', { serverId: server._id, state: 'up' });
      }, 3_000).unref();
      return created({ message: 'Your server is being watched.', data: server });
    },
  ],
  ['GET', '/server/get/:id', {}, ({ me, params }) => ok({ data: mine(me.servers, params.id) })],
  [
    'PATCH',
    '/server/update/:id',
    {},
    ({ me, params, body }) => {
      const server = mine(me.servers, params.id);
      checkServer(me, { ...server, ...body });
      Object.assign(server, body);
      return ok({ message: 'Your server is updated.', data: server });
    },
  ],
  ['GET', '/server/logs/:id', {}, ({ me, query }) => ok(paged(me.logs, query))],
  ['GET', '/server/pings/:id', {}, ({ me, params, query }) => ok(paged(pingsOf(mine(me.servers, params.id)), query))],
  ['GET', '/server/stats/:id', {}, ({ me, params, query }) => ok(statsOf(mine(me.servers, params.id), query.get('range') ?? '30d'))],
  [
    'DELETE',
    '/server/:id',
    {},
    ({ me, params }) => {
      mine(me.servers, params.id);
      me.servers = me.servers.filter((server) => server._id !== params.id);
      return ok({ message: 'The server is deleted.' });
    },
  ],
  [
    'POST',
    '/server/:id/check',
    {},
    ({ me, params }) => {
      const server = mine(me.servers, params.id);
      if (Date.now() - (server.checkedAt ?? 0) < 60_000)
        throw new Refusal(429, 'CHECK_TOO_SOON', 'This server was just checked. Try again in a minute.');
      server.checkedAt = Date.now();
      return ok({ message: 'A check is on its way.' });
    },
  ],
  [
    'POST',
    '/server/:id/pause',
    {},
    ({ me, params }) => {
      mine(me.servers, params.id).state = 'paused';
      return ok({ message: 'This server is paused.' });
    },
  ],
  [
    'POST',
    '/server/:id/resume',
    {},
    ({ me, params }) => {
      mine(me.servers, params.id).state = 'up';
      return ok({ message: 'This server is watched again.' });
    },
  ],
  ['GET', '/incident/list/:id', {}, ({ me, query }) => ok(paged(me.incidents, query))],
  ['GET', '/incident/get/:id', {}, ({ me, params }) => ok({ data: mine(me.incidents, params.id) })],
  [
    'POST',
    '/incident/:id/acknowledge',
    {},
    ({ me, params }) => {
      Object.assign(mine(me.incidents, params.id), { acknowledgedAt: iso(), acknowledgedBy: me.profile.fullName });
      return ok({ message: 'Noted. Reminders stop until tomorrow.', data: mine(me.incidents, params.id) });
    },
  ],
  ['POST', '/logs/:id/feedback', {}, () => ok({ message: 'Thank you. That helps us explain better.' })],
  ['GET', '/notification/:id', {}, ({ me, query }) => ok(paged(me.notifications, query))],
  [
    'POST',
    '/notification/:id/read',
    {},
    ({ me, params }) => {
      mine(me.notifications, params.id).readAt = iso();
      return ok({ message: 'Read.' });
    },
  ],
  ['GET', '/invoice/:id', {}, ({ me }) => ok({ data: me.invoices })],
  [
    'POST',
    '/key/generate/:id',
    {},
    ({ me, body }) => {
      if (!body.name?.trim()) throw invalid({ name: 'Please enter a name for your api key' });
      const key = {
        _id: randomUUID(),
        name: body.name,
        revoked: false,
        prefix: 'nw_live_7tY1pLw3Qs',
        scopes: body.scopes ?? ['servers:read'],
        createdAt: iso(),
        lastUsedAt: null,
      };
      me.keys.unshift(key);
      return created({
        message: 'Your key is ready.',
        apiKey: `nw_live_7tY1pLw3Qs_${randomBytes(32).toString('hex').slice(0, 43)}_9aKd2F`,
        data: key,
      });
    },
  ],
  ['GET', '/key/get/:id', {}, ({ me }) => ok({ data: { keys: me.keys } })],
  [
    'DELETE',
    '/key/:id/:keyId',
    {},
    ({ me, params }) => {
      mine(me.keys, params.keyId).revoked = true;
      return ok({ message: 'The key is revoked.' });
    },
  ],
  [
    'POST',
    '/key/:id/:keyId/rotate',
    {},
    ({ me, params }) =>
      ok({
        message: 'The new key is ready. The old one works 24 more hours.',
        apiKey: `nw_live_7tY1pLw3Qs_${randomBytes(32).toString('hex').slice(0, 43)}_1bCe3G`,
        data: mine(me.keys, params.keyId),
      }),
  ],
  [
    'POST',
    '/content/graphql',
    { open: true },
    () =>
      ok({
        data: {
          release_notes: [
            {
              id: 'v1.0.0',
              version: 'v1.0.0',
              timestamp: '2026-11-02T08:00:00.000Z',
              notes: {
                html: '<h3>The first release</h3><p>We watch your servers and tell you, in <strong>plain words</strong>, what to do.</p><ul><li>Alerts by e-mail, WhatsApp and on your dashboard</li><li>Every error explained, with up to three steps</li></ul><p>Read the <a href="https://nowahala.example/docs">docs</a>.</p>',
              },
            },
          ],
        },
      }),
  ],
];

/** What a test may request of the mock: POST /mock/<name>. */
export const controls = {
  reset: () => Object.assign(world, { accounts: seed(), sessions: new Map(), supportMails: [] }) && { done: true },
  down: ({ name = 'Orders API', email = 'ada@example.com' }) => {
    const account = world.accounts.get(email);
    const server = account.servers.find((each) => each.name === name);
    const incident = openIncident(account, server);
    pushEvent('server', { serverId: server._id, state: 'down' });
    pushEvent('incident', { incidentId: incident._id, serverId: server._id });
    pushEvent('notification', { notificationId: account.notifications[0]._id });
    return { incidentId: incident._id };
  },
  'end-sessions': () => {
    world.sessions.clear();
    return { done: true };
  },
};
