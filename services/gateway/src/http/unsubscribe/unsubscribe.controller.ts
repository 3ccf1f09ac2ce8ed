import { Controller, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { showUnsubscribe, unsubscribe } from '@nowahala/api';
import type { QueryOf } from '@nowahala/api';
import { Refusal } from '@nowahala/platform';
import { anyone, Policy } from '../../auth/policy.js';
import { ServiceClients } from '../../clients/services.client.js';
import { messages } from '../../messages/en.js';
import { plainPage } from '../../pages/plain-page.js';
import { Route, ValidQuery } from '../../request/contract.js';
import { plainPagePolicy } from '../../request/security-headers.js';

/** The link of List-Unsubscribe. Reading it changes nothing, as mail programs open links by themselves; the button (or one click in the mail program) does. */
@Controller()
export class UnsubscribeController {
  constructor(private readonly clients: ServiceClients) {}

  @Route(showUnsubscribe)
  @Policy(anyone())
  async ask(@Res() reply: FastifyReply): Promise<void> {
    await page(reply, {
      title: messages.unsubscribe.title,
      lead: messages.unsubscribe.ask,
      body: `<form method="post"><button class="main">${messages.unsubscribe.button}</button></form>`,
    });
  }

  @Route(unsubscribe)
  @Policy(anyone())
  async stop(@ValidQuery(unsubscribe) { token }: QueryOf<typeof unsubscribe>, @Res() reply: FastifyReply): Promise<void> {
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
