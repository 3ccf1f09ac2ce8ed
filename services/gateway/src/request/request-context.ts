import type { FastifyRequest } from 'fastify';
import { anonymousCaller } from '@nowahala/platform';
import type { Caller } from '@nowahala/platform';

/** What the gateway knows of one request; every later step reads it from here. */
export interface RequestContext {
  requestId: string;
  /** The visitor's address, after trusted proxies. */
  address: string;
  /** For limits and audit: changes every day, so that it leads back to no person. */
  addressHash: string;
  startedAt: number;
  /** A response that goes on until the reader leaves; its duration is not measured. */
  isStream: boolean;
  caller: Caller;
  /** Of a session: when its token ends. */
  tokenExpiresAt?: Date;
  /** Of an API key. */
  keyId?: string;
  /** With an Idempotency-Key: what this request creates, however often it is asked again because an answer was lost. */
  creationId?: string;
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
