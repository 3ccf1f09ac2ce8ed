import { randomUUID } from 'node:crypto';
import { iso } from './state.mjs';
import { created, mine, ok, pushEvent, Refusal } from './world.mjs';

const MINUTE = 60_000;
const isOver = ({ startsAt, endsAt }) => Date.parse(endsAt) <= Date.now() || endsAt <= startsAt;
const statusOf = (one) => (isOver(one) ? 'over' : Date.parse(one.startsAt) <= Date.now() ? 'running' : 'planned');
const concerns = (one, serverId) => one.serverId === null || serverId === null || one.serverId === serverId;
const listOf = (me) => (me.maintenance ??= []);

/** As the analyzer would show it: what is up is maintenance while one runs. */
function redraw(me) {
  for (const server of me.servers) {
    const worked = listOf(me).some((one) => statusOf(one) === 'running' && concerns(one, server._id));
    if (worked && server.state === 'up') server.state = 'maintenance';
    if (!worked && server.state === 'maintenance') server.state = 'up';
    pushEvent('server', { serverId: server._id, state: server.state });
  }
}

const plan = (me, serverId, { minutes, startsAt, endsAt }) => {
  const from = minutes ? iso() : startsAt;
  const to = minutes ? new Date(Date.now() + minutes * MINUTE).toISOString() : endsAt;
  if (to <= from)
    throw new Refusal(400, 'VALIDATION_FAILED', 'Please check what you entered.', {
      fields: { endsAt: 'The end must come after the beginning: a maintenance lasts at least one minute.' },
    });
  const one = { _id: randomUUID(), workspaceId: 'w', serverId, startsAt: from, endsAt: to, createdAt: iso() };
  listOf(me).push(one);
  redraw(me);
  return created({ message: minutes ? 'Maintenance is on.' : 'The maintenance is planned.', data: { ...one, status: statusOf(one) } });
};
const listFor = (me, serverId) =>
  ok({
    data: listOf(me)
      .filter((one) => concerns(one, serverId) && !isOver(one))
      .map((one) => ({ ...one, status: statusOf(one) })),
  });
const end = (me, id) => {
  const one = mine(listOf(me), id);
  one.endsAt = one.startsAt > iso() ? one.startsAt : iso();
  redraw(me);
  return ok({ message: 'The maintenance is over. We check right away.', data: { ...one, status: 'over' } });
};
const change = (me, id, { endsAt }) => {
  Object.assign(mine(listOf(me), id), { endsAt });
  return ok({ message: 'The maintenance is changed.', data: mine(listOf(me), id) });
};

export const maintenanceRoutes = [
  ['GET', '/server/:id/maintenance', {}, ({ me, params }) => listFor(me, mine(me.servers, params.id)._id)],
  ['POST', '/server/:id/maintenance', {}, ({ me, params, body }) => plan(me, mine(me.servers, params.id)._id, body)],
  ['PATCH', '/server/:id/maintenance/:which', {}, ({ me, params, body }) => change(me, params.which, body)],
  ['DELETE', '/server/:id/maintenance/:which', {}, ({ me, params }) => end(me, params.which)],
  ['GET', '/workspace/:id/maintenance', {}, ({ me }) => listFor(me, null)],
  ['POST', '/workspace/:id/maintenance', {}, ({ me, body }) => plan(me, null, body)],
  ['PATCH', '/workspace/:id/maintenance/:which', {}, ({ me, params, body }) => change(me, params.which, body)],
  ['DELETE', '/workspace/:id/maintenance/:which', {}, ({ me, params }) => end(me, params.which)],
];
