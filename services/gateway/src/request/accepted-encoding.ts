import type { FastifyRequest } from 'fastify';

/** Whether the other side can unpack this; `q=0` is a no. */
export function accepts(request: FastifyRequest, encoding: 'br' | 'gzip'): boolean {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  return new RegExp(`\\b${encoding}\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`).test(accepted);
}
