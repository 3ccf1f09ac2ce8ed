import { Controller, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { listInbox, showInbox } from '@nowahala/api';
import type { ResponseOf } from '@nowahala/api';
import type { alerts } from '@nowahala/contracts';
import { systemCaller } from '@nowahala/platform';
import { developer, Policy } from '../auth/policy.js';
import { QUERY, ServiceClients } from '../clients/services.client.js';
import { iso } from '../http/wire.js';
import { Route } from '../request/contract.js';
import { plainPagePolicy } from '../request/security-headers.js';
import { inboxPage } from './inbox-page.js';

const MOST_MESSAGES = 2_000;

/** Messages that the one-machine run keeps instead of sending. */
@Controller()
export class InboxController {
  constructor(private readonly clients: ServiceClients) {}

  @Route(showInbox)
  @Policy(developer())
  async page(@Res() reply: FastifyReply): Promise<void> {
    await reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', plainPagePolicy("'none'"))
      .send(inboxPage(await this.messages()));
  }

  @Route(listInbox)
  @Policy(developer())
  async list(): Promise<ResponseOf<typeof listInbox>> {
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
