import type { FastifyReply, FastifyRequest } from 'fastify';

/** Aborted once nobody waits for the answer any more. */
export function readerGone({ socket }: FastifyRequest, { raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  if (socket.destroyed) gone.abort();
  raw.once('close', () => gone.abort());
  return gone.signal;
}
