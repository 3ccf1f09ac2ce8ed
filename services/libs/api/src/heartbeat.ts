import { limits, nameTooLong } from '@nowahala/kernel';
import { z } from 'zod';
import { exampleIds } from './example.js';
import { flagField, idField, textField } from './fields.js';
import { apiMessages as messages } from './messages/en.js';
import { flag, id, number, oneOf, onlyMessage, orNull, text, time, withData, withMessage } from './response.js';
import { route } from './route.js';

/** `pending`: it has never called · `running`: it said that it began · `late`: its time has passed, what it is allowed has not. */
export const heartbeatStates = ['pending', 'up', 'running', 'late', 'down', 'paused', 'unknown'] as const;
export const beatKinds = ['success', 'start', 'fail'] as const;

export const heartbeatResponse = z.object({
  _id: id(exampleIds.heartbeat),
  name: text('Nightly backup'),
  /** Minutes between two runs; null where a cron line says it. */
  every: orNull(number(1_440), null),
  cron: orNull(text('0 2 * * *')),
  timeZone: orNull(text('Africa/Lagos')),
  graceMinutes: number(60),
  onlyPost: flag(false),
  /** What the job calls. Whoever knows it can call too: it belongs into no mail and no chat. */
  address: text('https://nowahala.example/beat/4f8pVt1cTVi1y0sH5uQ9nQABd0zN2kqS8mWb1aYx3f0'),
  paused: flag(false),
  state: oneOf(heartbeatStates, 'up'),
  since: orNull(time('2026-11-20T01:04:00.000Z')),
  dueAt: orNull(time('2026-11-22T01:00:00.000Z')),
  lastBeatAt: orNull(time('2026-11-21T01:04:00.000Z')),
  lastBeat: orNull(oneOf(beatKinds, 'success')),
  openIncidentId: orNull(id(exampleIds.incident), null),
  createdAt: time('2026-06-28T08:10:00.000Z'),
});
export type HeartbeatResponse = z.output<typeof heartbeatResponse>;

export const beatResponse = z.object({
  at: time('2026-11-21T01:04:00.000Z'),
  kind: oneOf(beatKinds, 'success'),
  exitCode: orNull(number(0), null),
  /** The end of what the job sent, 10 KB at most: text of somebody else. */
  words: text('saved 412 files'),
});
export type BeatResponse = z.output<typeof beatResponse>;

const name = textField({ missing: messages.fields.jobName, max: limits.serverName.max, tooLong: nameTooLong });
const minutes = (wrong: string, { min, max }: { min: number; max: number }) =>
  z.number({ error: wrong }).int(wrong).min(min, wrong).max(max, wrong);
const every = minutes(messages.fields.every, limits.heartbeatEvery).nullable();
const grace = minutes(messages.fields.grace, limits.heartbeatGrace);
const cron = z.string({ error: messages.fields.cron }).max(limits.cron.max, messages.fields.cron).nullable();
const timeZone = z.string({ error: messages.fields.timeZone }).max(60, messages.fields.timeZone).nullable();

export const createHeartbeat = route({
  method: 'POST',
  path: '/api/heartbeat',
  status: 201,
  summary: 'Add a heartbeat',
  description:
    'For a job that calls us: `every` so many minutes, or by a `cron` line in a `timeZone` (without it: the zone of the account). It takes one place of `serverLimit`. Nothing is expected before its first call. The job calls `address` by GET, HEAD or POST when it has run; with `/start`, `/fail` or an exit code (0 to 255) behind it that it began, failed or ended so. A body is kept as its last words (10 KB).',
  body: z.object({
    name,
    every: every.optional(),
    cron: cron.optional(),
    timeZone: timeZone.optional(),
    graceMinutes: grace.default(60),
    onlyPost: flagField('onlyPost').default(false),
    workspaceId: idField(messages.fields.workspaceId).optional(),
  }),
  example: { name: 'Nightly backup', cron: '0 2 * * *', timeZone: 'Africa/Lagos', graceMinutes: 60 },
  refusals: { 404: ['NO_WORKSPACE_YET'], 409: ['NO_ACTIVE_PLAN', 'SERVER_LIMIT_REACHED'], 503: ['PLAN_UNKNOWN'] },
  response: withMessage(messages.heartbeat.created, heartbeatResponse),
});

export const listHeartbeats = route({
  method: 'GET',
  path: '/api/heartbeat/list/:userId',
  summary: 'List heartbeats',
  description: 'Oldest first, all of them.',
  response: withData(z.array(heartbeatResponse)),
});

export const getHeartbeat = route({
  method: 'GET',
  path: '/api/heartbeat/:id',
  summary: 'Read a heartbeat',
  response: withData(heartbeatResponse),
});

export const listBeats = route({
  method: 'GET',
  path: '/api/heartbeat/:id/beats',
  summary: 'List the last calls of a heartbeat',
  description: 'Newest first, 100 at most.',
  response: withData(z.array(beatResponse)),
});

export const updateHeartbeat = route({
  method: 'PATCH',
  path: '/api/heartbeat/:id',
  summary: 'Change a heartbeat',
  description: 'Only what is sent changes. `every` or `cron` replaces the other.',
  body: z.object({
    name: name.optional(),
    every: every.optional(),
    cron: cron.optional(),
    timeZone: timeZone.optional(),
    graceMinutes: grace.optional(),
    onlyPost: flagField('onlyPost').optional(),
  }),
  example: { graceMinutes: 90 },
  response: withMessage(messages.heartbeat.saved, heartbeatResponse),
});

export const deleteHeartbeat = route({
  method: 'DELETE',
  path: '/api/heartbeat/:id',
  summary: 'Delete a heartbeat',
  response: onlyMessage(messages.heartbeat.deleted),
});

export const pauseHeartbeat = route({
  method: 'POST',
  path: '/api/heartbeat/:id/pause',
  summary: 'Pause a heartbeat',
  response: withMessage(messages.heartbeat.paused, heartbeatResponse),
});

export const resumeHeartbeat = route({
  method: 'POST',
  path: '/api/heartbeat/:id/resume',
  summary: 'Resume a heartbeat',
  refusals: { 409: ['NO_ACTIVE_PLAN'], 503: ['PLAN_UNKNOWN'] },
  response: withMessage(messages.heartbeat.resumed, heartbeatResponse),
});

export const rotateHeartbeat = route({
  method: 'POST',
  path: '/api/heartbeat/:id/rotate',
  summary: 'Give a heartbeat a new address',
  description: 'The old one is void at once for this gateway, and within a minute for all; what it gets meanwhile does not count.',
  response: withMessage(messages.heartbeat.rotated, heartbeatResponse),
});
