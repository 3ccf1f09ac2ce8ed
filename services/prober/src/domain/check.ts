import type { CheckFacts, ErrorClass, EvidenceSnapshot, EvidenceStep, StepName } from '@nowahala/kernel';
import type { Website } from '@nowahala/platform';
import { type Outcome, outcomeOf, sentenceFor } from './error-class.js';

/** What is to be checked. A website is checked by HTTP, a bare address by ping and then by three ports. */
export interface CheckTarget {
  serverId: string;
  workspaceId: string;
  ipAddress: string | null;
  website: Website | null;
  /** Absent where the owner wants none to be looked for. */
  wanted?: WantedText;
}

/** What must be on the page and what must not; empty: nothing. */
export interface WantedText {
  expectText: string;
  rejectText: string;
}

export type Method = 'http' | 'icmp' | 'tcp';

/** Milliseconds of each part; null for a part that was not reached. */
export interface Phases {
  dns: number | null;
  connect: number | null;
  tls: number | null;
  firstByte: number | null;
  body: number | null;
}

/** What stands in a certificate about its own end. */
export interface SeenCertificate {
  /** SHA-256 of the leaf. */
  fingerprint: string;
  issuer: string;
  startsAt: Date;
  endsAt: Date;
}

export interface CheckResult {
  outcome: Outcome;
  method: Method;
  /** Exactly how, for example `icmp_datagram` or `tcp_443`. */
  via: string;
  errorClass: ErrorClass | null;
  code: number | null;
  /** A sentence of the product, at most 500 characters. */
  message: string;
  /** What the message is filled with, to say it in other languages; absent with a good check. */
  facts?: CheckFacts;
  /** Microseconds; null when nothing answered. */
  rttUs: number | null;
  phases: Phases;
  /** Address that was dialled last; null when none was. */
  reached: string | null;
  evidence: EvidenceSnapshot | null;
  /** Of those on the way to the answer the one that ends first, where it was asked for. */
  certificate?: SeenCertificate | undefined;
  /** How late the prober's event loop ran at worst during the check. Above 50 ms the times are too long because of it. */
  loopLagMs: number;
  /** Failed, but perhaps only because the event loop stood still: worth asking again. */
  stalled?: boolean;
}

/** Whether a failed check deserves evidence: the first of its kind does, its repetitions do not. */
export type WantsEvidence = (result: CheckResult) => boolean;

/** `down`: every minute while the server is down. */
export type CheckReason = 'scheduled' | 'down' | 'check_now' | 'recheck' | 'recovery' | 'sibling';

/** One check that is due. `(serverId, scheduledAt)` is its identity. */
export interface CheckRequest {
  target: CheckTarget;
  userId: string;
  scheduledAt: Date;
  /** By the clock of this machine, as `expiresAt`. */
  dueAt: Date;
  expiresAt: Date;
  reason: CheckReason;
  candidateId: string;
  configVersion: number;
  intervalMinutes: number;
  /** The trace of the tick that ordered it, where traces are exported. */
  traceparent?: string;
}

export interface CompletedCheck {
  request: CheckRequest;
  startedAt: Date;
  endedAt: Date;
  result: CheckResult;
  /** The check's own span, where it is exported. */
  traceparent?: string;
}

/** A person or an incident waits for everything but the checks of the slots and those of servers that are down. */
export function isUrgent({ reason }: CheckRequest): boolean {
  return reason !== 'scheduled' && reason !== 'down';
}

/**
 * What came to the bus just now is not over, whichever clock says so: that of the scheduler that dated it or our own. `waitedMs`:
 * since it came to the bus, by the clock of the bus.
 */
export function datedByTheBus(request: CheckRequest, nowMs: number, waitedMs: number): CheckRequest {
  const patienceMs = request.expiresAt.getTime() - request.dueAt.getTime();
  if (request.expiresAt.getTime() > nowMs || waitedMs >= patienceMs) return request;
  const dueMs = nowMs - Math.max(0, waitedMs);
  return { ...request, dueAt: new Date(dueMs), expiresAt: new Date(dueMs + patienceMs) };
}

export function intervalMsOf({ intervalMinutes }: CheckRequest): number {
  return Math.max(1, intervalMinutes) * 60_000;
}

/** Waiting in the prober is not the server's doing: a check that is not urgent is still worth it within its interval. */
export function latestStartOf(request: CheckRequest): number {
  const expiresAt = request.expiresAt.getTime();
  return isUrgent(request) ? expiresAt : Math.max(expiresAt, request.dueAt.getTime() + intervalMsOf(request));
}

/** Thrown where a check fails along the way; carries what the sentence needs. */
export class CheckFailed extends Error {
  override name = 'CheckFailed';

  constructor(
    readonly errorClass: ErrorClass,
    readonly facts: CheckFacts,
  ) {
    super(sentenceFor(errorClass, facts));
  }

  get outcome(): Outcome {
    return outcomeOf(this.errorClass);
  }
}

/** Neither good nor unknown: it counts against the server. */
export function isFailed({ outcome }: CheckResult): boolean {
  return outcome !== 'success' && outcome !== 'unknown';
}

export function noPhases(): Phases {
  return { dns: null, connect: null, tls: null, firstByte: null, body: null };
}

export type UnmeasuredReason = 'expired' | 'overloaded' | 'not_measured' | 'blind';

/** A check that was not performed: unknown to every rule, never the customer's fault. */
export function unmeasured(errorClass: UnmeasuredReason, target: CheckTarget): CheckResult {
  const facts = { host: target.website?.host ?? target.ipAddress ?? 'The server' };
  return {
    outcome: 'unknown',
    method: target.website === null ? 'icmp' : 'http',
    via: 'none',
    errorClass,
    code: null,
    message: sentenceFor(errorClass, facts),
    facts,
    rttUs: null,
    phases: noPhases(),
    reached: null,
    evidence: null,
    loopLagMs: 0,
  };
}

/** The technical trail of one check: each step, its result and time. */
export class Trail {
  readonly steps: EvidenceStep[] = [];

  add(step: StepName, ok: boolean, ms: number, detail: string): void {
    this.steps.push({ step, ok, ms: rounded(ms), detail });
  }
}

/** Whole milliseconds with one decimal. */
export function rounded(ms: number): number;
export function rounded(ms: number | null): number | null;
export function rounded(ms: number | null): number | null {
  return ms === null ? null : Math.round(ms * 10) / 10;
}
