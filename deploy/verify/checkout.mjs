/**
 * A fake of Paystack, for a walk through an installation of `environment: production`: its responses in their true
 * shapes, a checkout page that is paid by POST, and the signed call afterwards. A payment keeps the key that it was
 * begun with, so one that is open while the key is replaced is signed with the old one, as it may be in life.
 *   POST /pay/<reference>[?kobo=1]     pays, another sum than was asked for if it is named
 *   PAYSTACK_BASE_URL  http://<this>          WEBHOOK  where the signed call goes
 */
import { createHmac } from 'node:crypto';

const payments = new Map();

const toTransaction = ({ id, reference, amount, currency, email, paidAt }) => ({
  id,
  reference,
  amount,
  currency,
  status: paidAt ? 'success' : 'abandoned',
  channel: 'card',
  gateway_response: paidAt ? 'Successful' : 'The transaction was not completed',
  paid_at: paidAt,
  customer: { email },
});
const fine = (data, meta) => [200, { status: true, message: 'fine', data, ...(meta && { meta }) }];
const unknown = [400, { status: false, message: 'Transaction reference not found.', code: 'transaction_not_found' }];

async function callWebhook(payment) {
  const body = JSON.stringify({ event: 'charge.success', data: toTransaction(payment) });
  const signature = createHmac('sha512', payment.key).update(body).digest('hex');
  const response = await fetch(process.env.WEBHOOK, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-paystack-signature': signature },
    body,
  });
  return [response.status, { status: response.status }];
}

/** [status, body], or nothing where the request is not for a payment provider. */
export async function checkout(request, url, body) {
  const key = /^Bearer (sk_\S+)$/.exec(request.headers.authorization ?? '')?.[1];
  const reference = decodeURIComponent(url.pathname.split('/').at(-1));
  if (request.method === 'POST' && url.pathname.startsWith('/pay/')) {
    const payment = payments.get(reference);
    if (!payment) return unknown;
    payment.paidAt = new Date().toISOString();
    payment.amount = Number(url.searchParams.get('kobo') ?? payment.amount);
    return callWebhook(payment);
  }
  if (!url.pathname.startsWith('/transaction')) return undefined;
  if (!key) return [401, { status: false, message: 'Invalid key' }];
  if (url.pathname === '/transaction/initialize') {
    const { reference: own, amount, currency, email } = JSON.parse(body);
    payments.set(own, { id: 4_000_000_000 + payments.size, reference: own, amount, currency, email, key });
    return fine({ authorization_url: `http://${request.headers.host}/pay/${own}`, access_code: own, reference: own });
  }
  if (url.pathname.startsWith('/transaction/verify/')) return payments.has(reference) ? fine(toTransaction(payments.get(reference))) : unknown;
  const paid = [...payments.values()].filter((one) => one.paidAt);
  return fine(paid.map(toTransaction), { total: paid.length, page: 1, pageCount: 1 });
}
