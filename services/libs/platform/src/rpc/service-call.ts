import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Keyring } from '../config/service-keys.js';
import { refusal } from '../core/refusal.js';
import { believedBody, callBody, callerUnknown, signCall, verifyCall } from './call-context.js';
import type { CallContext } from './call-context.js';

/** `from.to.body.hmac`, by the key of that pair. */
export const SERVICE_CALL_HEADER = 'x-service-call'; // public name
/** The form before it: `body.hmac` by the secret that all shared. Read and written only where that secret still is. */
export const CALL_HEADER = 'x-call'; // public name

/** Who may ask for which methods: all of them, or these. Who is not named asks for nothing. */
export type AskedBy = Readonly<Record<string, 'everything' | readonly string[]>>;

/** Who is asked, and by whom it lets itself be asked; without a list, by whoever has a key. */
export interface Asked {
  service: string;
  askedBy: AskedBy;
}

/** Undefined where `from` holds nothing to sign with for `to`. */
export function signServiceCall(
  call: CallContext,
  keyring: Keyring,
  { from, to }: { from: string; to: string },
  wallClockMs: number,
): Record<string, string> | undefined {
  const key = keyring.signing(from, to);
  const [shared] = keyring.shared;
  if (!key && !shared) return undefined;
  const body = callBody(call, wallClockMs);
  return {
    ...(key && { [SERVICE_CALL_HEADER]: `${from}.${to}.${body}.${hmac(key, body).toString('base64url')}` }),
    ...(shared && { [CALL_HEADER]: signCall(call, shared, wallClockMs) }),
  };
}

/** Refuses who cannot prove to be who it says, and who is not among those that may ask for the method. */
export function verifyServiceCall(
  headers: (name: string) => string | undefined,
  keyring: Keyring,
  { method, asked }: { method: string; asked: Asked | undefined },
  wallClockMs: number,
): CallContext {
  const given = headers(SERVICE_CALL_HEADER);
  const signed = given === undefined ? undefined : signedBy(given, keyring, asked);
  if (!signed) {
    if (keyring.shared.length === 0) throw callerUnknown();
    return verifyCall(headers(CALL_HEADER), keyring.shared, wallClockMs);
  }
  const call = believedBody(signed.body, wallClockMs);
  if (asked) refuseWhoMayNotAsk(asked, signed.from, method);
  return call;
}

/** Refuses a service that is not among those that may ask for the method. */
export function refuseWhoMayNotAsk({ service, askedBy }: Asked, from: string, method: string): void {
  if (!Object.hasOwn(askedBy, from)) throw callerUnknown();
  const methods = askedBy[from];
  if (methods !== 'everything' && !methods?.includes(method))
    throw refusal('CALLER_NOT_ALLOWED', 'forbidden', `${from} may not ask ${service} for that.`);
}

function signedBy(header: string, keyring: Keyring, asked: Asked | undefined): { from: string; body: string } | undefined {
  const [from, to, body, signature] = header.split('.');
  if (!from || !to || !body || !signature) return undefined;
  if (asked && (to !== asked.service || !Object.hasOwn(asked.askedBy, from))) return undefined;
  const given = Buffer.from(signature, 'base64url');
  const fits = (expected: Buffer) => given.length === expected.length && timingSafeEqual(given, expected);
  return keyring.believed(from, to).some((key) => fits(hmac(key, body))) ? { from, body } : undefined;
}

const hmac = (key: string, body: string): Buffer => createHmac('sha256', key).update(body).digest();
