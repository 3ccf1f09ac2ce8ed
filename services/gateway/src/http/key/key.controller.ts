import { Controller, Param, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { apiMessages, generateApiKey, listApiKeys, revokeApiKey, rotateApiKey } from '@nowahala/api';
import type { BodyOf, ResponseOf } from '@nowahala/api';
import { Policy, signedIn } from '../../auth/policy.js';
import { Revocations } from '../../auth/revocations.js';
import { QUERY, ServiceClients } from '../../clients/services.client.js';
import { Idempotent } from '../../idempotency/idempotent.js';
import { Limited } from '../../rate-limits/rate-limit-rules.js';
import { Route, ValidBody } from '../../request/contract.js';
import { callerOf } from '../../request/request-context.js';
import { presentKey } from './key.presenter.js';

/** API keys of the signed-in user. A key never manages keys. */
@Controller()
export class KeyController {
  constructor(
    private readonly clients: ServiceClients,
    private readonly revocations: Revocations,
  ) {}

  @Route(generateApiKey)
  @Policy(signedIn({ subject: 'userId', fresh: true, alone: true }))
  @Limited('generateKey')
  @Idempotent({ secret: true, implicit: true })
  async generate(
    @Req() request: FastifyRequest,
    @ValidBody(generateApiKey) input: BodyOf<typeof generateApiKey>,
  ): Promise<ResponseOf<typeof generateApiKey>> {
    const { key, secret } = await this.clients.identity.generateApiKey({
      userId: callerOf(request).userId,
      name: input.name,
      scopes: input.scopes ?? [],
      creationId: request.requestContext.creationId,
    });
    return { message: apiMessages.keys.created, apiKey: secret, data: presentKey(key!) };
  }

  @Route(listApiKeys)
  @Policy(signedIn({ subject: 'userId', fresh: true, alone: true }))
  async list(@Req() request: FastifyRequest): Promise<ResponseOf<typeof listApiKeys>> {
    const { keys } = await this.clients.identity.listApiKeys({ userId: callerOf(request).userId }, QUERY);
    return { data: { keys: keys.map(presentKey) } };
  }

  @Route(revokeApiKey)
  @Policy(signedIn({ subject: 'userId', things: ['keyId'], fresh: true, alone: true, uncounted: true }))
  async revoke(@Req() request: FastifyRequest, @Param('keyId') keyId: string): Promise<ResponseOf<typeof revokeApiKey>> {
    const { userId } = callerOf(request);
    const { key } = await this.clients.identity.revokeApiKey({ userId, keyId: keyId.toLowerCase() });
    await this.revocations.publish({ userId, keyId: keyId.toLowerCase() });
    return { message: apiMessages.keys.revoked, data: presentKey(key!) };
  }

  @Route(rotateApiKey)
  @Policy(signedIn({ subject: 'userId', things: ['keyId'], fresh: true, alone: true }))
  @Limited('generateKey')
  @Idempotent({ secret: true, implicit: true })
  async rotate(@Req() request: FastifyRequest, @Param('keyId') keyId: string): Promise<ResponseOf<typeof rotateApiKey>> {
    const { userId } = callerOf(request);
    const { key, secret } = await this.clients.identity.rotateApiKey({ userId, keyId: keyId.toLowerCase() });
    return { message: apiMessages.keys.rotated, apiKey: secret, data: presentKey(key!) };
  }
}
