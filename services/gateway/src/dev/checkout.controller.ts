import { Controller, Inject, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { apiMessages, completeCheckout, showCheckout } from '@nowahala/api';
import type { BodyOf, ResponseOf } from '@nowahala/api';
import { notFound, SETTINGS, systemCaller } from '@nowahala/platform';
import type { PlatformSettings } from '@nowahala/platform';
import { developer, Policy } from '../auth/policy.js';
import { QUERY, VIA_PROVIDER, ServiceClients } from '../clients/services.client.js';
import { Route, ValidBody } from '../request/contract.js';
import { plainPagePolicy } from '../request/security-headers.js';
import { checkoutPage, noCheckoutPage } from './checkout-page.js';

const REF = /^[A-Za-z0-9-]{1,64}$/;

/** The sandbox's checkout: billing plays the provider, this is only its face. */
@Controller()
export class CheckoutController {
  constructor(
    private readonly clients: ServiceClients,
    @Inject(SETTINGS) private readonly settings: PlatformSettings,
  ) {}

  @Route(showCheckout)
  @Policy(developer())
  async page(@Param('ref') ref: string, @Res() reply: FastifyReply): Promise<void> {
    const checkout = REF.test(ref) ? await this.clients.billing.getCheckout({ ref }, { ...QUERY, caller: systemCaller }) : undefined;
    // The form ends on the public address, which need not be the one that was typed (localhost, 127.0.0.1).
    void reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', plainPagePolicy(`'self' ${new URL(this.settings.publicUrl).origin}`));
    if (!checkout?.found) await reply.status(404).send(noCheckoutPage());
    else await reply.send(checkoutPage(checkout));
  }

  @Route(completeCheckout)
  @Policy(developer())
  async complete(
    @Param('ref') ref: string,
    @ValidBody(completeCheckout) { outcome }: BodyOf<typeof completeCheckout>,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ResponseOf<typeof completeCheckout>> {
    if (!REF.test(ref)) throw notFound();
    const { returnUrl } = await this.clients.billing.completeCheckout({ ref, outcome }, { ...VIA_PROVIDER, caller: systemCaller });
    if (request.headers['content-type']?.startsWith('application/x-www-form-urlencoded'))
      void reply.status(303).header('location', returnUrl);
    return { message: apiMessages.dev.outcomeDone[outcome], returnUrl };
  }
}
