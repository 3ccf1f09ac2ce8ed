import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { CACHE, refusal } from '@nowahala/platform';
import type { BucketResult, Cache } from '@nowahala/platform';
import { messages } from '../messages/en.js';
import type { RequestContext } from '../request/request-context.js';
import { limits } from './rate-limit-rules.js';
import type { Limit, LimitName } from './rate-limit-rules.js';

/** Counts, and refuses who asks too much. */
@Injectable()
export class RateLimits {
  constructor(@Inject(CACHE) private readonly cache: Cache) {}

  async take(name: LimitName, requestContext: RequestContext, sentence = messages.request.tooMany): Promise<void> {
    const limit: Limit = limits[name];
    for (const rule of limit.rules) {
      const answer = await this.cache.take(`limit:${name}:${rule.perSeconds}:${principalOf(limit, requestContext)}`, rule);
      if (!answer.allowed) throw tooMany(answer, sentence);
    }
  }

  /** As `take`, for API keys: the answer tells how much is left, refused or not. */
  async takeWithHeaders(requestContext: RequestContext, reply: FastifyReply): Promise<void> {
    const [rule] = limits.key.rules;
    const answer = await this.cache.take(`limit:key:${requestContext.keyId}`, rule);
    void reply.headers({
      'ratelimit-limit': String(rule.limit),
      'ratelimit-remaining': String(answer.remaining),
      'ratelimit-reset': String(answer.resetSeconds),
    });
    if (!answer.allowed) throw tooMany(answer);
  }
}

function principalOf(limit: Limit, requestContext: RequestContext): string {
  const { sessionId, userId } = requestContext.caller;
  if (limit.per === 'address' || !userId) return requestContext.addressHash;
  return limit === limits.session ? sessionId || userId : userId;
}

const tooMany = (answer: BucketResult, sentence = messages.request.tooMany) =>
  refusal('TOO_MANY_REQUESTS', 'limited', sentence(answer.retryAfterSeconds), { retryAfterSeconds: answer.retryAfterSeconds });
