import type { Instant } from './check.js';

/** One answer heard about a suspect. */
export interface Vote {
  at: Instant;
  successful: boolean;
  region: string;
}

/** The first failed check, by which its evidence is found again. */
export interface FirstFailure {
  slot: Instant;
  region: string;
  startedAt: Instant;
  endedAt: Instant;
}

export interface Unmeasured {
  status: 'new';
}
export interface Up {
  status: 'up';
  /** The newest success known when this was written; checks at or before it are history. */
  lastSuccessAt: Instant;
}
export interface Confirmed {
  at: Instant;
  openAt: Instant;
  /** Absent in what was written before regions could disagree: down. */
  verdict?: 'down' | 'partial';
}
/** A slot that came back without a measurement. */
export interface Unanswered {
  at: Instant;
  region: string;
}

export interface Suspect {
  status: 'suspect';
  firstFailure: FirstFailure;
  /** Answers since, in the order of their check times. */
  votes: Vote[];
  /** Slots since that nobody could measure: each is asked once more. Absent in old rows. */
  unanswered?: Unanswered[];
  /** No verdict in time: the next slot decides. */
  undecided: boolean;
  /** While undecided: when it is checked again beside its slots. Absent in old rows. */
  nextCheckAt?: Instant;
  /** Set once enough failures are in; the incident opens at `openAt` (at once when nothing holds it). */
  confirmed: Confirmed | null;
}
/** Reached from some regions and not from others. */
export interface Partial {
  status: 'partial';
  incidentId: string;
  since: Instant;
  lastFailureAt: Instant;
  /** The latest good answer of any region; not where an older release stored it. */
  lastSuccessAt?: Instant;
  /** Regions that do not reach it; every other one does. */
  badRegions: string[];
  /** Successes of those since the last failure, oldest first. */
  successes: Vote[];
  /** A region that reached it does not any more: whether it is down for everybody. */
  doubt: { firstFailure: FirstFailure; later: Vote[] } | null;
  /** When the next answer of those beyond the ordinary slots is wanted. */
  nextCheckAt: Instant;
  /** When the next region in turn is asked, and which turn that is. */
  nextTurnAt: Instant;
  turn: number;
}
/** What a region has answered since a moment, again and again. */
export interface RegionVotes {
  region: string;
  successful: boolean;
  since: Instant;
  until: Instant;
  /** Those of the last minutes of that time, oldest first. Absent in old rows. */
  answers?: Instant[];
  /** Whether it ever failed in this outage. */
  failed: boolean;
  /** The last of them was of a time of maintenance, by which nothing begins. */
  inMaintenance?: boolean;
}
export interface Down {
  status: 'down';
  incidentId: string;
  since: Instant;
  lastFailureAt: Instant;
  /** What each region says by now. Absent in old rows. */
  regionVotes?: RegionVotes[];
}
export interface Recovering {
  status: 'recovering';
  incidentId: string;
  since: Instant;
  lastFailureAt: Instant;
  /** Times of the successes since the last failure, oldest first. */
  successes: Instant[];
  regionVotes?: RegionVotes[];
  /** When the next answer beyond the ordinary slots is wanted. */
  nextCheckAt: Instant;
}
export interface Unstable {
  status: 'unstable';
  incidentId: string;
  since: Instant;
  lastFailureAt: Instant;
  /** Since when it has answered well; null while it does not. */
  successfulSince: Instant | null;
  /** How often it went away since the last digest. */
  flaps: number;
  digestAt: Instant;
  /** Absent in old rows. */
  regionVotes?: RegionVotes[];
}
export interface Paused {
  status: 'paused';
  /** Absent in what was written before plans could pause: the owner did. */
  by?: PausedBy;
  /** The owner paused it, and the plan as well: either resumes its own pause only. */
  planPaused?: true;
}
/** The owner, who may resume it, or a plan that has run out. */
export type PausedBy = 'owner' | 'plan';

export type Condition = Unmeasured | Up | Suspect | Partial | Down | Recovering | Unstable | Paused;

export interface ServerHealth {
  now: Condition;
  /** Beginnings of the outages of the last half hour. */
  outages: Instant[];
}

/** What a rule asks its caller to do, as data. `apply-effects` executes it. */
export type Effect =
  | {
      type: 'recheck';
      at: Instant;
      reason: 'suspect' | 'recovering';
      avoidRegion: string;
      /** Every live region but the one that is wanted, the next best first. */
      votedRegions: string[];
    }
  | { type: 'check-siblings'; since: Instant }
  | { type: 'check-fallen-siblings'; since: Instant; incidentId: string }
  /** One check for each entry, of the servers that are down with this one. */
  | { type: 'check-places-of-siblings'; since: Instant; incidentId: string; votedRegions: string[][] }
  | { type: 'suspicion-cleared'; since: Instant; clearedAt: Instant }
  | {
      type: 'open';
      incidentId: string;
      since: Instant;
      first: FirstFailure;
      kind: IncidentKind;
      /** Those that did not reach it, and those that did. */
      regions: string[];
      goodRegions: string[];
      outages: number;
      /** The incident that was narrowed to this one. */
      leftOf?: string;
    }
  | { type: 'worsen'; incidentId: string; at: Instant; regions: string[] }
  | { type: 'digest'; incidentId: string; at: Instant; flaps: number; answering: boolean }
  | {
      type: 'resolve';
      incidentId: string;
      since: Instant;
      at: Instant;
      reason: ResolveReason;
      unstable: boolean;
    };

/** What an incident is; `partial`: some regions reach the server and others do not. */
export type IncidentKind = 'down' | 'partial' | 'unstable' | 'slow';
/** `narrowed`: some places reach it again; where it is still not reached is an incident of its own. */
export type ResolveReason = 'recovered' | 'narrowed' | 'steady' | 'paused' | 'deleted' | 'reconfigured';

export interface Evaluation {
  health: ServerHealth;
  effects: Effect[];
}

export const unmeasured: ServerHealth = { now: { status: 'new' }, outages: [] };

export const publicStates = ['up', 'suspect', 'partial', 'down', 'recovering', 'unstable', 'paused', 'unknown'] as const;
export type PublicState = (typeof publicStates)[number];
/** What people are shown: maintenance hides what is up, in doubt or not known. */
export type DisplayedState = PublicState | 'slow' | 'maintenance';

/** The word shown to people. */
export function stateOf(health: ServerHealth): PublicState {
  return health.now.status === 'new' ? 'unknown' : health.now.status;
}

/** `inactive` while a confirmed incident is open; a server that some regions reach is active. */
export function statusOf(health: ServerHealth): 'active' | 'inactive' {
  return openIncidentOf(health) === null || health.now.status === 'partial' ? 'active' : 'inactive';
}

export function openIncidentOf(health: ServerHealth): string | null {
  return 'incidentId' in health.now ? health.now.incidentId : null;
}
