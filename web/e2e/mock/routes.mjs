import { accountRoutes } from './account-routes.mjs';
import { heartbeatRoutes } from './heartbeat-routes.mjs';
import { keyAndContentRoutes } from './key-routes.mjs';
import { maintenanceRoutes } from './maintenance-routes.mjs';
import { serverRoutes } from './server-routes.mjs';
import { openIncident, seed } from './state.mjs';
import { pushEvent, world } from './world.mjs';

/** `open: true` needs no session. Handlers get { me, params, body, query }. */
export const routes = [...accountRoutes, ...serverRoutes, ...maintenanceRoutes, ...heartbeatRoutes, ...keyAndContentRoutes];

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
