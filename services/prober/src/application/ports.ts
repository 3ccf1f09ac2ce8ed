import type { CheckResult, CheckTarget } from '../domain/check.js';

/** One check that is due. `(serverId, scheduledAt)` is its identity. */
export interface CheckRequest {
  target: CheckTarget;
  userId: string;
  scheduledAt: Date;
  expiresAt: Date;
  /** Why: scheduled, down, check_now, recheck, recovery, sibling. */
  check: string;
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
  /** The check's own span; only of those that somebody will want to see. */
  traceparent?: string;
}

/** Where results go: never waits, never loses what fits into its memory. */
export interface ResultSink {
  add(done: CompletedCheck): void;
}

/** What operators see; bound to the metrics contract at the rim. */
export interface ProberGauges {
  inFlight(count: number): void;
  waited(seconds: number): void;
  finished(method: string, outcome: string): void;
  blocked(): void;
  shed(): void;
  shared(): void;
  dropped(count: number): void;
}

export const noGauges: ProberGauges = {
  inFlight() {},
  waited() {},
  finished() {},
  blocked() {},
  shed() {},
  shared() {},
  dropped() {},
};
