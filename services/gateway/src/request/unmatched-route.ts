import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { notFound } from '@nowahala/platform';
import { messages } from '../messages/en.js';
import { HttpError } from './http-error.js';
import { pathOf } from './request-context.js';
import { Routes } from './routes.js';

/** Why no route took a request: the address is unknown, or known for other methods only. */
@Injectable()
export class UnmatchedRoute {
  constructor(private readonly routes: Routes) {}

  reason(request: FastifyRequest): Error {
    const methods = this.routes.methodsAt(pathOf(request));
    if (methods.length === 0) return notFound();
    return new HttpError(405, 'METHOD_NOT_ALLOWED', messages.request.methodNotAllowed(request.method, methods), {
      allow: methods.join(', '),
    });
  }
}
