import { z } from 'zod';
import { say } from '../../messages/en.js';
import { cursorQuery, text, uuid } from '../../request/valid.js';

/** As much as a body may hold; the analyzer keeps the beginning. */
const MOST_REPORTED = 100_000;

export const applicationError = z.object({
  message: text({ missing: say.fields.logMessage, max: MOST_REPORTED }),
  stack: z.string({ error: say.fields.stack }).max(MOST_REPORTED, say.fields.tooLong(MOST_REPORTED)).default(''),
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
