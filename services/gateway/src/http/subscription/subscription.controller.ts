import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { refusal } from '@nowahala/platform';
import type { Caller } from '@nowahala/platform';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { Describe } from '../../openapi/describe.js';
import { examples } from '../../openapi/examples.js';
import { callerOf } from '../../request/request-context.js';
import { Idempotent } from '../../idempotency/idempotent.js';
import { messages } from '../../messages/en.js';
import { Policy, signedIn } from '../../auth/policy.js';
import { QUERY, VIA_PROVIDER, ServiceClients } from '../../clients/services.client.js';
import { text, uuid, valid } from '../../request/valid.js';
import { iso, naira, orNull } from '../wire.js';

const choosePlan = z.object({ planId: uuid(messages.fields.planId), userId: uuid(messages.fields.userId) });
type ChoosePlan = z.infer<typeof choosePlan>;
const askPayment = z.object({ ref: text({ missing: messages.money.ref, max: 64 }), userId: uuid(messages.fields.userId) });
const example = { planId: examples.ids.plan, userId: examples.ids.user };
const money = signedIn({ body: { userId: 'subject' }, fresh: true });

/** Buying. Prices and amounts are billing's; two equal requests are one open payment there. */
@Controller('api/sub')
export class SubscriptionController {
  constructor(private readonly clients: ServiceClients) {}

  @Post('sub-user')
  @HttpCode(200)
  @Policy(money)
  @Idempotent()
  @Describe({
    summary: 'Subscribe to a plan, or renew',
    more: 'Follow paymentUrl; hasPlan becomes true when the payment is known.',
    body: choosePlan,
    example,
    answer: {
      message: messages.money.pay,
      redirect: true,
      paymentUrl: 'https://checkout.paystack.com/0peioxfhpn',
      hasPlan: false,
      ref: 'NWP-7F3K2M9Q',
      total: 96_750,
    },
  })
  async subscribe(@Req() request: FastifyRequest, @Body(valid(choosePlan)) { planId }: ChoosePlan) {
    const answer = await this.clients.billing.subscribe({ planId, ...workspaceOf(callerOf(request)) }, VIA_PROVIDER);
    return present(answer, messages.money.pay);
  }

  @Post('upgrade')
  @HttpCode(200)
  @Policy(money)
  @Idempotent()
  @Describe({
    summary: 'Move to a larger plan',
    more: 'The new plan starts when the difference is paid; the end date stays.',
    body: choosePlan,
    example,
    answer: {
      message: messages.money.payUpgrade,
      redirect: true,
      paymentUrl: 'https://checkout.paystack.com/0peioxfhpn',
      hasPlan: true,
      ref: 'NWP-7F3K2M9Q',
      total: 48_375,
    },
  })
  async upgrade(@Req() request: FastifyRequest, @Body(valid(choosePlan)) { planId }: ChoosePlan) {
    const answer = await this.clients.billing.upgrade({ planId, ...workspaceOf(callerOf(request)) }, VIA_PROVIDER);
    return present(answer, messages.money.payUpgrade);
  }

  @Post('quote')
  @HttpCode(200)
  @Policy(money)
  @Describe({
    summary: 'What an upgrade would cost today',
    body: choosePlan,
    example,
    answer: { data: { net: 45_000, vat: 3_375, total: 48_375, daysLeft: 219, endsAt: '2027-06-28T08:00:00.000Z' } },
  })
  async quote(@Req() request: FastifyRequest, @Body(valid(choosePlan)) { planId }: ChoosePlan) {
    const quote = await this.clients.billing.quoteUpgrade({ planId, ...workspaceOf(callerOf(request)) }, QUERY);
    return {
      data: {
        net: naira(quote.netKobo),
        vat: naira(quote.vatKobo),
        total: naira(quote.totalKobo),
        daysLeft: quote.daysLeft,
        endsAt: iso(quote.endsAt),
      },
    };
  }

  @Post('payment')
  @HttpCode(200)
  @Policy(money)
  @Describe({
    summary: 'Ask what became of a payment',
    more: 'For the page that the payer comes back to: the provider is asked, the redirect is never trusted.',
    body: askPayment,
    example: { ref: 'NWP-7F3K2M9Q', userId: examples.ids.user },
    answer: { data: { ref: 'NWP-7F3K2M9Q', outcome: 'paid' }, message: messages.money.done },
  })
  async payment(@Req() request: FastifyRequest, @Body(valid(askPayment)) { ref }: z.infer<typeof askPayment>) {
    const { outcome, message } = await this.clients.billing.reconcilePayment({ userId: callerOf(request).userId, ref }, VIA_PROVIDER);
    return { data: { ref, outcome }, message };
  }
}

/** Plans belong to a workspace; without one there is nothing to buy for. */
function workspaceOf({ userId, workspaceIds }: Caller): { userId: string; workspaceId: string } {
  const [workspaceId] = workspaceIds;
  if (!workspaceId) throw refusal('NO_WORKSPACE_YET', 'invalid', messages.workspace.createFirst);
  return { userId, workspaceId };
}

interface Bought {
  redirect: boolean;
  paymentUrl: string;
  hasPlan: boolean;
  ref: string;
  message: string;
  totalKobo: number;
}

const present = (bought: Bought, toPay: string) => ({
  message: bought.message || (bought.redirect ? toPay : messages.money.done),
  redirect: bought.redirect,
  paymentUrl: orNull(bought.paymentUrl),
  hasPlan: bought.hasPlan,
  ref: orNull(bought.ref),
  total: naira(bought.totalKobo),
});
