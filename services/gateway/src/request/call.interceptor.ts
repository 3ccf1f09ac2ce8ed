import { Injectable } from '@nestjs/common';
import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import { SpanKind } from '@opentelemetry/api';
import type { FastifyRequest } from 'fastify';
import { defer, lastValueFrom } from 'rxjs';
import type { Observable } from 'rxjs';
import { currentTraceparent, traced, withCall } from '@nowahala/platform';
import { urgencyOf } from './urgency.js';
import { readerLanguage } from './reader-language.js';

/** Everything a handler asks of a service carries who asked, the request's id and its trace. */
@Injectable()
export class CallInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    if (context.getType() !== 'http') return next.handle();
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const { caller, requestId } = request.requestContext;
    return defer(() =>
      traced(
        `${request.method} ${request.routeOptions.url ?? ''}`,
        undefined,
        () =>
          withCall(
            {
              caller,
              correlationId: requestId,
              traceparent: currentTraceparent(),
              language: readerLanguage(request),
              urgency: urgencyOf(request),
            },
            () => lastValueFrom(next.handle(), { defaultValue: undefined }),
          ),
        { kind: SpanKind.SERVER },
      ),
    );
  }
}
