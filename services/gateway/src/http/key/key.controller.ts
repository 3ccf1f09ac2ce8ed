import { Body, Controller, Delete, Get, HttpCode, Param, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { Describe } from '../../openapi/describe.js';
import { examples } from '../../openapi/examples.js';
import { callerOf } from '../../request/request-context.js';
import { Idempotent } from '../../idempotency/idempotent.js';
import { Limited } from '../../rate-limits/rate-limit-rules.js';
import { messages } from '../../messages/en.js';
import { Policy, scopes, signedIn } from '../../auth/policy.js';
import { QUERY, ServiceClients } from '../../clients/services.client.js';
import { Revocations } from '../../auth/revocations.js';
import { text, valid } from '../../request/valid.js';
import { presentKey } from './key.presenter.js';

const generateKey = z.object({
  name: text({ missing: messages.fields.keyName, max: 80 }),
  scopes: z
    .array(z.enum(scopes, { error: messages.fields.scopes }), { error: messages.fields.scopes })
    // An empty list is never read as "everything".
    .min(1, messages.fields.noScope)
    .max(scopes.length * 2, messages.fields.scopes)
    .optional(),
});

/** API keys of the signed-in user. A key never manages keys. */
@Controller('api/key')
export class KeyController {
  constructor(
    private readonly clients: ServiceClients,
    private readonly revocations: Revocations,
  ) {}

  @Post('generate/:userId')
  @HttpCode(201)
  @Policy(signedIn({ subject: 'userId', fresh: true, alone: true }))
  @Limited('generateKey')
  @Idempotent({ secret: true, implicit: true })
  @Describe({
    summary: 'Generate an API key',
    more: 'The full key is told here and never again. Without scopes it may do all that keys may do.',
    body: generateKey,
    example: { name: 'Shop backend', scopes: ['servers:read', 'logs:write'] },
    status: 201,
    answer: { message: messages.keys.created, apiKey: examples.apiKeySecret, data: examples.apiKey },
  })
  async generate(@Req() request: FastifyRequest, @Body(valid(generateKey)) input: z.infer<typeof generateKey>) {
    const { key, secret } = await this.clients.identity.generateApiKey({
      userId: callerOf(request).userId,
      name: input.name,
      scopes: input.scopes ?? [],
    });
    return { message: messages.keys.created, apiKey: secret, data: presentKey(key!) };
  }

  @Get('get/:userId')
  @Policy(signedIn({ subject: 'userId', fresh: true, alone: true }))
  @Describe({ summary: 'List API keys', answer: { data: { keys: [examples.apiKey] } } })
  async list(@Req() request: FastifyRequest) {
    const { keys } = await this.clients.identity.listApiKeys({ userId: callerOf(request).userId }, QUERY);
    return { data: { keys: keys.map(presentKey) } };
  }

  @Delete(':userId/:keyId')
  @Policy(signedIn({ subject: 'userId', things: ['keyId'], fresh: true, alone: true }))
  @Describe({ summary: 'Revoke an API key', answer: { message: messages.keys.revoked, data: { ...examples.apiKey, revoked: true } } })
  async revoke(@Req() request: FastifyRequest, @Param('keyId') keyId: string) {
    const { userId } = callerOf(request);
    const { key } = await this.clients.identity.revokeApiKey({ userId, keyId: keyId.toLowerCase() });
    await this.revocations.publish({ userId, keyId: keyId.toLowerCase() });
    return { message: messages.keys.revoked, data: presentKey(key!) };
  }

  @Post(':userId/:keyId/rotate')
  @HttpCode(200)
  @Policy(signedIn({ subject: 'userId', things: ['keyId'], fresh: true, alone: true }))
  @Limited('generateKey')
  @Idempotent({ secret: true, implicit: true })
  @Describe({
    summary: 'Give an API key a new secret',
    more: 'The old one works 24 more hours.',
    answer: { message: messages.keys.rotated, apiKey: examples.apiKeySecret, data: examples.apiKey },
  })
  async rotate(@Req() request: FastifyRequest, @Param('keyId') keyId: string) {
    const { userId } = callerOf(request);
    const { key, secret } = await this.clients.identity.rotateApiKey({ userId, keyId: keyId.toLowerCase() });
    return { message: messages.keys.rotated, apiKey: secret, data: presentKey(key!) };
  }
}
