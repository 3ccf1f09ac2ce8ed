import { randomUUID } from 'node:crypto';
import { iso, newServer, pingsOf, statsOf } from './state.mjs';
import { created, invalid, mine, ok, paged, pushEvent, Refusal } from './world.mjs';

const ipIsGood = (ip) =>
  /^(\d{1,3}\.){3}\d{1,3}$/.test(ip ?? '') && ip.split('.').every((part) => Number(part) <= 255 && String(Number(part)) === part);
const checkServer = (account, body) => {
  if (!ipIsGood(body.ipAddress)) throw invalid({ ipAddress: 'Invalid IP address' });
  const limit = account.profile.plan.id?.rateLimit ?? 0;
  if (Math.ceil(44640 / body.monitoringInterval) > limit)
    throw invalid({ monitoringInterval: 'Your plan allows a check every 5 minutes at most.' });
};

const inDays = (days) => new Date(Date.now() + days * 86_400_000).toISOString();
const ending = {
  certificate: { endsAt: inDays(61), issuer: "Let's Encrypt", soon: false },
  domain: { name: 'adaeze.com.ng', endsAt: inDays(13), registrar: 'Whogohost Limited', source: 'rdap', soon: true },
  renewals: [],
};

export const serverRoutes = [
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
  ['GET', '/server/get/:id', {}, ({ me, params }) => ok({ data: { ...ending, ...mine(me.servers, params.id) } })],
  [
    'GET',
    '/renewal/list/:userId',
    {},
    ({ me }) => {
      const serverIds = me.servers.slice(0, 1).map(({ _id }) => _id);
      const { name, endsAt, registrar: company } = ending.domain;
      return ok({ data: serverIds.length === 0 ? [] : [{ kind: 'domain', name, endsAt, company, serverIds }] });
    },
  ],
  [
    'POST',
    '/server/:id/renewal',
    {},
    ({ me, params, body }) => {
      const server = mine(me.servers, params.id);
      const own = { _id: randomUUID(), soon: false, ...body };
      server.renewals = [...(server.renewals ?? []), own];
      return created({ message: 'Noted. We tell you 30, 14, 7, 3 and 1 days before.', data: own });
    },
  ],
  [
    'DELETE',
    '/server/:id/renewal/:renewalId',
    {},
    ({ me, params }) => {
      const server = mine(me.servers, params.id);
      server.renewals = (server.renewals ?? []).filter(({ _id }) => _id !== params.renewalId);
      return ok({ message: 'The date is deleted.' });
    },
  ],
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
  [
    'GET',
    '/server/pings/:id',
    {},
    ({ me, params, query }) => {
      const region = query.get('region');
      return ok(
        paged(
          pingsOf(mine(me.servers, params.id)).filter((ping) => !region || ping.region === region),
          query,
        ),
      );
    },
  ],
  [
    'GET',
    '/region/list',
    {},
    () => ok({ data: ['Lagos', 'London', 'Frankfurt'].map((name) => ({ id: name.toLowerCase(), name, live: true, lastSeenAt: iso() })) }),
  ],
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
  [
    'POST',
    '/incident/:id/step/:step/done',
    {},
    ({ me, params }) => {
      const incident = mine(me.incidents, params.id);
      const step = Number(params.step);
      const left = step < incident.explanation.doNow.length;
      const done = { _id: params.id, step, doneAt: iso(), answer: left ? 'down' : 'works', nextStep: left ? step + 1 : null };
      incident.doneSteps = [...incident.doneSteps, done];
      return ok({ message: left ? `Still down: now try step ${step + 1}.` : 'It works again.', data: incident });
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
];
