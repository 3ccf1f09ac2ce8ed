import { createHmac, timingSafeEqual } from 'node:crypto';

/** Hex HMAC-SHA512 of the raw bytes, as Paystack signs its webhooks. */
export function signWebhook(body: Uint8Array, secret: string): string {
  return createHmac('sha512', secret).update(body).digest('hex');
}

/** Compares in constant time, against every secret accepted while one replaces the other. */
export function isSignedBy(secrets: readonly string[], body: Uint8Array, signature: string | undefined): boolean {
  if (signature === undefined || !/^[0-9a-f]{128}$/i.test(signature)) return false;
  const given = Buffer.from(signature, 'hex');
  let found = false;
  for (const secret of secrets) {
    if (timingSafeEqual(Buffer.from(signWebhook(body, secret), 'hex'), given)) found = true;
  }
  return found;
}
