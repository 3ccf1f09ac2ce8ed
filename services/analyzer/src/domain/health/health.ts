import type { Instant } from './check.js';

/** One answer heard about a suspect. */
export interface Vote {
  at: Instant;
  good: boolean;
  region: string;
}

/** The first bad check, by which its evidence is found again. */
export interface FirstBad {
  slot: Instant;
  region: string;
  startedAt: Instant;
  endedAt: Instant;
}

export interface Unmeasured {
  is: 'new';
}
export interface Up {
  is: 'up';
  /** The newest good answer known when this was written; checks at or before it are history. */
  goodAt: Instant;
}
export interface Confirmed {
  at: Instant;
  openAt: Instant;
  /** One of very many: it is told together with what shares its machine or provider. */
  mass: boolean;
}

export interface Suspect {
  is: 'suspect';
  first: FirstBad;
  /** Answers since, in the order of their check times. */
  votes: Vote[];
  /** Nobody made up their mind in time: the next slot decides. */
  undecided: boolean;
  /** Set once enough bad answers are in; the incident opens at `openAt` (at once when nothing holds it). */
  confirmed: Confirmed | null;
}
export interface Down {
  is: 'down';
  incidentId: string;
  since: Instant;
  badAt: Instant;
}
export interface Recovering {
  is: 'recovering';
  incidentId: string;
  since: Instant;
  badAt: Instant;
  /** Times of the good answers since the last bad one, oldest first. */
  goods: Instant[];
  /** When the next answer beyond the ordinary slots is wanted. */
  nextCheckAt: Instant;
}
export interface Unstable {
  is: 'unstable';
  incidentId: string;
  since: Instant;
  badAt: Instant;
  /** Since when it has answered well; null while it does not. */
  goodSince: Instant | null;
  /** How often it went away since the last digest. */
  dips: number;
  digestAt: Instant;
}
export interface Paused {
  is: 'paused';
  /** Absent in what was written before plans could pause: the owner did. */
  by?: PausedBy;
}
/** The owner, who may resume it, or a plan that has run out. */
export type PausedBy = 'owner' | 'plan';

export type Condition = Unmeasured | Up | Suspect | Down | Recovering | Unstable | Paused;

export interface ServerHealth {
  now: Condition;
  /** Beginnings of the outages of the last half hour. */
  outages: Instant[];
}

/** What the world has to be told or asked because of a check. */
export type Wish =
  | {
      wish: 'recheck';
      at: Instant;
      because: 'suspect' | 'recovering';
      avoidRegion: string;
    }
  | { wish: 'check-siblings'; since: Instant }
  | { wish: 'check-fallen-siblings'; since: Instant; incidentId: string }
  | { wish: 'blip'; since: Instant; over: Instant }
  | { wish: 'open'; incidentId: string; since: Instant; first: FirstBad; unstable: boolean; outages: number }
  | { wish: 'digest'; incidentId: string; at: Instant; dips: number; answering: boolean }
  | {
      wish: 'resolve';
      incidentId: string;
      since: Instant;
      at: Instant;
      because: ResolvedBecause;
      unstable: boolean;
    };

export type ResolvedBecause = 'recovered' | 'steady' | 'paused' | 'deleted' | 'reconfigured';

export interface Judgement {
  health: ServerHealth;
  wants: Wish[];
}

export const unmeasured: ServerHealth = { now: { is: 'new' }, outages: [] };

export type PublicState = 'up' | 'suspect' | 'down' | 'recovering' | 'unstable' | 'paused' | 'unknown';

/** The word shown to people. */
export function stateOf(health: ServerHealth): PublicState {
  return health.now.is === 'new' ? 'unknown' : health.now.is;
}

/** `inactive` while a confirmed incident is open. */
export function statusOf(health: ServerHealth): 'active' | 'inactive' {
  return openIncidentOf(health) === null ? 'active' : 'inactive';
}

export function openIncidentOf(health: ServerHealth): string | null {
  return 'incidentId' in health.now ? health.now.incidentId : null;
}
