import { Body, Controller, Get, HttpCode, Inject, Param, Post, Req, Res } from '@nestjs/common';
import { z } from 'zod';
import { notFound, SETTINGS, systemCaller } from '@nowahala/platform';
import type { PlatformSettings } from '@nowahala/platform';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Describe } from '../openapi/describe.js';
import { plainPagePolicy } from '../request/security-headers.js';
import { messages } from '../messages/en.js';
import { developer, Policy } from '../auth/policy.js';
import { valid } from '../request/valid.js';
import { QUERY, VIA_PROVIDER, ServiceClients } from '../clients/services.client.js';
import { checkoutPage, noCheckoutPage } from './checkout-page.js';

const choose = z.object({ outcome: z.enum(['pay', 'decline', 'abandon'], { error: messages.dev.outcome }) });
const REF = /^[A-Za-z0-9-]{1,64}$/;

/** The sandbox's checkout: billing plays the provider, this is only its face. */
@Controller('dev/checkout')
export class CheckoutController {
  constructor(
    private readonly clients: ServiceClients,
    @Inject(SETTINGS) private readonly settings: PlatformSettings,
  ) {}

  @Get(':ref')
  @Policy(developer())
  @Describe({ summary: 'The sandbox checkout as a page', type: 'text/html', answer: 'a page' })
  async page(@Param('ref') ref: string, @Res() reply: FastifyReply): Promise<void> {
    const checkout = REF.test(ref) ? await this.clients.billing.getCheckout({ ref }, { ...QUERY, caller: systemCaller }) : undefined;
    // The form ends on the public address, which need not be the one that was typed (localhost, 127.0.0.1).
    void reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', plainPagePolicy(`'self' ${new URL(this.settings.publicUrl).origin}`));
    if (!checkout?.found) await reply.status(404).send(noCheckoutPage());
    else await reply.send(checkoutPage(checkout));
  }

  @Post(':ref')
  @HttpCode(200)
  @Policy(developer())
  @Describe({
    summary: "Do what the checkout's buttons do",
    body: choose,
    example: { outcome: 'pay' },
    answer: { message: messages.dev.outcomeDone.pay, returnUrl: 'http://localhost:8080/dashboard/billing?ref=NWP-7F3K2M9Q' },
  })
  async complete(
    @Param('ref') ref: string,
    @Body(valid(choose)) { outcome }: z.infer<typeof choose>,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    if (!REF.test(ref)) throw notFound();
    const { returnUrl } = await this.clients.billing.completeCheckout({ ref, outcome }, { ...VIA_PROVIDER, caller: systemCaller });
    if (request.headers['content-type']?.startsWith('application/x-www-form-urlencoded'))
      void reply.status(303).header('location', returnUrl);
    return { message: messages.dev.outcomeDone[outcome], returnUrl };
  }
}
