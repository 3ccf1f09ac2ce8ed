import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from '@nowahala/platform';
import type { GatewayMetrics } from '../gateway.metrics.js';
import { pathOf } from './request-context.js';

/** One line and one measurement per request; live streams are not measured. Files of the web product are logged at debug level. */
export function recordRequest(request: FastifyRequest, reply: FastifyReply, metrics: GatewayMetrics, logger: Logger): void {
  const { requestContext } = request;
  if (!requestContext) return;
  const known = request.routeOptions?.url;
  const isApi = pathOf(request).startsWith('/api');
  const route = known ?? (isApi ? 'unknown' : 'page');
  const milliseconds = performance.now() - requestContext.startedAt;
  if (!requestContext.isStream) metrics.request(route, request.method, reply.statusCode, milliseconds);
  const line = {
    request_id: requestContext.requestId,
    correlation_id: requestContext.requestId,
    method: request.method,
    route,
    status: reply.statusCode,
    duration_ms: Math.round(milliseconds * 10) / 10,
    via: requestContext.caller.via,
    user_id: requestContext.caller.userId || undefined,
    address_hash: requestContext.addressHash,
  };
  if (reply.statusCode === 500) logger.error(line, 'request');
  else if (reply.statusCode > 500) logger.warn(line, 'request');
  else if (known || isApi) logger.info(line, 'request');
  else logger.debug(line, 'request');
}
