import type { Explanation } from '../domain/explanation.js';
import type { Renewal } from '../domain/renewal.js';
import type { HeartbeatTrouble, NetworkCause } from '../domain/incident.js';

/** What the messages are made of. Times are instants; the catalogue turns them into the reader's language, zone and units. */
export interface Reader {
  name: string;
  timeZone: string;
}

export interface OutageFacts {
  serverName: string;
  /** Other servers of the owner on the same machine that failed with it. */
  alsoDown: string[];
  startedAt: Date;
  cause: string;
  explanation: Explanation | null;
  /** Ids of the regions that do not reach it, and where it is partial of those that do. */
  badRegions: string[];
  goodRegions: string[];
  /** The hosting company or the connection has the trouble, not the website. */
  network: NetworkCause | null;
  /** It is about a job that calls us, not about a server. */
  heartbeat: HeartbeatTrouble | null;
  incidentUrl: string;
}

export interface RecoveryFacts extends OutageFacts {
  resolvedAt: Date;
  /** Members of the same group that are still down. */
  stillDown: string[];
  reason: 'recovered' | 'paused' | 'deleted' | 'reconfigured' | 'superseded' | 'narrowed' | 'accepted';
}

export interface UnstableFacts {
  serverName: string;
  startedAt: Date;
  outages: number;
  cause: string;
  explanation: Explanation | null;
  incidentUrl: string;
}

export interface BillingFacts {
  planName: string;
  endsAt: Date;
  /** With grace_started: until when everything goes on. */
  graceEndsAt?: Date | undefined;
  amountKobo: number;
  ref: string;
  daysLeft: number;
  billingUrl: string;
  /** With a payment: purchase, upgrade or renewal. */
  reason?: string;
}

export interface QuotaFacts {
  serverName: string;
  used: number;
  limit: number;
  mark: 80 | 100;
  plansUrl: string;
}

/** Something that ends unless it is renewed, or that was renewed. */
export interface RenewalFacts {
  about: Renewal['kind'];
  /** The domain, names of servers, or the owner's own words. */
  what: string;
  endsAt: Date;
  company: string;
  lifeDays: number;
  /** Of an own date: the server that it stands at. */
  serverName?: string;
  /** Its registry has suspended it. */
  lapsed?: boolean;
  url: string;
}

/** A time in which an owner works on a server; null: on all of them. */
export interface MaintenanceFacts {
  serverName: string | null;
  endsAt: Date;
}

export interface WeekFacts {
  from: Date;
  to: Date;
  servers: Array<{
    name: string;
    good: number;
    bad: number;
    incidents: number;
    downMs: number;
    medianMs: number;
  }>;
  /** What ends within the next 30 days. */
  ending: Renewal[];
  /** Domains that have ended and can often still be saved. */
  ended: Renewal[];
  overviewUrl: string;
}

export interface SupportFacts {
  name: string;
  email: string;
  subject: string;
  message: string;
  userId: string | null;
}

export interface DrillFacts {
  serverName: string;
  at: Date;
  settingsUrl: string;
}

export interface LinkFacts {
  link: string;
  expiresAt: Date | null;
}

export interface ChangeFacts {
  /** Lets the change count; empty where nothing is asked of the reader. */
  link: string;
  /** Puts the change back; empty for mails of the release before. */
  undoLink: string;
  /** The new address or number, shortened; empty when it was removed. */
  changedTo: string;
}
