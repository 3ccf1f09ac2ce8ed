import { z } from 'zod';
import { limits } from '@nowahala/kernel';
import { exampleIds } from './example.js';
import { textField } from './fields.js';
import { apiMessages as messages } from './messages/en.js';
import { flag, id, orNull, text, time, withData, withMessage } from './response.js';
import { route } from './route.js';

export const scopes = ['servers:read', 'pings:read', 'incidents:read', 'logs:write'] as const;
export type Scope = (typeof scopes)[number];

export const apiKeyResponse = z.object({
  _id: id(exampleIds.key),
  name: text('Shop backend'),
  revoked: flag(false),
  prefix: text('nw_live_8fK2mQx0Za'),
  scopes: z.array(z.enum(scopes)).meta({ example: ['servers:read', 'logs:write'] }),
  createdAt: time('2026-10-22T08:00:00.000Z'),
  lastUsedAt: orNull(time('2026-11-21T12:57:00.000Z')),
});
export type ApiKeyResponse = z.output<typeof apiKeyResponse>;

const secretResponse = (message: string) =>
  z.object({ message: text(message), apiKey: text(`nw_live_8fK2mQx0Za_${'x'.repeat(43)}_9aKd2F`), data: apiKeyResponse });

export const generateApiKey = route({
  method: 'POST',
  path: '/api/key/generate/:userId',
  status: 201,
  summary: 'Generate an API key',
  description: 'The full key is told here and never again. Without scopes it may do all that keys may do.',
  body: z.object({
    name: textField({ missing: messages.fields.keyName, max: limits.apiKeyName.max }),
    scopes: z
      .array(z.enum(scopes, { error: messages.fields.scopes }), { error: messages.fields.scopes })
      // An empty list is never read as "everything".
      .min(1, messages.fields.noScope)
      .max(scopes.length * 2, messages.fields.scopes)
      .optional(),
  }),
  example: { name: 'Shop backend', scopes: ['servers:read', 'logs:write'] },
  refusals: { 409: ['TOO_MANY_KEYS', 'ANSWER_NOT_KEPT'] },
  response: secretResponse(messages.keys.created),
});

export const listApiKeys = route({
  method: 'GET',
  path: '/api/key/get/:userId',
  summary: 'List API keys',
  response: withData(z.object({ keys: z.array(apiKeyResponse) })),
});

export const revokeApiKey = route({
  method: 'DELETE',
  path: '/api/key/:userId/:keyId',
  summary: 'Revoke an API key',
  response: withMessage(messages.keys.revoked, apiKeyResponse.extend({ revoked: flag(true) })),
});

export const rotateApiKey = route({
  method: 'POST',
  path: '/api/key/:userId/:keyId/rotate',
  summary: 'Give an API key a new secret',
  description: 'The old one works 24 more hours.',
  refusals: { 409: ['KEY_REVOKED', 'ANSWER_NOT_KEPT'] },
  response: secretResponse(messages.keys.rotated),
});
