import { z } from 'zod';
import { exampleIds } from './example.js';
import { pageQuery } from './fields.js';
import { explanationResponse } from './incident.js';
import { apiMessages as messages } from './messages/en.js';
import { id, number, oneOf, orNull, pageOf, text, time, withMessage } from './response.js';
import { route } from './route.js';

export const logLevels = ['warning', 'error', 'critical'] as const;

export const errorLogResponse = z.object({
  _id: id(exampleIds.log),
  createdAt: time('2026-11-21T13:02:00.000Z'),
  lastSeenAt: time('2026-11-21T13:02:15.000Z'),
  count: number(3),
  tag: text('HTTP 502'),
  level: oneOf(logLevels, 'critical'),
  message: text('Shop website answered 502 Bad Gateway'),
  stack: text('resolve shop.example.com -> 102.89.23.4 (12 ms)\nGET / -> 502 Bad Gateway (90 ms)'),
  /** The explanation as one plain text. */
  gptSolution: text(
    'Your shop answers, but with an error page. The machine is on; the program behind the website is not.\n\nWhat to do now:\n1. Open cPanel, choose "Setup Node.js App", and press "Restart" next to your shop.',
  ),
  explanation: orNull(explanationResponse),
  serverId: orNull(id(exampleIds.server)),
  incidentId: orNull(id(exampleIds.incident)),
  /** What the owner said about the explanation. */
  helped: orNull(z.boolean(), null),
});
export type ErrorLogResponse = z.output<typeof errorLogResponse>;

export const listErrorLogs = route({
  method: 'GET',
  path: '/api/server/logs/:userId',
  summary: 'List error logs',
  description: 'Newest first, 20 a page, each with its explanation.',
  query: pageQuery,
  response: pageOf(errorLogResponse),
});

export const giveFeedback = route({
  method: 'POST',
  path: '/api/logs/:id/feedback',
  summary: 'Say whether an explanation helped',
  body: z.object({ helped: z.boolean({ error: messages.fields.helped }) }),
  example: { helped: true },
  response: withMessage(messages.logs.thanks, errorLogResponse),
});
