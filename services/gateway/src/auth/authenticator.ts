import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { anonymousCaller, refusal } from '@nowahala/platform';
import type { Refusal } from '@nowahala/platform';
import { messages } from '../messages/en.js';
import { KEY_PREFIX, KeyCheck } from './key-check.js';
import { OwnedWorkspaces } from './owned-workspaces.js';
import type { RoutePolicy } from './policy.js';
import { TokenCheck } from './token-check.js';

const LONGEST_TOKEN = 4_096;

/** Finds out who calls, and writes it on the request context. Nothing but the Authorization header is believed. */
@Injectable()
export class Authenticator {
  constructor(
    private readonly tokens: TokenCheck,
    private readonly keys: KeyCheck,
    private readonly workspaces: OwnedWorkspaces,
  ) {}

  async session(request: FastifyRequest, policy: Extract<RoutePolicy, { who: 'session' }>): Promise<void> {
    const token = bearer(request);
    if (!token || token.startsWith(KEY_PREFIX)) throw notSignedIn();
    const known = await this.tokens.of(token, policy.fresh ?? false);
    if (!known) throw notSignedIn();
    const workspaceIds = policy.alone ? [] : await this.workspaces.of(known.userId);
    request.requestContext.caller = { via: 'session', userId: known.userId, sessionId: known.sessionId, workspaceIds, scopes: [] };
    request.requestContext.tokenExpiresAt = known.expiresAt;
  }

  async key(request: FastifyRequest): Promise<void> {
    const known = await this.keys.of(bearer(request) ?? '');
    if (!known) throw refusal('API_KEY_INVALID', 'unauthenticated', messages.auth.keyInvalid);
    request.requestContext.keyId = known.keyId;
    request.requestContext.caller = {
      via: 'apikey',
      userId: known.userId,
      sessionId: '',
      workspaceIds: await this.workspaces.of(known.userId),
      scopes: known.scopes,
    };
  }

  /** On routes for everyone a session is a courtesy: a bad token makes a visitor, not a refusal. */
  async visitor(request: FastifyRequest): Promise<void> {
    request.requestContext.caller = anonymousCaller;
    const token = bearer(request);
    if (!token || token.startsWith(KEY_PREFIX)) return;
    const known = await this.tokens.of(token, false).catch(() => undefined);
    if (known)
      request.requestContext.caller = { via: 'session', userId: known.userId, sessionId: known.sessionId, workspaceIds: [], scopes: [] };
  }
}

function bearer(request: FastifyRequest): string | undefined {
  const header = request.headers.authorization;
  if (!header || header.length > LONGEST_TOKEN) return undefined;
  return /^Bearer +([\x21-\x7e]+) *$/i.exec(header)?.[1];
}

const notSignedIn = (): Refusal => refusal('SESSION_OVER', 'unauthenticated', messages.auth.sessionOver);
