import { z } from 'zod';
import { limits } from '@nowahala/kernel';
import { textField } from './fields.js';
import { apiMessages as messages } from './messages/en.js';
import { onlyMessage } from './response.js';
import { route } from './route.js';

const ONE_LINE = /^[^\r\n]*$/;

export const queryContent = route({
  method: 'POST',
  path: '/api/content/graphql',
  summary: 'Read the release notes',
  description: 'A GraphQL query of release_notes.',
  body: z.object({
    query: z.string({ error: messages.fields.query }).min(1, messages.fields.query).max(5_000, messages.fields.query),
  }),
  example: { query: '{ release_notes { id version timestamp notes { html } } }' },
  /** As the query chooses and names them. */
  refusals: { 502: ['CONTENT_UNAVAILABLE'] },
  response: z.object({ data: z.looseObject({}) }).meta({
    example: {
      data: {
        release_notes: [
          { id: 'v1.0.0', version: 'v1.0.0', timestamp: '2026-11-21T00:00:00.000Z', notes: { html: '<p>The first release.</p>' } },
        ],
      },
    },
  }),
});

const supportMail = z.object({
  name: textField({ missing: messages.fields.name, max: limits.supportLine.max }).refine((name) => ONE_LINE.test(name), {
    error: messages.fields.name,
  }),
  /** Exactly one address: no list, no quoted part, no line break. */
  email: textField({ missing: messages.fields.email, max: 254 }).refine(
    (email) => /^[^\s,;"<>()[\]\\:@]+@[^\s,;"<>()[\]\\:@]+\.[^\s,;"<>()[\]\\:@.]+$/.test(email),
    { error: messages.fields.email },
  ),
  subject: textField({ missing: messages.fields.subject, max: limits.supportLine.max }).refine((subject) => ONE_LINE.test(subject), {
    error: messages.fields.subject,
  }),
  message: textField({ missing: messages.fields.message, max: limits.supportMessage.max }),
});

export const sendSupportMail = route({
  method: 'POST',
  path: '/api/support',
  summary: 'Write to support',
  description: 'Three an hour and twenty a day from one account, or from one address without one.',
  /** `company` is invisible on the page, so that only programs fill it in. */
  body: supportMail.extend({ company: z.unknown().optional() }),
  documentedBody: supportMail,
  example: {
    name: 'Ada Okafor',
    email: 'ada@example.com',
    subject: 'URGENT: my shop is down',
    message: 'It shows an error since this morning.',
  },
  refusals: { 429: ['TOO_MANY_MESSAGES'] },
  response: onlyMessage(messages.support.sent),
});
