import type { billing } from '@nowahala/contracts';
import { say } from '../messages/en.js';
import { escapeHtml } from '../pages/escape-html.js';
import { plainPage } from '../pages/plain-page.js';

const naira = new Intl.NumberFormat('en-NG', { minimumFractionDigits: 0, maximumFractionDigits: 2 });
const amount = (kobo: number): string => `₦${naira.format(kobo / 100)}`;

const button = (outcome: string, label: string, look = ''): string =>
  `<form method="post"><input type="hidden" name="outcome" value="${outcome}"><button${look}>${escapeHtml(label)}</button></form>`;
const row = (label: string, kobo: number, look = ''): string =>
  `<div class="row ${look}"><span>${escapeHtml(label)}</span><span class="figures">${amount(kobo)}</span></div>`;

export function checkoutPage(checkout: billing.GetCheckoutResponse): string {
  const bill = `<div class="card"><p><strong>${escapeHtml(checkout.planName)}</strong><br><span class="quiet">${escapeHtml(checkout.ref)}</span></p>
${row(say.dev.beforeVat, checkout.netKobo)}${row(say.dev.vat, checkout.vatKobo)}${row(say.dev.total, checkout.totalKobo, 'total')}</div>`;
  const choices =
    button('pay', say.dev.pay(amount(checkout.totalKobo)), ' class="main"') +
    button('decline', say.dev.decline) +
    button('abandon', say.dev.abandon);
  const over = `<p>${escapeHtml(say.dev.checkoutOver(checkout.status))}</p><p><a class="button main" href="${escapeHtml(checkout.returnUrl)}">${escapeHtml(say.dev.back)}</a></p>`;
  return plainPage({ title: say.dev.checkout, lead: say.dev.checkoutLead, body: bill + (checkout.status === 'open' ? choices : over) });
}

export const noCheckoutPage = (): string =>
  plainPage({
    title: say.dev.noSuchPayment,
    lead: say.dev.noSuchPaymentLead,
    body: `<p><a href="/dashboard/billing">${escapeHtml(say.dev.back)}</a></p>`,
  });
