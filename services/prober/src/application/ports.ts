import type { Website } from '@nowahala/platform';
import type { CheckRequest, CheckResult, CheckTarget, CompletedCheck, WantsEvidence } from '../domain/check.js';
import type { SignOfLife } from '../domain/dead-probers.js';
import type { SightState } from '../domain/sight.js';

/** Performs one check. Every fault of the other side is a result, never a throw. */
export interface Probe {
  check(target: CheckTarget, wantsEvidence: WantsEvidence, wantsCertificate?: boolean): Promise<CheckResult>;
}

/** Results of shards that go the same way; one message. */
export interface ResultBatch {
  /** The lowest of those shards. */
  shard: number;
  results: CompletedCheck[];
}

/** What this prober says of its sight. */
export interface SightReport {
  /** How many reference targets have ever answered, and how many of them answer now. */
  references: number;
  successful: number;
  sight: SightState;
  /** The last report of a prober that stops, and holds nothing any more. */
  gone: boolean;
}

/** Outside addresses that prove sight. */
export interface References {
  websites: readonly Website[];
  /** Named in the settings, not by default: then they are asked always, and what is on this machine needs proof as well. */
  named: boolean;
}

/** Asks a reference target as if nothing were known of it, its address included. */
export interface ReferenceProbe {
  isGood(website: Website): Promise<boolean>;
  /** Whether it lets us connect by IPv6. */
  isReachedByIpv6(website: Website): Promise<boolean>;
}

/** Those that this prober asks for addresses. */
export interface NameServers {
  /** Whether they can say anything of names with this ending. */
  answerFor(ending: string): Promise<boolean>;
}

/** The bus, for what the prober publishes. */
export interface ResultPublisher {
  /** When this process began, as each of its reports says it. */
  readonly startedAt: Date;
  /** The lowest shard whose results go the same way as those of this one. */
  companionOf(shard: number): number;
  publishResults(batches: ResultBatch[]): Promise<void>;
  publishSight(report: SightReport): Promise<void>;
  /** For those of this region that start in a cut, long after. */
  publishSeen(): Promise<void>;
}

/** The bus, for what was read before. Rejects where that cannot be read now. */
export interface BusHistory {
  /** Of a quarter of an hour there may be millions: what is not wanted is never held. */
  readRequests(since: Date, isWanted: (request: CheckRequest) => boolean): Promise<CheckRequest[]>;
  /** Of all probers of this region. */
  readSignsOfLife(since: Date): Promise<SignOfLife[]>;
  /** When a prober of this region saw last; null where none did. */
  readLastSeen(since: Date): Promise<Date | null>;
}

/** What this machine allows. */
export interface MachineLimits {
  openFiles: number | null;
  trackedConnections: number | null;
  hasIpv6: boolean;
  /** Checks at once: what is configured, or less where too few files may be open. */
  concurrency: number;
}

/** What this prober is called, again after a restart where the machine has a name for it. */
export const PROBER_ID = Symbol('ProberId');
export const PROBE = Symbol('Probe');
export const REFERENCES = Symbol('References');
export const REFERENCE_PROBE = Symbol('ReferenceProbe');
export const NAME_SERVERS = Symbol('NameServers');
export const RESULT_PUBLISHER = Symbol('ResultPublisher');
export const BUS_HISTORY = Symbol('BusHistory');
export const MACHINE_LIMITS = Symbol('MachineLimits');
