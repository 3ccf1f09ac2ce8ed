import type { CheckRequest, CheckResult, CheckTarget, CompletedCheck, WantsEvidence } from '../domain/check.js';

/** Performs one check. Every fault of the other side is a result, never a throw. */
export interface Probe {
  check(target: CheckTarget, wantsEvidence: WantsEvidence): Promise<CheckResult>;
}

/** Results of one shard; one message. */
export interface ResultBatch {
  shard: number;
  results: CompletedCheck[];
}

/** How many reference targets have ever answered, and how many of them answer now. */
export interface RegionHealth {
  references: number;
  successful: number;
}

/** The bus, for what the prober publishes. */
export interface ResultPublisher {
  publishResults(batches: ResultBatch[]): Promise<void>;
  publishRegionHealth(health: RegionHealth): Promise<void>;
}

/** The bus, for requests that were read before. */
export interface RequestHistory {
  readSince(since: Date): Promise<CheckRequest[]>;
}

/** What this machine allows. */
export interface MachineLimits {
  openFiles: number | null;
  trackedConnections: number | null;
  hasIpv6: boolean;
  /** Checks at once: what is configured, or less where too few files may be open. */
  concurrency: number;
}

export const PROBE = Symbol('Probe');
export const RESULT_PUBLISHER = Symbol('ResultPublisher');
export const REQUEST_HISTORY = Symbol('RequestHistory');
export const MACHINE_LIMITS = Symbol('MachineLimits');
