import { z } from 'zod';
import { scopes } from './api-key.js';
import { exampleIds } from './example.js';
import { cursorQuery, idField, textField } from './fields.js';
import { incidentStatuses, publicIncidentResponse } from './incident.js';
import { errorLogResponse, logLevels } from './log.js';
import { apiMessages as messages } from './messages/en.js';
import { cursorPageOf, id, withData, withMessage } from './response.js';
import { route } from './route.js';
import { pingResponse, publicServerResponse } from './server.js';

/** As much as a body may hold; the analyzer keeps the beginning. */
const MOST_REPORTED = 100_000;

export const getKeyOwner = route({
  method: 'GET',
  path: '/api/v1/me',
  summary: 'What this key is and may do',
  response: withData(
    z.object({
      userId: id(exampleIds.user),
      workspaceIds: z.array(id(exampleIds.workspace)),
      keyId: id(exampleIds.key),
      scopes: z.array(z.enum(scopes)).meta({ example: ['servers:read'] }),
    }),
  ),
});

export const listPublicServers = route({
  method: 'GET',
  path: '/api/v1/servers',
  summary: 'List servers',
  query: cursorQuery,
  response: cursorPageOf(publicServerResponse),
});

export const getPublicServer = route({
  method: 'GET',
  path: '/api/v1/servers/:id',
  summary: 'Read a server',
  response: withData(publicServerResponse),
});

export const listPublicPings = route({
  method: 'GET',
  path: '/api/v1/servers/:id/pings',
  summary: 'List the checks of a server',
  description: 'Newest first.',
  query: cursorQuery,
  response: cursorPageOf(pingResponse, 'MjAyNi0xMS0yMVQxMzowMDowMFo'),
});

export const listPublicIncidents = route({
  method: 'GET',
  path: '/api/v1/incidents',
  summary: 'List incidents',
  description: 'Newest first.',
  query: cursorQuery.extend({
    status: z.enum(incidentStatuses, { error: messages.fields.status }).optional(),
    server: idField(messages.fields.serverId).optional(),
  }),
  response: cursorPageOf(publicIncidentResponse),
});

const applicationError = z.object({
  message: textField({ missing: messages.fields.logMessage, max: MOST_REPORTED }),
  stack: z.string({ error: messages.fields.stack }).max(MOST_REPORTED, messages.fields.tooLong(MOST_REPORTED)).default(''),
  level: z.enum(logLevels, { error: messages.fields.level }).default('error'),
  tag: z.string({ error: messages.fields.tag }).trim().max(40, messages.fields.tag).default('App'),
  server: idField(messages.fields.serverId).optional(),
});

export const reportApplicationError = route({
  method: 'POST',
  path: '/api/v1/logs',
  status: 201,
  summary: 'Report an error of your own application',
  description:
    'It is explained like any other error; equal ones are counted together. Of the message the first 2,000 characters are kept, of the stack the first 16,000.',
  /** `serverId` is an older name of `server`. */
  body: applicationError.extend({ serverId: idField(messages.fields.serverId).optional() }),
  documentedBody: applicationError,
  example: {
    message: "TypeError: Cannot read properties of undefined (reading 'total')",
    stack: 'at checkout (cart.js:41:17)',
    level: 'error',
    tag: 'App',
    server: exampleIds.server,
  },
  refusals: { 400: ['NO_WORKSPACE_YET'], 404: ['NOT_FOUND'], 429: ['TOO_MANY_NEW_ERRORS'] },
  response: withMessage(messages.logs.taken, errorLogResponse),
});
