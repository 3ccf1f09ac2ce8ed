import type { Performed } from './network.js';

export interface OpenedIncident {
  incidentId: string;
  serverId: string;
  kind: string;
  /** Virtual time at which it was published. */
  at: number;
  /** By the prober's clock, as virtual time. */
  startedAt: number;
  regions: string[];
  goodRegions: string[];
}

export interface ResolvedIncident {
  incidentId: string;
  serverId: string;
  at: number;
  reason: string;
}

export interface SentMessage {
  at: number;
  groupKey: string;
  transition: string;
  /** The words that were sent: an opening and an end in one message. */
  incidentIds: string[];
}

export interface FiredSlot {
  serverId: string;
  /** Milliseconds since 1970. */
  slot: number;
  at: number;
  check: string;
  region: string;
}

export interface Gap {
  shard: number;
  from: number;
  to: number;
  at: number;
}

export interface StoredPing {
  serverId: string;
  slot: number;
  startedAt: number;
  region: string;
  outcome: string;
  kind: string;
}

/** Of a check that failed without a proof that its prober sees. */
export interface UnprovenResult {
  serverId: string;
  region: string;
  prober: string;
  at: number;
}

/** A job or a handler of a message that failed. */
export interface FailedStep {
  at: number;
  text: string;
}

/** Seen from outside: what a run did, for the invariants to judge. */
export interface RunRecord {
  failed: FailedStep[];
  opened: OpenedIncident[];
  worsened: { incidentId: string; at: number }[];
  resolved: ResolvedIncident[];
  sent: SentMessage[];
  fired: FiredSlot[];
  /** Every check that was asked for, slots and re-checks alike. */
  ordered: { serverId: string; at: number; check: string }[];
  gaps: Gap[];
  performed: Performed[];
  unproven: UnprovenResult[];
  stored: StoredPing[];
  operatorAlerts: { at: number; reason: string; text: string }[];
  /** As an operator reads gauges every fifteen seconds: shards that are fired (null: nobody says it), and what probers say of their sight. */
  gauges: { at: number; shards: number | null; blind: string[]; sees: string[] }[];
  /** Counted pings by server, over all months. */
  used: Map<string, number>;
  /** What services still keep of workspaces that were erased. */
  rowsLeft: { workspaceId: string; table: string; count: number }[];
  /** What schedulers promised to check now. */
  wantedChecks: { serverId: string; at: number; slot: number }[];
  /** Configurations as they were published. */
  configured: { serverId: string; at: number; paused: boolean; deleted: boolean; intervalMinutes: number }[];
}

export const emptyRecord = (): RunRecord => ({
  failed: [],
  opened: [],
  worsened: [],
  resolved: [],
  sent: [],
  fired: [],
  ordered: [],
  gaps: [],
  performed: [],
  unproven: [],
  stored: [],
  operatorAlerts: [],
  gauges: [],
  used: new Map(),
  rowsLeft: [],
  wantedChecks: [],
  configured: [],
});
