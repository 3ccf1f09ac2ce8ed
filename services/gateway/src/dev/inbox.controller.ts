import { Controller, Get, Res } from '@nestjs/common';
import type { alerts } from '@nowahala/contracts';
import { systemCaller } from '@nowahala/platform';
import type { FastifyReply } from 'fastify';
import { Describe } from '../openapi/describe.js';
import { plainPagePolicy } from '../request/security-headers.js';
import { developer, Policy } from '../auth/policy.js';
import { iso } from '../http/wire.js';
import { QUERY, ServiceClients } from '../clients/services.client.js';
import { inboxPage } from './inbox-page.js';

const MOST_MESSAGES = 2_000;

/** Messages that the one-machine run keeps instead of sending. */
@Controller('dev/inbox')
export class InboxController {
  constructor(private readonly clients: ServiceClients) {}

  @Get()
  @Policy(developer())
  @Describe({ summary: 'The local inbox as a page', type: 'text/html', answer: 'a page' })
  async page(@Res() reply: FastifyReply): Promise<void> {
    await reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', plainPagePolicy("'none'"))
      .send(inboxPage(await this.messages()));
  }

  @Get('messages')
  @Policy(developer())
  @Describe({
    summary: 'The local inbox as data, newest first',
    answer: {
      data: [
        {
          channel: 'email',
          to: 'ada@example.com',
          subject: 'Welcome to NoWahala',
          text: '...',
          html: '<p>...</p>',
          sentAt: '2026-11-21T08:00:01.000Z',
        },
      ],
    },
  })
  async list() {
    const inbox = await this.messages();
    return {
      data: inbox.map(({ channel, to, subject, text, html, sentAt, messageId }) => ({
        channel,
        to,
        subject,
        text,
        html,
        sentAt: iso(sentAt),
        messageId,
      })),
    };
  }

  private async messages() {
    const inbox: alerts.DevMessage[] = [];
    let older = '';
    do {
      const page = await this.clients.notifier.listDevInbox({ older }, { ...QUERY, caller: systemCaller });
      inbox.push(...page.messages);
      older = page.older;
    } while (older !== '' && inbox.length < MOST_MESSAGES);
    return inbox;
  }
}
