import { Catch, HttpException, Inject } from '@nestjs/common';
import type { ArgumentsHost, ExceptionFilter } from '@nestjs/common';
import { isTransientDatabaseError, LOGGER, Refusal, refusalStatus } from '@nowahala/platform';
import type { Logger } from '@nowahala/platform';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { say } from '../messages/en.js';
import { EdgeError } from './http-error.js';
import { Unmatched } from './unmatched-route.js';

interface Answer {
  statusCode: number;
  code: string;
  message: string;
  fields?: Record<string, string>;
  retryAfterSeconds?: number;
  headers?: Record<string, string>;
}

/** The one place where an error becomes an answer: `{ statusCode, code, message, requestId, fields? }` (decisions section 2). */
@Catch()
export class RefusalFilter implements ExceptionFilter {
  constructor(
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly unmatched: Unmatched,
  ) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const reply = http.getResponse<FastifyReply>();
    if (reply.sent || reply.raw.headersSent) {
      this.logger.warn({ err: error, requestId: request.visit?.requestId }, 'an answer broke off');
      reply.raw.destroy();
      return;
    }
    const { statusCode, code, message, fields, retryAfterSeconds, headers } = this.answerTo(error, request);
    if (retryAfterSeconds !== undefined) reply.header('retry-after', String(Math.max(1, Math.ceil(retryAfterSeconds))));
    for (const [name, value] of Object.entries(headers ?? {})) reply.header(name, value);
    void reply
      .status(statusCode)
      .type('application/json; charset=utf-8')
      .send({ statusCode, code, message, requestId: request.visit?.requestId, ...(fields && { fields }) });
  }

  private answerTo(error: unknown, request: FastifyRequest): Answer {
    // A service that does not believe us is our trouble, not the end of her session.
    if (error instanceof Refusal ? error.code === 'CALLER_UNKNOWN' : isTransientDatabaseError(error)) {
      this.logger.error(
        { err: error, requestId: request.visit?.requestId, route: request.routeOptions?.url },
        'a request could not be served',
      );
      return { statusCode: 503, code: 'TRY_AGAIN', message: say.edge.tryAgain };
    }
    if (error instanceof Refusal) {
      const { fields, retryAfterSeconds } = error.details;
      return { statusCode: refusalStatus[error.kind], code: error.code, message: error.message, fields, retryAfterSeconds };
    }
    if (error instanceof EdgeError) return { statusCode: error.status, code: error.code, message: error.message, headers: error.headers };
    if (error instanceof HttpException) return this.answerToHttp(error, request);
    this.logger.error({ err: error, requestId: request.visit?.requestId, route: request.routeOptions?.url }, 'a request failed');
    return { statusCode: 500, code: 'INTERNAL', message: say.edge.internal };
  }

  /** What the framework refuses by itself: no such route, a body too large, a length that lies. */
  private answerToHttp(error: HttpException, request: FastifyRequest): Answer {
    const status = error.getStatus();
    if (status === 404) return this.answerTo(this.unmatched.why(request), request);
    if (status === 413) return { statusCode: 413, code: 'PAYLOAD_TOO_LARGE', message: say.edge.tooLarge };
    if (status === 414) return { statusCode: 414, code: 'ADDRESS_TOO_LONG', message: say.edge.addressTooLong };
    if (status === 415) return { statusCode: 415, code: 'UNSUPPORTED_MEDIA_TYPE', message: say.edge.sendJson };
    if (status < 500) return { statusCode: status, code: 'BAD_REQUEST', message: say.edge.badRequest };
    this.logger.error({ err: error, requestId: request.visit?.requestId }, 'a request failed');
    return { statusCode: status, code: 'INTERNAL', message: say.edge.internal };
  }
}
