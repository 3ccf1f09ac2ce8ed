import { z } from 'zod';
import { limits } from '@nowahala/kernel';
import { exampleIds } from './example.js';
import { apiMessages as messages } from './messages/en.js';
import { id, oneOf, orNull, time, withData, withMessage } from './response.js';
import { route } from './route.js';

export const maintenanceStatuses = ['planned', 'running', 'over'] as const;

export const maintenanceResponse = z.object({
  _id: id(exampleIds.maintenance),
  workspaceId: id(exampleIds.workspace),
  /** Null: every server of the workspace. */
  serverId: orNull(id(exampleIds.server)),
  startsAt: time('2026-11-21T22:00:00.000Z'),
  endsAt: time('2026-11-21T22:30:00.000Z'),
  status: oneOf(maintenanceStatuses, 'planned'),
  createdAt: time('2026-11-21T13:00:00.000Z'),
});
export type MaintenanceResponse = z.output<typeof maintenanceResponse>;

const { minMinutes, maxMinutes, aheadDays } = limits.maintenance;
const minutes = z
  .number({ error: messages.fields.maintenanceMinutes })
  .int(messages.fields.maintenanceMinutes)
  .min(minMinutes, messages.fields.maintenanceMinutes)
  .max(maxMinutes, messages.fields.maintenanceMinutes);
const moment = z.iso
  .datetime({ offset: true, error: messages.fields.maintenanceTime })
  .max(40, messages.fields.maintenanceTime)
  .transform((given) => new Date(given));

const window = z.object({ minutes: minutes.optional(), startsAt: moment.optional(), endsAt: moment.optional() });
type GivenWindow = z.output<typeof window>;
const eitherOr = ({ minutes: given, startsAt, endsAt }: GivenWindow) => given === undefined || (startsAt ?? endsAt) === undefined;
const planned = window
  .refine(eitherOr, { error: messages.fields.maintenance, path: ['minutes'] })
  .refine(({ minutes: given, startsAt }) => given !== undefined || startsAt !== undefined, {
    error: messages.fields.maintenance,
    path: ['startsAt'],
  })
  .refine(({ minutes: given, endsAt }) => given !== undefined || endsAt !== undefined, {
    error: messages.fields.maintenance,
    path: ['endsAt'],
  });
const changed = window
  .refine(eitherOr, { error: messages.fields.maintenance, path: ['minutes'] })
  .refine(({ minutes: given, startsAt, endsAt }) => given !== undefined || (startsAt ?? endsAt) !== undefined, {
    error: messages.fields.maintenance,
    path: ['minutes'],
  });

const RULES = `\`minutes\` from now on (${minMinutes} to ${maxMinutes}), or \`startsAt\` and \`endsAt\`: up to ${aheadDays} days ahead, ${maxMinutes / 60} hours long at most.`;
const MEANS =
  'Checks go on, no incident opens, no reminder is sent, and the time stays out of every rate. What is still down when it ends opens an incident then.';
const example = { minutes: 30 };

export const planServerMaintenance = route({
  method: 'POST',
  path: '/api/server/:id/maintenance',
  status: 201,
  summary: 'Plan or begin maintenance of a server',
  description: `${RULES} ${MEANS}`,
  body: planned,
  example,
  refusals: { 409: ['TOO_MANY_MAINTENANCES'] },
  response: withMessage(messages.maintenance.begun, maintenanceResponse),
});

export const planWorkspaceMaintenance = route({
  method: 'POST',
  path: '/api/workspace/:workspaceId/maintenance',
  status: 201,
  summary: 'Plan or begin maintenance of every server of a workspace',
  description: `${RULES} ${MEANS}`,
  body: planned,
  example: { startsAt: '2026-11-21T22:00:00Z', endsAt: '2026-11-21T22:30:00Z' },
  refusals: { 409: ['TOO_MANY_MAINTENANCES'] },
  response: withMessage(messages.maintenance.planned, maintenanceResponse),
});

const LISTED = 'What runs or is planned in the order of its beginning, then the ten latest that are over.';

export const listServerMaintenance = route({
  method: 'GET',
  path: '/api/server/:id/maintenance',
  summary: 'List the maintenance of a server',
  description: `${LISTED} Those of the whole workspace are among them, with \`serverId: null\`.`,
  response: withData(z.array(maintenanceResponse)),
});

export const listWorkspaceMaintenance = route({
  method: 'GET',
  path: '/api/workspace/:workspaceId/maintenance',
  summary: 'List the maintenance of a workspace and its servers',
  description: LISTED,
  response: withData(z.array(maintenanceResponse)),
});

const CHANGE = 'Of one that runs only the end changes, and `minutes` count from now.';

export const changeServerMaintenance = route({
  method: 'PATCH',
  path: '/api/server/:id/maintenance/:maintenanceId',
  summary: 'Shorten, lengthen or move the maintenance of a server',
  description: CHANGE,
  body: changed,
  example,
  refusals: { 409: ['MAINTENANCE_OVER'] },
  response: withMessage(messages.maintenance.saved, maintenanceResponse),
});

export const changeWorkspaceMaintenance = route({
  method: 'PATCH',
  path: '/api/workspace/:workspaceId/maintenance/:maintenanceId',
  summary: 'Shorten, lengthen or move the maintenance of a workspace',
  description: CHANGE,
  body: changed,
  example,
  refusals: { 409: ['MAINTENANCE_OVER'] },
  response: withMessage(messages.maintenance.saved, maintenanceResponse),
});

const END = 'What has not begun is cancelled. Ending it twice changes nothing.';

export const endServerMaintenance = route({
  method: 'DELETE',
  path: '/api/server/:id/maintenance/:maintenanceId',
  summary: 'End the maintenance of a server',
  description: END,
  response: withMessage(messages.maintenance.ended, maintenanceResponse),
});

export const endWorkspaceMaintenance = route({
  method: 'DELETE',
  path: '/api/workspace/:workspaceId/maintenance/:maintenanceId',
  summary: 'End the maintenance of a workspace',
  description: END,
  response: withMessage(messages.maintenance.ended, maintenanceResponse),
});
