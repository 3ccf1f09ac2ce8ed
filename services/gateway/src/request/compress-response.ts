import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { accepts } from './accepted-encoding.js';

const gzipAsync = promisify(gzip);

/** What fits into one packet anyway is sent as it is. */
const MIN_LENGTH = 1_400;
const isText = /^(application\/json|text\/html)\b/;

/**
 * Longer answers go packed: ninety days of a hundred servers are half a megabyte of digits, and a thirtieth of that packed.
 * Only what was asked for with GET: nobody but the holder of the token can ask it, so its length tells no stranger anything.
 */
export async function compressResponse(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> {
  if (request.method !== 'GET' || typeof payload !== 'string' || payload.length < MIN_LENGTH) return payload;
  if (!isText.test(String(reply.getHeader('content-type'))) || reply.hasHeader('content-encoding')) return payload;
  void reply.header('vary', 'accept-encoding');
  if (!accepts(request, 'gzip')) return payload;
  void reply.removeHeader('content-length').header('content-encoding', 'gzip');
  return gzipAsync(payload, { level: 5 });
}
