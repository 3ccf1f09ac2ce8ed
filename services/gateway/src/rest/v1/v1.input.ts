import { z } from 'zod';
import { say } from '../../messages/en.js';
import { cursorQuery, text, uuid } from '../valid.js';

export const applicationError = z.object({
  message: text({ missing: say.fields.logMessage, max: 2_000 }),
  stack: z.string({ error: say.fields.stack }).max(50_000, say.fields.tooLong(50_000)).default(''),
  level: z.enum(['warning', 'error', 'critical'], { error: say.fields.level }).default('error'),
  tag: z.string({ error: say.fields.tag }).trim().max(40, say.fields.tag).default('App'),
  server: uuid(say.fields.serverId).optional(),
  serverId: uuid(say.fields.serverId).optional(),
});
export type ApplicationError = z.infer<typeof applicationError>;

export const incidentsQuery = cursorQuery.extend({
  status: z.enum(['open', 'resolved'], { error: say.fields.status }).optional(),
  server: uuid(say.fields.serverId).optional(),
});
export type IncidentsQuery = z.infer<typeof incidentsQuery>;
