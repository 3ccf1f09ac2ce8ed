import type { FastifyRequest } from 'fastify';
import { urgencies } from '@nowahala/platform';
import type { Urgency } from '@nowahala/platform';

/** Of RFC 9218: the urgency of what is fetched in the background. */
const IN_BACKGROUND = /^\s*u=7\s*(?:[,;]|$)/;

/** An open page says so where it asks anew by itself: who has just opened one waits less. */
export function urgencyOf({ method, headers }: Pick<FastifyRequest, 'method' | 'headers'>): Urgency {
  const inBackground = method === 'GET' && typeof headers.priority === 'string' && IN_BACKGROUND.test(headers.priority);
  return inBackground ? urgencies.page : urgencies.person;
}
