import type { FastifyRequest } from 'fastify';

/** Of RFC 9218: the urgency of what is fetched in the background. */
const IN_BACKGROUND = /^\s*u=7\s*(?:[,;]|$)/;

/** An open page says so where it asks anew by itself: who has just opened one waits less. */
export const isInBackground = ({ method, headers }: Pick<FastifyRequest, 'method' | 'headers'>): boolean =>
  method === 'GET' && typeof headers.priority === 'string' && IN_BACKGROUND.test(headers.priority);
