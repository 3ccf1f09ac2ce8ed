import { plans } from './plans.mjs';
import { newUser, newWorkspace } from './state.mjs';
import { startPayment } from './payments.mjs';
import { created, invalid, ok, openSession, Refusal, world } from './world.mjs';

const workspaceOf = (account) => ({
  ...account.workspace,
  servers: account.servers.map(({ _id, name, status, ipAddress, usedRate, website, monitoringInterval, state, lastPingAt }) => ({
    serverId: { _id, name, status, ipAddress, usedRate, website, monitoringInterval, state, lastPingAt },
  })),
});

const device = (_id, browser, system, place, minutes, current = false) => ({
  _id,
  browser,
  system,
  place,
  createdAt: new Date(Date.now() - 40 * minutes * 60_000).toISOString(),
  lastSeenAt: new Date(Date.now() - minutes * 60_000).toISOString(),
  current,
});
const devices = () => [
  device('one', 'Chrome', 'Android', '102.89.34.x', 1, true),
  device('two', 'Safari', 'iPhone', '2c0f:f5c0:12:x', 90),
  device('three', null, null, null, 700),
];

export const accountRoutes = [
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
      return ok({
        message: 'Your new password is set.',
        data: { liveKeys: body.revokeKeys ? 0 : 2, revokedKeys: body.revokeKeys ? 2 : 0 },
      });
    },
  ],
  [
    'POST',
    '/auth/verify-email',
    { open: true },
    ({ body }) => {
      if (body.token !== 'good') throw new Refusal(400, 'TOKEN_INVALID', 'This link has expired or was used already. Ask for a new one.');
      return ok({ message: 'Your e-mail address is confirmed.', data: { waitsFor: [] } });
    },
  ],
  [
    'POST',
    '/auth/undo-change',
    { open: true },
    ({ body }) => {
      if (body.token !== 'good') throw new Refusal(400, 'LINK_OVER', 'This link was already used or is too old.');
      return ok({
        message: 'Your account has its e-mail from before, and every device is signed out.',
        data: { what: 'email', liveKeys: 0 },
      });
    },
  ],
  ['GET', '/user/:id/session', {}, () => ok({ data: devices() })],
  ['DELETE', '/user/:id/session', {}, () => ok({ message: 'All your other devices are signed out.' })],
  ['DELETE', '/user/:id/session/:sessionId', {}, () => ok({ message: 'That device is signed out.' })],
  ['POST', '/user/:id/email/verify', {}, () => ok({ message: 'A new link is on its way to your e-mail.' })],
  ['POST', '/auth/logout', { open: true }, () => ok({ message: 'You are signed out.', cookie: '' })],
  ['GET', '/user', {}, ({ me }) => ok({ data: me.profile })],
  [
    'PATCH',
    '/user/:id',
    {},
    ({ me, body }) => {
      if (body.phone && !/^\+\d{1,4}\d{7,14}$/.test(body.phone)) throw invalid({ phone: 'Invalid phone number' });
      if (body.phone !== undefined && body.phone !== me.profile.phone) me.profile.phoneVerified = false;
      const { email, password, pendingEmail, ...rest } = body;
      if (pendingEmail === null) Object.assign(rest, { pendingEmail, pendingEmailWaitsFor: [] });
      if (email && email !== me.profile.email)
        Object.assign(rest, { pendingEmail: email, pendingEmailWaitsFor: password === me.password ? ['new'] : ['new', 'old'] });
      Object.assign(me.profile, rest);
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
];
