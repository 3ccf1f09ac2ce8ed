import { z } from 'zod';
import { exampleIds } from './example.js';
import { textField } from './fields.js';
import { apiMessages as messages } from './messages/en.js';
import { text } from './response.js';
import { route } from './route.js';

const page = { contentType: 'text/html', response: text('a page') };

export const followEvents = route({
  method: 'GET',
  path: '/api/events',
  summary: 'Follow what happens',
  description:
    'Server-sent events: server, incident, notification and subscription, each with its ids. A comment line at least every 20 seconds. The stream ends with the token; open it again with the next one.',
  contentType: 'text/event-stream',
  refusals: { 429: ['TOO_MANY_STREAMS'] },
  response: text(`event: server\ndata: {"serverId":"${exampleIds.server}","state":"down"}\n\n`),
});

export const showDocs = route({ method: 'GET', path: '/api/docs', summary: 'This page', ...page });

export const getOpenApi = route({
  method: 'GET',
  path: '/api/docs-json',
  summary: 'The OpenAPI document',
  response: z.looseObject({ openapi: text('3.1.0') }),
});

export const getReadiness = route({
  method: 'GET',
  path: '/health/ready',
  summary: 'Whether everything is up',
  response: z
    .object({ status: z.enum(['ok', 'failing']), reason: z.string().optional(), degraded: z.array(z.string()).optional() })
    .meta({ example: { status: 'ok' } }),
});

const linkQuery = z.object({ token: textField({ missing: messages.fields.token, max: 1_000 }) });

export const showUnsubscribe = route({
  method: 'GET',
  path: '/unsubscribe',
  summary: 'The page behind the unsubscribe link',
  query: linkQuery,
  ...page,
});

export const unsubscribe = route({
  method: 'POST',
  path: '/unsubscribe',
  summary: 'Stop reports and news by e-mail',
  query: linkQuery,
  ...page,
});
