import type { FastifyRequest } from 'fastify';
import { anonymousCaller } from '@nowahala/platform';
import type { Caller } from '@nowahala/platform';

/** What the gateway knows of one request; every later step reads it from here. */
export interface RequestContext {
  requestId: string;
  /** The visitor's address, after trusted proxies. */
  address: string;
  /** For limits and audit: changes every day, leads back to nobody. */
  addressHash: string;
  startedAt: number;
  /** An answer that goes on until somebody leaves: how long it took says nothing about us. */
  isStream: boolean;
  caller: Caller;
  /** Of a session: when its token ends. */
  tokenExpiresAt?: Date;
  /** Of an API key. */
  keyId?: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    requestContext: RequestContext;
    /** The body as it came, for signatures. */
    rawBody?: Buffer;
  }
}

export const newRequestContext = (requestId: string, address: string, addressHash: string): RequestContext => ({
  requestId,
  address,
  addressHash,
  startedAt: performance.now(),
  isStream: false,
  caller: anonymousCaller,
});

export const callerOf = (request: FastifyRequest): Caller => request.requestContext.caller;
export const pathOf = (request: FastifyRequest): string => request.url.split('?', 1)[0]!;
