import type { FastifyReply, FastifyRequest } from 'fastify';
import { newId } from '@nowahala/platform';
import { messages } from '../messages/en.js';
import { setSecurityHeaders } from './security-headers.js';

/** An address that the router cannot read never reaches the hooks; it is refused in the same shape as everything else. */
export function respondUnroutable(error: Error & { statusCode?: number }, _request: FastifyRequest, reply: FastifyReply): void {
  const tooLong = error.statusCode === 414;
  const requestId = newId();
  const statusCode = tooLong ? 414 : 400;
  setSecurityHeaders(reply, false);
  void reply
    .status(statusCode)
    .headers({ 'x-request-id': requestId, 'cache-control': 'no-store' })
    .type('application/json; charset=utf-8')
    .send({
      statusCode,
      code: tooLong ? 'ADDRESS_TOO_LONG' : 'BAD_ADDRESS',
      message: tooLong ? messages.request.addressTooLong : messages.request.badAddress,
      requestId,
    });
}
