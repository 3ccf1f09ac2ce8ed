import { z } from 'zod';
import { messages } from '../../messages/en.js';
import { cursorQuery, text, uuid } from '../../request/valid.js';

/** As much as a body may hold; the analyzer keeps the beginning. */
const MOST_REPORTED = 100_000;

export const applicationError = z.object({
  message: text({ missing: messages.fields.logMessage, max: MOST_REPORTED }),
  stack: z.string({ error: messages.fields.stack }).max(MOST_REPORTED, messages.fields.tooLong(MOST_REPORTED)).default(''),
  level: z.enum(['warning', 'error', 'critical'], { error: messages.fields.level }).default('error'),
  tag: z.string({ error: messages.fields.tag }).trim().max(40, messages.fields.tag).default('App'),
  server: uuid(messages.fields.serverId).optional(),
  serverId: uuid(messages.fields.serverId).optional(),
});
export type ApplicationError = z.infer<typeof applicationError>;

export const incidentsQuery = cursorQuery.extend({
  status: z.enum(['open', 'resolved'], { error: messages.fields.status }).optional(),
  server: uuid(messages.fields.serverId).optional(),
});
export type IncidentsQuery = z.infer<typeof incidentsQuery>;
