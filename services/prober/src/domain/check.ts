import type { ErrorClass, EvidenceSnapshot, EvidenceStep, StepName, Website } from '@nowahala/platform';
import { type FailureDetails, type Outcome, outcomeOf, sentenceFor } from './error-class.js';

/** What is to be checked. A website is checked by HTTP, a bare address by ping and then by three ports. */
export interface CheckTarget {
  serverId: string;
  workspaceId: string;
  ipAddress: string | null;
  website: Website | null;
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

export interface CheckResult {
  outcome: Outcome;
  method: Method;
  /** Exactly how, for example `icmp_datagram` or `tcp_443`. */
  via: string;
  errorClass: ErrorClass | null;
  code: number | null;
  /** Our own sentence, at most 500 characters. */
  message: string;
  /** Microseconds; null when nothing answered. */
  rttUs: number | null;
  phases: Phases;
  /** Address that was dialled last; null when none was. */
  reached: string | null;
  evidence: EvidenceSnapshot | null;
  /** How late our own event loop ran at worst during the check. Above 50 ms the times are too long because of us. */
  loopLagMs: number;
}

/** Whether a bad result deserves a snapshot: the first of its kind does, its repetitions do not. */
export type WantsEvidence = (result: CheckResult) => boolean;

/** A check that ended badly somewhere along the way; carries what the sentence needs. */
export class CheckFailed extends Error {
  override name = 'CheckFailed';

  constructor(
    readonly errorClass: ErrorClass,
    readonly details: FailureDetails,
  ) {
    super(sentenceFor(errorClass, details));
  }

  get outcome(): Outcome {
    return outcomeOf(this.errorClass);
  }
}

export function noPhases(): Phases {
  return { dns: null, connect: null, tls: null, firstByte: null, body: null };
}

/** A check that was not performed: unknown to every rule, never the customer's fault. */
export function unmeasured(errorClass: 'expired' | 'overloaded' | 'not_measured', target: CheckTarget): CheckResult {
  return {
    outcome: 'missed',
    method: target.website === null ? 'icmp' : 'http',
    via: 'none',
    errorClass,
    code: null,
    message: sentenceFor(errorClass, { host: target.website?.host ?? target.ipAddress ?? 'The server' }),
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
    this.steps.push({ step, ok, ms: Math.round(ms * 10) / 10, detail });
  }
}
