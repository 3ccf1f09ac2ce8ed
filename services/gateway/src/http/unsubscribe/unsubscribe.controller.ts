import { Controller, Get, HttpCode, Post, Query, Res } from '@nestjs/common';
import { Refusal } from '@nowahala/platform';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { Describe } from '../../openapi/describe.js';
import { plainPagePolicy } from '../../request/security-headers.js';
import { messages } from '../../messages/en.js';
import { anyone, Policy } from '../../auth/policy.js';
import { ServiceClients } from '../../clients/services.client.js';
import { plainPage } from '../../pages/plain-page.js';
import { text, valid } from '../../request/valid.js';

const linkQuery = z.object({ token: text({ missing: messages.fields.token, max: 1_000 }) });
type LinkQuery = z.infer<typeof linkQuery>;

/** The link of List-Unsubscribe. Reading it changes nothing, as mail programs open links by themselves; the button (or one click in the mail program) does. */
@Controller('unsubscribe')
export class UnsubscribeController {
  constructor(private readonly clients: ServiceClients) {}

  @Get()
  @Policy(anyone())
  @Describe({ summary: 'The page behind the unsubscribe link', query: linkQuery, type: 'text/html', answer: 'a page' })
  async ask(@Res() reply: FastifyReply): Promise<void> {
    await page(reply, {
      title: messages.unsubscribe.title,
      lead: messages.unsubscribe.ask,
      body: `<form method="post"><button class="main">${messages.unsubscribe.button}</button></form>`,
    });
  }

  @Post()
  @HttpCode(200)
  @Policy(anyone())
  @Describe({ summary: 'Stop reports and news by e-mail', query: linkQuery, type: 'text/html', answer: 'a page' })
  async stop(@Query(valid(linkQuery)) { token }: LinkQuery, @Res() reply: FastifyReply): Promise<void> {
    const done = await this.clients.notifier.unsubscribe({ token }).then(
      (answer) => answer.done,
      (error: unknown) => {
        if (error instanceof Refusal && error.kind !== 'unavailable') return false;
        throw error;
      },
    );
    if (!done) void reply.status(404);
    await page(reply, { title: messages.unsubscribe.title, lead: done ? messages.unsubscribe.done : messages.unsubscribe.unknown });
  }
}

const page = (reply: FastifyReply, content: Parameters<typeof plainPage>[0]) =>
  reply.type('text/html; charset=utf-8').header('content-security-policy', plainPagePolicy("'self'")).send(plainPage(content));
