import type { CheckResult, CheckTarget } from '../domain/check.js';

/** One check that is due. `(serverId, scheduledAt)` is its identity. */
export interface DueCheck {
  target: CheckTarget;
  userId: string;
  scheduledAt: Date;
  expiresAt: Date;
  /** Why: scheduled, down, check_now, recheck, recovery, sibling. */
  check: string;
  candidateId: string;
  configVersion: number;
  intervalMinutes: number;
}

export interface DoneCheck {
  due: DueCheck;
  startedAt: Date;
  endedAt: Date;
  result: CheckResult;
}

/** Where results go: never waits, never loses what fits into its memory. */
export interface ResultSink {
  add(done: DoneCheck): void;
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
