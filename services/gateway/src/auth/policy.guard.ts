import { Inject, Injectable } from '@nestjs/common';
import type { CanActivate, ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isUser, isUuid, notFound, ownsWorkspace, refusal, SETTINGS, withCall } from '@nowahala/platform';
import type { Caller, PlatformSettings } from '@nowahala/platform';
import { messages } from '../messages/en.js';
import { LIMITS } from '../rate-limits/rate-limit-rules.js';
import type { LimitName } from '../rate-limits/rate-limit-rules.js';
import { RateLimits } from '../rate-limits/rate-limits.js';
import { ClientAddress } from '../request/client-address.js';
import { fromThisMachine } from '../request/same-site.js';
import { urgencyOf } from '../request/urgency.js';
import { Authenticator } from './authenticator.js';
import { isCountedChange, POLICY } from './policy.js';
import type { RoutePolicy } from './policy.js';

/** Layer 1 of tenant isolation: who calls, how often, and whether the ids in the address belong to the caller. The services check again. */
@Injectable()
export class PolicyGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly authenticator: Authenticator,
    private readonly rates: RateLimits,
    private readonly addresses: ClientAddress,
    @Inject(SETTINGS) private readonly settings: PlatformSettings,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (context.getType() !== 'http') return true;
    const policy = this.reflector.get<RoutePolicy | undefined>(POLICY, context.getHandler());
    const extra = this.reflector.get<LimitName[] | undefined>(LIMITS, context.getHandler()) ?? [];
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    if (!policy) throw notFound();
    const { caller, requestId } = request.requestContext;
    await withCall({ caller, correlationId: requestId, urgency: urgencyOf(request) }, () => this.admit(policy, request, reply));
    if (isCountedChange(policy, request.method)) await this.rates.take('change', request.requestContext);
    for (const name of extra) await this.rates.take(name, request.requestContext);
    return true;
  }

  private async admit(policy: RoutePolicy, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { requestContext } = request;
    switch (policy.who) {
      case 'anyone':
        if (!policy.unlimited) await this.rates.take('anonymous', requestContext);
        await this.authenticator.visitor(request);
        return checkThings(policy.things, request);
      case 'session':
        await this.countingFailures(request, () => this.authenticator.session(request, policy));
        await this.rates.take('session', requestContext);
        return checkIds(policy, request, requestContext.caller);
      case 'key':
        await this.countingFailures(request, () => this.authenticator.key(request));
        await this.rates.takeWithHeaders(requestContext, reply);
        checkScope(policy.scope, requestContext.caller);
        return checkThings(policy.things, request);
      case 'signature':
        return;
      case 'developer':
        if (this.settings.production || !this.addresses.isLoopback(request) || !fromThisMachine(request, this.settings)) throw notFound();
    }
  }

  /** Guessing tokens costs the visitor's tokens, not a stranger's. */
  private async countingFailures(request: FastifyRequest, authenticate: () => Promise<void>): Promise<void> {
    try {
      await authenticate();
    } catch (error) {
      await this.rates.take('anonymous', request.requestContext);
      throw error;
    }
  }
}

function checkIds(policy: Extract<RoutePolicy, { who: 'session' }>, request: FastifyRequest, caller: Caller): void {
  const params = request.params as Record<string, string>;
  checkThings(policy.things, request);
  if (policy.subject) isUser(caller, id(params[policy.subject]));
  if (policy.workspace) ownsWorkspace(caller, id(params[policy.workspace]));
  const body = request.body as Record<string, unknown> | null | undefined;
  for (const [field, rule] of Object.entries(policy.body ?? {})) {
    const given = body?.[field];
    if (!isUuid(given)) continue;
    if (rule === 'subject') isUser(caller, given.toLowerCase());
    else ownsWorkspace(caller, given.toLowerCase());
  }
}

function checkScope(scope: string | undefined, caller: Caller): void {
  if (scope && !caller.scopes.includes(scope)) throw refusal('SCOPE_MISSING', 'forbidden', messages.auth.scopeMissing(scope));
}

function checkThings(names: string[] | undefined, request: FastifyRequest): void {
  for (const name of names ?? []) id((request.params as Record<string, string>)[name]);
}

/** What is no id cannot be the id of anything. */
function id(given: string | undefined): string {
  if (!isUuid(given)) throw notFound();
  return given.toLowerCase();
}
