import { isIPv4, isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { identity } from '@nowahala/contracts';
import { leadingGroups } from './client-address.js';

/** What is kept of the device of a session. */
export const deviceOf = (request: FastifyRequest): identity.Device => ({
  userAgent: (request.headers['user-agent'] ?? '').slice(0, 500),
  place: shortenedAddress(request.requestContext.address),
});

/** Enough to tell home from abroad, too little to tell the house: the first three parts of IPv4, the first three groups of IPv6. */
export function shortenedAddress(address: string): string {
  if (isIPv4(address)) return `${address.slice(0, address.lastIndexOf('.'))}.x`;
  return isIPv6(address) ? `${leadingGroups(address, 3)}:x` : '';
}
