import { randomBytes, randomUUID } from 'node:crypto';
import { iso } from './state.mjs';
import { created, invalid, mine, ok } from './world.mjs';

const MINUTE = 60_000;
const listOf = (me) => (me.heartbeats ??= []);
const newAddress = () => `https://nowahala.example/beat/${randomBytes(32).toString('base64url')}`;

/** Of a job by the minute the next call is known; a cron line is not read here. */
const dueOf = ({ every, lastBeatAt, paused }) =>
  every && lastBeatAt && !paused ? new Date(Date.parse(lastBeatAt) + every * MINUTE).toISOString() : null;
const viewOf = (one) => ({ ...one, state: one.paused ? 'paused' : one.state, dueAt: dueOf(one) });

const add = (me, { name, every = null, cron = null, timeZone = null, graceMinutes = 60, onlyPost = false }) => {
  if (cron === '0 0 30 2 *')
    throw invalid({
      cron: 'This cron line names a day that never comes, so the job would never be expected. Please look at day and month again.',
    });
  const settings = { _id: randomUUID(), name, every, cron, timeZone, graceMinutes, onlyPost, address: newAddress(), paused: false };
  const one = { ...settings, state: 'pending', since: null, lastBeatAt: null, lastBeat: null, openIncidentId: null, createdAt: iso() };
  listOf(me).push(one);
  return created({ message: 'Your job is watched from its first call on. Put its address into the job now.', data: viewOf(one) });
};
const change = (me, id, fields, message) => {
  const one = Object.assign(mine(listOf(me), id), fields);
  return ok({ message, data: viewOf(one) });
};
const remove = (me, id) => {
  const one = mine(listOf(me), id);
  me.heartbeats = listOf(me).filter((other) => other !== one);
  return ok({ message: 'The job is deleted, and its address is void.' });
};

export const heartbeatRoutes = [
  ['GET', '/heartbeat/list/:userId', {}, ({ me }) => ok({ data: listOf(me).map(viewOf) })],
  ['POST', '/heartbeat', {}, ({ me, body }) => add(me, body)],
  ['GET', '/heartbeat/:id', {}, ({ me, params }) => ok({ data: viewOf(mine(listOf(me), params.id)) })],
  ['GET', '/heartbeat/:id/beats', {}, ({ me, params }) => ok({ data: mine(listOf(me), params.id) && [] })],
  ['PATCH', '/heartbeat/:id', {}, ({ me, params, body }) => change(me, params.id, body, 'Your job is updated.')],
  ['DELETE', '/heartbeat/:id', {}, ({ me, params }) => remove(me, params.id)],
  [
    'POST',
    '/heartbeat/:id/pause',
    {},
    ({ me, params }) => change(me, params.id, { paused: true }, 'This job is paused. Nobody is told if it does not run.'),
  ],
  ['POST', '/heartbeat/:id/resume', {}, ({ me, params }) => change(me, params.id, { paused: false }, 'This job is expected again.')],
  [
    'POST',
    '/heartbeat/:id/rotate',
    {},
    ({ me, params }) =>
      change(me, params.id, { address: newAddress() }, 'Here is the new address. The old one is void: put the new one into the job.'),
  ],
];
