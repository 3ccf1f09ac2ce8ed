import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { CACHE, LOGGER, refusal } from '@nowahala/platform';
import type { BucketResult, Cache, Logger } from '@nowahala/platform';
import { messages } from '../messages/en.js';
import type { RequestContext } from '../request/request-context.js';
import { limits } from './rate-limit-rules.js';
import type { Limit, LimitName } from './rate-limit-rules.js';

/** Counts, and refuses who asks too much. */
@Injectable()
export class RateLimits {
  constructor(
    @Inject(CACHE) private readonly cache: Cache,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async take(name: LimitName, requestContext: RequestContext, sentence = messages.request.tooMany): Promise<void> {
    const limit: Limit = limits[name];
    for (const rule of limit.rules) {
      const answer = await this.ask(name, limit, `${name}:${rule.perSeconds}:${principalOf(limit, requestContext)}`, rule);
      if (answer && !answer.allowed) throw tooMany(answer, sentence);
    }
  }

  /** As `take`, for API keys: the answer tells how much is left, refused or not. */
  async takeWithHeaders(requestContext: RequestContext, reply: FastifyReply): Promise<void> {
    const [rule] = limits.key.rules;
    const answer = await this.ask('key', limits.key, `key:${requestContext.keyId}`, rule);
    if (!answer) return;
    void reply.headers({
      'ratelimit-limit': String(rule.limit),
      'ratelimit-remaining': String(answer.remaining),
      'ratelimit-reset': String(answer.resetSeconds),
    });
    if (!answer.allowed) throw tooMany(answer);
  }

  private async ask(
    name: LimitName,
    limit: Limit,
    key: string,
    rule: { limit: number; perSeconds: number },
  ): Promise<BucketResult | undefined> {
    try {
      return await this.cache.take(`limit:${key}`, rule);
    } catch (error) {
      this.logger.warn({ err: error, limit: name }, 'rate limit not counted');
      if (limit.closed) throw refusal('TRY_AGAIN', 'unavailable', messages.request.tryAgain);
      return undefined;
    }
  }
}

function principalOf(limit: Limit, requestContext: RequestContext): string {
  const { sessionId, userId } = requestContext.caller;
  if (limit.per === 'address' || !userId) return requestContext.addressHash;
  return limit === limits.session ? sessionId || userId : userId;
}

const tooMany = (answer: BucketResult, sentence = messages.request.tooMany) =>
  refusal('TOO_MANY_REQUESTS', 'limited', sentence(answer.retryAfterSeconds), { retryAfterSeconds: answer.retryAfterSeconds });
