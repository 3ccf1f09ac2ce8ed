import type { Language } from '@nowahala/kernel';
import type { AsyncLocalStorage } from 'node:async_hooks';
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { calls } from '../core/outside-of-calls.js';
import { notFound, refusal } from '../core/refusal.js';
import type { Refusal } from '../core/refusal.js';

/** On whose behalf a call is made. The gateway signs it; services trust nothing else (RULES.md#security). */
export interface Caller {
  via: 'session' | 'apikey' | 'anonymous' | 'system';
  userId: string;
  sessionId: string;
  /** Workspaces the user owns; an empty list authorises nothing. */
  workspaceIds: string[];
  /** Scopes of an API key; empty for sessions. */
  scopes: string[];
}

export const systemCaller: Caller = { via: 'system', userId: '', sessionId: '', workspaceIds: [], scopes: [] };
export const anonymousCaller: Caller = { via: 'anonymous', userId: '', sessionId: '', workspaceIds: [], scopes: [] };

/** What goes first: the product's own work, which watches and notifies; then what somebody waits for; then what pages ask by themselves. */
export const urgencies = { product: 0, person: 1, page: 2 } as const;
export type Urgency = (typeof urgencies)[keyof typeof urgencies];

export interface CallContext {
  caller: Caller;
  correlationId: string;
  traceparent?: string;
  /** What its reader reads; absent where nobody reads. */
  language?: Language;
  /** Of the one the work is for, whoever asks in between; absent where the caller says it. */
  urgency?: Urgency;
  /** Of a read within this process: by `performance.now()`, until when its caller waits for the answer. Not sent over a line. */
  readUntil?: number;
}

const storage = calls as AsyncLocalStorage<CallContext>;

export const currentCall = (): CallContext | undefined => storage.getStore();

export function currentUrgency(): Urgency {
  const call = currentCall();
  if (!call) return urgencies.product;
  return call.urgency ?? (call.caller.via === 'system' ? urgencies.product : urgencies.person);
}

/** How long somebody still waits for the read in hand, ms; what is not asked for as a read is done whoever waits. */
export const currentlyLeftMs = (): number => (currentCall()?.readUntil ?? Infinity) - performance.now();

/** For work that a read sets off and nobody waits for: it has no deadline of the read's. */
export function besideRead<T>(work: () => T): T {
  const { readUntil, ...call } = currentCall() ?? {};
  return readUntil === undefined ? work() : withCall(call as CallContext, work);
}

export const withCall = <T>(call: CallContext, work: () => T): T => storage.run(call, work);

/** Refuses like a missing thing unless the caller owns the workspace. Services themselves may see all. */
export function ownsWorkspace(caller: Caller, workspaceId: string | undefined): void {
  if (caller.via === 'system') return;
  if (!workspaceId || !caller.workspaceIds.includes(workspaceId)) throw notFound();
}

/** Refuses like a missing thing unless the caller is that user. */
export function isUser(caller: Caller, userId: string | undefined): void {
  if (caller.via === 'system') return;
  if (!userId || caller.userId !== userId) throw notFound();
}

export function isSystem(caller: Caller): void {
  if (caller.via !== 'system') throw notFound();
}

const LIFE_MS = 30_000;

/** base64url of JSON, good for 30 seconds, so that a stolen header is worth little. */
export const callBody = (call: CallContext, wallClockMs: number): string =>
  Buffer.from(JSON.stringify({ ...call, until: wallClockMs + LIFE_MS, nonce: randomBytes(6).toString('base64url') })).toString('base64url');

/** What a body says whose signature is good. */
export function believedBody(body: string, wallClockMs: number): CallContext {
  const {
    until,
    nonce: _nonce,
    ...call
  } = JSON.parse(Buffer.from(body, 'base64url').toString('utf8')) as CallContext & { until: number; nonce: string };
  if (until < wallClockMs) throw callerUnknown();
  return call;
}

export const callerUnknown = (): Refusal => refusal('CALLER_UNKNOWN', 'unauthenticated', 'This call does not say who makes it.');

/** The form before keys of pairs: `body.hmac`. */
export function signCall(call: CallContext, secret: string, wallClockMs: number): string {
  const body = callBody(call, wallClockMs);
  return `${body}.${createHmac('sha256', secret).update(body).digest('base64url')}`;
}

/** Believes who knows one of the secrets. */
export function verifyCall(header: string | undefined, secrets: readonly string[], wallClockMs: number): CallContext {
  const [body, signature] = (header ?? '').split('.');
  if (!body || !signature) throw callerUnknown();
  const given = Buffer.from(signature, 'base64url');
  const fits = (expected: Buffer) => given.length === expected.length && timingSafeEqual(given, expected);
  if (!secrets.some((secret) => fits(createHmac('sha256', secret).update(body).digest()))) throw callerUnknown();
  return believedBody(body, wallClockMs);
}
