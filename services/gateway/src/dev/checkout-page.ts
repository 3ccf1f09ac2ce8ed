import type { billing } from '@nowahala/contracts';
import { messages } from '../messages/en.js';
import { escapeHtml } from '../pages/escape-html.js';
import { plainPage } from '../pages/plain-page.js';

const naira = new Intl.NumberFormat('en-NG', { minimumFractionDigits: 0, maximumFractionDigits: 2 });
const amount = (kobo: number): string => `₦${naira.format(kobo / 100)}`;

const button = (outcome: string, label: string, attributes = ''): string =>
  `<form method="post"><input type="hidden" name="outcome" value="${outcome}"><button${attributes}>${escapeHtml(label)}</button></form>`;
const row = (label: string, kobo: number, attributes = ''): string =>
  `<div class="row ${attributes}"><span>${escapeHtml(label)}</span><span class="figures">${amount(kobo)}</span></div>`;

export function checkoutPage(checkout: billing.GetCheckoutResponse): string {
  const bill = `<div class="card"><p><strong>${escapeHtml(checkout.planName)}</strong><br><span class="quiet">${escapeHtml(checkout.ref)}</span></p>
${row(messages.dev.beforeVat, checkout.netKobo)}${row(messages.dev.vat, checkout.vatKobo)}${row(messages.dev.total, checkout.totalKobo, 'total')}</div>`;
  const choices =
    button('pay', messages.dev.pay(amount(checkout.totalKobo)), ' class="main"') +
    button('decline', messages.dev.decline) +
    button('abandon', messages.dev.abandon);
  const over = `<p>${escapeHtml(messages.dev.checkoutOver(checkout.status))}</p><p><a class="button main" href="${escapeHtml(checkout.returnUrl)}">${escapeHtml(messages.dev.back)}</a></p>`;
  return plainPage({
    title: messages.dev.checkout,
    lead: messages.dev.checkoutLead,
    body: bill + (checkout.status === 'open' ? choices : over),
  });
}

export const noCheckoutPage = (): string =>
  plainPage({
    title: messages.dev.noSuchPayment,
    lead: messages.dev.noSuchPaymentLead,
    body: `<p><a href="/dashboard/billing">${escapeHtml(messages.dev.back)}</a></p>`,
  });
