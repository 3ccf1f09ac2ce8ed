/** What providers call, in their own forms and signed as they sign: what lies behind the signature gets the nonsense. */
import { createHmac } from 'node:crypto';

const SECRETS = { paystack: 'sk_test_of_the_fuzzer', twilio: 'token-of-the-fuzzer', mail: 'a secret of the fuzzer that is long enough' };
/** Nobody listens there: what is asked of a provider fails. */
const NOBODY = 'http://127.0.0.1:9';
const PATIENCE_MS = 30_000;

export const webhookSettings = {
  PAYSTACK_SECRET_KEY: SECRETS.paystack,
  PAYSTACK_BASE_URL: NOBODY,
  TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`,
  TWILIO_AUTH_TOKEN: SECRETS.twilio,
  TWILIO_WHATSAPP_FROM: 'whatsapp:+14155238886',
  TWILIO_API_BASE_URL: NOBODY,
  MAIL_WEBHOOK_SECRET: SECRETS.mail,
};

const hmac = (algorithm, secret, data, encoding) => createHmac(algorithm, secret).update(data).digest(encoding);
/** Mostly what belongs there. */
const oneOf = (random, ...good) => (random.chance(0.85) ? random.pick(good) : random.value());
const word = (random, ...good) => (random.chance(0.85) ? random.pick(good) : random.text().toWellFormed());

const providers = {
  paystack(random) {
    const reference = oneOf(random, 'NWP-1', `NWP-${random.below(1_000)}`, 'a.b=c');
    const data = {
      id: oneOf(random, random.below(1e9), '7'),
      reference,
      transaction_reference: random.chance(0.2) ? reference : undefined,
      transaction: random.chance(0.2) ? oneOf(random, { reference }) : undefined,
      status: oneOf(random, 'success', 'failed', 'abandoned', 'reversed'),
      amount: oneOf(random, 3_225_000, 0, -1, 1e15),
      currency: oneOf(random, 'NGN', 'USD'),
      customer: oneOf(random, { email: 'ada@example.com' }, null),
    };
    const event = oneOf(random, 'charge.success', 'refund.processed', 'charge.dispute.create', 'transfer.success');
    const body = Buffer.from(JSON.stringify(random.chance(0.95) ? { event, data } : random.value()) ?? 'null');
    const sent = random.chance(0.05) ? random.spoil(body) : body;
    return { body: sent, type: 'application/json', headers: { 'x-paystack-signature': hmac('sha512', SECRETS.paystack, sent, 'hex') } };
  },
  twilio(random, url) {
    const number = word(random, '+2348031234567', '+33612345678');
    const isReceipt = random.chance(0.4);
    const fields = new URLSearchParams({
      MessageSid: word(random, `SM${'a'.repeat(32)}`, `SM${random.below(1e9)}`),
      From: word(random, `whatsapp:${number}`),
      To: word(random, 'whatsapp:+14155238886'),
      ...(isReceipt
        ? { MessageStatus: word(random, 'delivered', 'read', 'failed'), ErrorCode: word(random, '63016', '0') }
        : { Body: word(random, '1', '2', '3', 'stop', 'quiet 30', 'done', 'quiet off') }),
      ...(random.chance(0.2) && { OriginalRepliedMessageSid: word(random, `SM${random.below(1e9)}`) }),
      ...(random.chance(0.2) && { [word(random, 'ButtonPayload', 'MediaUrl0')]: random.text().toWellFormed() }),
    });
    const names = [...new Set(fields.keys())].toSorted();
    const signed = names.reduce(
      (text, name) =>
        text +
        [...new Set(fields.getAll(name))]
          .toSorted()
          .map((one) => name + one)
          .join(''),
      url,
    );
    const headers = { 'x-twilio-signature': hmac('sha1', SECRETS.twilio, Buffer.from(signed), 'base64') };
    return { body: fields.toString(), type: 'application/x-www-form-urlencoded', headers };
  },
  mail(random) {
    const sent = {
      event: oneOf(random, 'bounce', 'complaint'),
      messageId: oneOf(random, '<1@nowahala.example>', `<${random.below(1e9)}@x>`),
    };
    const body = JSON.stringify(random.chance(0.9) ? sent : random.value()) ?? 'null';
    return { body, type: 'application/json', headers: { 'x-nowahala-signature': hmac('sha256', SECRETS.mail, body, 'hex') } };
  },
};

export class Webhooks {
  /** How many calls of each provider were taken. */
  taken = new Map(Object.keys(providers).map((name) => [name, 0]));

  constructor(base) {
    this.base = base;
  }

  async one(random, note) {
    const name = random.pick([...this.taken.keys()]);
    const url = `${this.base}/api/webhooks/${name}`;
    const { body, type, headers } = providers[name](random, url);
    note(`POST ${url} ${String(body).slice(0, 500)}`);
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const response = await fetch(url, { method: 'POST', body, headers: { ...headers, 'content-type': type }, signal });
    await response.arrayBuffer();
    if (response.status === 401) throw new Error('a genuine call was taken for forged');
    if (response.status >= 500 && response.status !== 503) throw new Error(`it answered ${response.status}`);
    if (response.ok) this.taken.set(name, this.taken.get(name) + 1);
  }
}
