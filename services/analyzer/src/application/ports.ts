import type { Transaction } from '@nowahala/platform';
import type { AdvisorQuestion } from '../domain/advice/advisor-question.js';
import type { Explanation } from '../domain/advice/explanation.js';
import type { DisplayedState } from '../domain/health/health.js';
import type { Monitor } from '../domain/health/monitor.js';
import type { Registration } from '../domain/renewal/registration.js';
import type { RenewalDetails } from '../database/renewal.repository.js';
import type { Network } from '../domain/network/network.js';

export const ADVISOR = Symbol('advisor');

/** The AI that refines what the rules say. */
export interface Advisor {
  /** False without a key, and for a while after failures. */
  readonly available: boolean;
  /** Null when it does not answer in time, or answers something that may not be shown. */
  refine(question: AdvisorQuestion): Promise<Explanation | null>;
}

export const PUBLISH_HEALTH = Symbol('publish health');

/** Publishes the health that a monitor has now; `displayed`: as people see it, where that differs. */
export type PublishHealth = (tx: Transaction, monitor: Monitor, displayed?: DisplayedState) => Promise<void>;

export const NETWORKS = Symbol('networks');

/** Who runs the network of an address. */
export interface Networks {
  /** Null where the text is not an address. */
  find(address: string): Network | null;
  /** Of the network with this key; empty where it is unknown. */
  nameOf(key: string): string;
}

export const REGISTRIES = Symbol('registries');

/**
 * What came of asking who registered a domain. `restMs`: for so long the registry wants to hear nothing. `blocked`: our own network lets
 * nobody ask. `undated`: it is in service, whenever it ends. `otherFailed`: the other protocol has, which might have known more.
 */
export type RegistryResult =
  | { type: 'found' | 'lapsed' | 'undated'; registration: Registration; source: 'rdap' | 'whois'; otherFailed?: { restMs: number | null } }
  | { type: 'unknown' }
  | { type: 'failed' | 'blocked'; restMs: number | null };

export interface Registries {
  /** Domains of one zone share a registry, which is asked about one of them at a time. */
  zoneOf(domain: string): string;
  /** Of a domain whose zone stands for its ending alone: the server, by name or by its zone, that it shares with others. Null: with none. */
  sharedServerOf(domain: string): Promise<string | null>;
  /** Never throws, and ends within half a minute. */
  query(domain: string): Promise<RegistryResult>;
}

export const PUBLISH_RENEWAL = Symbol('publish renewal');

/** Publishes what an owner is to hear about something that ends. */
export interface PublishRenewal {
  due(tx: Transaction, renewal: RenewalDetails, mark: number): Promise<void>;
  /** `endedBefore`: the end that its owner was warned of. */
  done(tx: Transaction, renewal: RenewalDetails, endedBefore: Date): Promise<void>;
}
