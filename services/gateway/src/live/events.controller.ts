import { Controller, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { followEvents } from '@nowahala/api';
import { Policy, signedIn } from '../auth/policy.js';
import { Route } from '../request/contract.js';
import { LiveStreams } from './live-streams.js';

@Controller()
export class EventsController {
  constructor(private readonly streams: LiveStreams) {}

  @Route(followEvents)
  @Policy(signedIn())
  open(@Req() request: FastifyRequest, @Res() reply: FastifyReply): void {
    const { raw } = reply;
    if (request.method === 'HEAD') return void reply.type('text/event-stream').send('');
    const headers = {
      ...reply.getHeaders(),
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
      connection: 'close',
    };
    raw.setTimeout(0);
    for (const [name, value] of Object.entries(headers)) if (value !== undefined) raw.setHeader(name, value as string);
    this.streams.open(request, raw);
    request.requestContext.isStream = true;
    reply.hijack();
  }
}
