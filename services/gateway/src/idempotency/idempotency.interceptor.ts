import { Injectable } from '@nestjs/common';
import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { defer, lastValueFrom } from 'rxjs';
import type { Observable } from 'rxjs';
import { idFrom, Idempotency, invalidFields, Refusal, refusal, sleep } from '@nowahala/platform';
import type { IdempotentRequest, StoredResponse } from '@nowahala/platform';
import { IMPLICIT } from '../database/stored-response.repository.js';
import { messages } from '../messages/en.js';
import { pathOf } from '../request/request-context.js';
import type { RequestContext } from '../request/request-context.js';
import { IDEMPOTENT } from './idempotent.js';
import type { IdempotentOptions } from './idempotent.js';
import { ImplicitIdempotency } from './implicit-idempotency.js';
import { RequestHash } from './request-hash.js';

const KEY = /^[\x21-\x7e]{1,200}$/;
const WAIT_MS = 100;
const WAITS = 60;

/** The same key with the same request is answered as the first time; another request under it is refused. */
@Injectable()
export class IdempotencyInterceptor implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly idempotency: Idempotency,
    private readonly implicit: ImplicitIdempotency,
    private readonly hash: RequestHash,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    if (context.getType() !== 'http') return next.handle();
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    if (request.method === 'GET' || request.method === 'HEAD') return next.handle();
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    const options = this.reflector.get<IdempotentOptions | undefined>(IDEMPOTENT, context.getHandler());
    return defer(() => this.run(request, reply, options, () => lastValueFrom(next.handle(), { defaultValue: undefined })));
  }

  private async run(
    request: FastifyRequest,
    reply: FastifyReply,
    options: IdempotentOptions | undefined,
    handle: () => Promise<unknown>,
  ): Promise<unknown> {
    const person = personOf(request.requestContext);
    const principal = person ?? `address:${request.requestContext.addressHash}`;
    const content = { method: request.method, path: pathOf(request).replace(/\/+$/, ''), body: request.body ?? null };
    const given = options && keyOf(request);
    const [name, ...before] = given || options?.implicit ? this.hash.of(content) : [];
    const asked = given ? { key: given } : name && this.implicit.keyFor(name);
    if (given) request.requestContext.creationId = idFrom(person ?? 'nobody yet', given, JSON.stringify(content));
    // After another action in between, an equal request is meant.
    const forgets = request.requestContext.caller.via === 'session';
    if (!asked) {
      const body = await handle();
      if (forgets) await this.implicit.release(principal);
      return body;
    }
    const work = async (): Promise<StoredResponse> => {
      const body = await handle();
      return { status: reply.statusCode, body };
    };
    // The content itself: what a release before the keyed hash has kept.
    const named = { request: name, believed: [...before, content] };
    const once = { ...asked, ...named, principal, secret: options?.secret, ...(forgets && { forgets: IMPLICIT }) };
    const answer = await this.runOnce(once, work).catch((error: unknown) => {
      if (!(error instanceof Refusal) || error.code !== 'ANSWER_NOT_KEPT') throw error;
      if (options?.repeatable) return work();
      throw refusal(error.code, error.kind, messages.keyAlreadyMade);
    });
    void reply.status(answer.status);
    return answer.body;
  }

  /** A second request waits for the first one's answer; only when that takes too long is the second refused. */
  private async runOnce(request: IdempotentRequest, work: () => Promise<StoredResponse>): Promise<StoredResponse> {
    for (let waited = 0; ; waited += 1) {
      try {
        return await this.idempotency.run(request, work);
      } catch (error) {
        const early = error instanceof Refusal && error.code === 'STILL_RUNNING';
        if (!early || waited >= WAITS) throw error;
        await sleep(WAIT_MS);
      }
    }
  }
}

function keyOf(request: FastifyRequest): string | undefined {
  const given = request.headers['idempotency-key'];
  if (given === undefined) return undefined;
  if (typeof given !== 'string' || !KEY.test(given)) throw invalidFields({ 'Idempotency-Key': messages.fields.idempotencyKey });
  return `given:${given}`;
}

/** Undefined: nobody who is known, as at a sign-up, which a phone may send again from another address. */
function personOf(requestContext: RequestContext): string | undefined {
  if (requestContext.keyId) return `key:${requestContext.keyId}`;
  return requestContext.caller.userId ? `user:${requestContext.caller.userId}` : undefined;
}
