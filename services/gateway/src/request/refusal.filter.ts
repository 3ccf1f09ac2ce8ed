import { Catch, HttpException, Inject } from '@nestjs/common';
import type { ArgumentsHost, ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isTransientDatabaseError, LOGGER, Refusal, refusalStatus } from '@nowahala/platform';
import type { Logger } from '@nowahala/platform';
import { messages } from '../messages/en.js';
import { HttpError } from './http-error.js';
import { UnmatchedRoute } from './unmatched-route.js';

interface ErrorResponse {
  statusCode: number;
  code: string;
  message: string;
  fields?: Record<string, string>;
  retryAfterSeconds?: number;
  headers?: Record<string, string>;
}

/** The one place where an error becomes an answer: `{ statusCode, code, message, requestId, fields? }` (RULES.md#http). */
@Catch()
export class RefusalFilter implements ExceptionFilter {
  constructor(
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly unmatched: UnmatchedRoute,
  ) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const reply = http.getResponse<FastifyReply>();
    if (reply.sent || reply.raw.headersSent) {
      this.logger.warn({ err: error, request_id: request.requestContext?.requestId }, 'response broken off');
      reply.raw.destroy();
      return;
    }
    const { statusCode, code, message, fields, retryAfterSeconds, headers } = this.responseTo(error, request);
    if (retryAfterSeconds !== undefined) reply.header('retry-after', String(Math.max(1, Math.ceil(retryAfterSeconds))));
    for (const [name, value] of Object.entries(headers ?? {})) reply.header(name, value);
    void reply
      .status(statusCode)
      .type('application/json; charset=utf-8')
      .send({ statusCode, code, message, requestId: request.requestContext?.requestId, ...(fields && { fields }) });
  }

  private responseTo(error: unknown, request: FastifyRequest): ErrorResponse {
    // A service that refuses the gateway's own credentials is a defect, not the end of the user's session.
    if (error instanceof Refusal ? error.code === 'CALLER_UNKNOWN' : isTransientDatabaseError(error)) {
      this.logger.error(
        { err: error, request_id: request.requestContext?.requestId, route: request.routeOptions?.url },
        'request not served',
      );
      return { statusCode: 503, code: 'TRY_AGAIN', message: messages.request.tryAgain };
    }
    if (error instanceof Refusal) {
      const { fields, retryAfterSeconds } = error.details;
      return { statusCode: refusalStatus[error.kind], code: error.code, message: error.message, fields, retryAfterSeconds };
    }
    if (error instanceof HttpError) return { statusCode: error.status, code: error.code, message: error.message, headers: error.headers };
    if (error instanceof HttpException) return this.responseToHttp(error, request);
    this.logger.error({ err: error, request_id: request.requestContext?.requestId, route: request.routeOptions?.url }, 'request failed');
    return { statusCode: 500, code: 'INTERNAL', message: messages.request.internal };
  }

  /** What the framework refuses by itself: no such route, a body too large, a length that lies. */
  private responseToHttp(error: HttpException, request: FastifyRequest): ErrorResponse {
    const status = error.getStatus();
    if (status === 404) return this.responseTo(this.unmatched.reason(request), request);
    if (status === 413) return { statusCode: 413, code: 'PAYLOAD_TOO_LARGE', message: messages.request.tooLarge };
    if (status === 414) return { statusCode: 414, code: 'ADDRESS_TOO_LONG', message: messages.request.addressTooLong };
    if (status === 415) return { statusCode: 415, code: 'UNSUPPORTED_MEDIA_TYPE', message: messages.request.sendJson };
    if (status < 500) return { statusCode: status, code: 'BAD_REQUEST', message: messages.request.badRequest };
    this.logger.error({ err: error, request_id: request.requestContext?.requestId }, 'request failed');
    return { statusCode: status, code: 'INTERNAL', message: messages.request.internal };
  }
}
