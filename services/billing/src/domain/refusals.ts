import { sharedSentences } from '@nowahala/kernel';
import { notFound, refusal } from '@nowahala/platform';
import { printDay, type Instant } from './calendar.js';

const invalid = (code: string, message: string) => refusal(code, 'invalid', message);
const conflict = (code: string, message: string) => refusal(code, 'conflict', message);

/** What does not fit into a smaller plan, and what to do about it. */
export const sentences = {
  tooManyServers: (servers: number, plan: string, limit: number) =>
    `You have ${servers} servers and jobs, ${plan} allows ${limit}: delete ${servers - limit} of them first.`,
  checkedTooOften: (servers: number, plan: string, shortest: number) =>
    `For ${counted(servers)} the checks come more often than every ${shortest} minutes, the most ${plan} allows: set a longer interval first.`,
  noWhatsApp: (servers: number, plan: string) =>
    `For ${counted(servers)} you get alerts on WhatsApp, which ${plan} does not include: switch that off first.`,
};

export const refusals = {
  noWorkspace: () => invalid('WORKSPACE_NEEDED', sharedSentences.workspaceFirst),
  unknownPlan: () =>
    refusal('PLAN_NOT_FOUND', 'not_found', 'This plan does not exist, or is not on sale any more. Please pick one from the pricing page.'),
  unknownInvoice: notFound,
  unknownPayment: notFound,
  notPaidYet: () =>
    conflict('INVOICE_NOT_PAID', 'The invoice is made when its payment has arrived. Until then there is nothing to download.'),
  tooSmall: (plan: string, tooMuch: string[]) =>
    conflict('PLAN_TOO_SMALL', `${plan} is too small for what you use now. ${tooMuch.join(' ')}`),
  otherPlanRunning: (running: string, end: Instant, wanted: string) =>
    conflict(
      'PLAN_ALREADY_ACTIVE',
      `You have the ${running} plan until ${printDay(end)}. To move to ${wanted} before that, choose "Upgrade plan".`,
    ),
  smallerOnlyAtRenewal: (running: string, end: Instant, wanted: string) =>
    conflict(
      'PLAN_SMALLER_AT_RENEWAL',
      `${wanted} is smaller than ${running}. You can choose it when you renew, in the 30 days before ${printDay(end)}.`,
    ),
  nothingToUpgrade: () => conflict('NO_PLAN_TO_UPGRADE', 'You have no running plan to upgrade. Please pick a plan first.'),
  renewInstead: () =>
    conflict('YEAR_IS_OVER', 'The year you paid for is over, so there is nothing to upgrade. Renew with the plan you want.'),
  samePlan: (plan: string) => conflict('SAME_PLAN', `You already have the ${plan} plan.`),
  paymentUnderWay: (plan: string) =>
    conflict(
      'PAYMENT_UNDER_WAY',
      `A payment for ${plan} is being confirmed by your bank. Please wait until it is settled, so that you do not pay twice.`,
    ),
  paymentClosed: () =>
    conflict('PAYMENT_CLOSED', 'This payment was closed before its page was ready, and you were not charged. Please try again.'),
  providerUnreachable: () =>
    refusal(
      'PAYMENT_PROVIDER_UNREACHABLE',
      'bad_gateway',
      'The payment company does not answer just now and you were not charged. Please try again in a few minutes.',
    ),
  alreadyCredited: (number: string) => conflict('ALREADY_CREDITED', `${number} has been credited already.`),
  laterUpgrade: () =>
    conflict('LATER_UPGRADE_FIRST', 'A later upgrade was counted from the plan that this invoice paid for. Credit the later one first.'),
  tooManyPayments: () =>
    refusal(
      'TOO_MANY_PAYMENTS',
      'limited',
      'You have opened many payments within an hour. Please finish the last one, or try again later.',
      { retryAfterSeconds: 900 },
    ),
  accountClosed: () => conflict('ACCOUNT_CLOSED', 'This account is being deleted. Nothing can be bought with it.'),
};

function counted(servers: number): string {
  return servers === 1 ? '1 server' : `${servers} servers`;
}
