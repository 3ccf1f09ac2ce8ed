import { Controller, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { apiMessages, quoteUpgrade, subscribe, upgrade, verifyPayment } from '@nowahala/api';
import type { BodyOf, CheckoutResponse, ResponseOf } from '@nowahala/api';
import type { billing } from '@nowahala/contracts';
import { refusal } from '@nowahala/platform';
import type { Caller } from '@nowahala/platform';
import { Policy, signedIn } from '../../auth/policy.js';
import { paymentOutcomes } from '../../clients/enums.mapper.js';
import { QUERY, VIA_PROVIDER, ServiceClients } from '../../clients/services.client.js';
import { Idempotent } from '../../idempotency/idempotent.js';
import { messages } from '../../messages/en.js';
import { Route, ValidBody } from '../../request/contract.js';
import { callerOf } from '../../request/request-context.js';
import { iso, naira, orNull } from '../wire.js';

const money = signedIn({ body: { userId: 'subject' }, fresh: true });

/** Buying. Prices and amounts are billing's; two equal requests are one open payment there. */
@Controller()
export class SubscriptionController {
  constructor(private readonly clients: ServiceClients) {}

  @Route(subscribe)
  @Policy(money)
  @Idempotent()
  async subscribe(
    @Req() request: FastifyRequest,
    @ValidBody(subscribe) { planId }: BodyOf<typeof subscribe>,
  ): Promise<ResponseOf<typeof subscribe>> {
    const reply = await this.clients.billing.subscribe({ planId, ...workspaceOf(callerOf(request)) }, VIA_PROVIDER);
    return present(reply, apiMessages.money.pay);
  }

  @Route(upgrade)
  @Policy(money)
  @Idempotent()
  async upgrade(
    @Req() request: FastifyRequest,
    @ValidBody(upgrade) { planId }: BodyOf<typeof upgrade>,
  ): Promise<ResponseOf<typeof upgrade>> {
    const reply = await this.clients.billing.upgrade({ planId, ...workspaceOf(callerOf(request)) }, VIA_PROVIDER);
    return present(reply, apiMessages.money.payUpgrade);
  }

  @Route(quoteUpgrade)
  @Policy(money)
  async quote(
    @Req() request: FastifyRequest,
    @ValidBody(quoteUpgrade) { planId }: BodyOf<typeof quoteUpgrade>,
  ): Promise<ResponseOf<typeof quoteUpgrade>> {
    const quote = await this.clients.billing.quoteUpgrade({ planId, ...workspaceOf(callerOf(request)) }, QUERY);
    return {
      data: {
        net: naira(quote.netKobo),
        vat: naira(quote.vatKobo),
        total: naira(quote.totalKobo),
        daysLeft: quote.daysLeft,
        endsAt: iso(quote.endsAt!),
      },
    };
  }

  @Route(verifyPayment)
  @Policy(money)
  async payment(
    @Req() request: FastifyRequest,
    @ValidBody(verifyPayment) { ref }: BodyOf<typeof verifyPayment>,
  ): Promise<ResponseOf<typeof verifyPayment>> {
    const reconciled = await this.clients.billing.reconcilePayment({ userId: callerOf(request).userId, ref }, VIA_PROVIDER);
    const outcome = paymentOutcomes.toWord(reconciled.paymentOutcome, reconciled.outcome) ?? 'unknown';
    return { data: { ref, outcome }, message: reconciled.message };
  }
}

/** Plans belong to a workspace; without one there is nothing to buy for. */
function workspaceOf({ userId, workspaceIds }: Caller): { userId: string; workspaceId: string } {
  const [workspaceId] = workspaceIds;
  if (!workspaceId) throw refusal('NO_WORKSPACE_YET', 'invalid', messages.workspace.createFirst);
  return { userId, workspaceId };
}

const present = (bought: billing.SubscribeResponse, toPay: string): CheckoutResponse => ({
  message: bought.message || (bought.redirect ? toPay : apiMessages.money.done),
  redirect: bought.redirect,
  paymentUrl: orNull(bought.paymentUrl),
  hasPlan: bought.hasPlan,
  ref: orNull(bought.ref),
  total: naira(bought.totalKobo),
});
