import { Controller, Get, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Describe } from '../openapi/describe.js';
import { examples } from '../openapi/examples.js';
import { Policy, signedIn } from '../auth/policy.js';
import { LiveStreams } from './live-streams.js';

@Controller('api/events')
export class EventsController {
  constructor(private readonly streams: LiveStreams) {}

  @Get()
  @Policy(signedIn())
  @Describe({
    summary: 'Follow what happens',
    more: 'Server-sent events: server, incident, notification and subscription, each with its ids. A comment line at least every 20 seconds. The stream ends with the token; open it again with the next one.',
    type: 'text/event-stream',
    answer: `event: server\ndata: {"serverId":"${examples.ids.server}","state":"down"}\n\n`,
  })
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
