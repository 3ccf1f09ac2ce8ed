import { Injectable } from '@nestjs/common';
import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { defer, lastValueFrom } from 'rxjs';
import type { Observable } from 'rxjs';
import { readerGone } from '../request/reader-gone.js';
import { LIMITS, limits } from './rate-limit-rules.js';
import type { Limit, LimitName } from './rate-limit-rules.js';
import { WaitingLine } from './waiting-lines.js';

/** Behind the guard, whose limits are counted first. What is let in keeps its permit until its work has ended, also when its reader is gone. */
@Injectable()
export class WaitingLineInterceptor implements NestInterceptor {
  private readonly lines = new Map<string, WaitingLine>(
    Object.entries<Limit>(limits).flatMap(([name, { atOnce }]) => (atOnce ? [[name, new WaitingLine(atOnce)]] : [])),
  );

  constructor(private readonly reflector: Reflector) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const names = this.reflector.get<LimitName[] | undefined>(LIMITS, context.getHandler()) ?? [];
    const lines = names.flatMap((name) => this.lines.get(name) ?? []);
    if (context.getType() !== 'http' || lines.length === 0) return next.handle();
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const gone = readerGone(request, context.switchToHttp().getResponse<FastifyReply>());
    const handle = async (): Promise<unknown> => lastValueFrom(next.handle(), { defaultValue: undefined });
    const inTurn = lines.reduceRight(
      (work, line) => async () => {
        await line.enter(request.requestContext.addressHash, gone);
        return work().finally(() => line.leave());
      },
      handle,
    );
    return defer(inTurn);
  }
}
