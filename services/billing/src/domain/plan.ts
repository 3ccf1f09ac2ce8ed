import { smallestInterval } from '@nowahala/kernel';
import type { Kobo } from './money.js';
import { sentences } from './refusals.js';

/** A plan of the catalogue, as it is on sale now. */
export interface Plan extends PlanTerms {
  description: string;
  monitoringFeatures: string[];
  onSale: boolean;
}

/** What was bought: a copy of price and limits that no later change of the catalogue touches. */
export interface PlanTerms {
  planId: string;
  name: string;
  priceKoboPerMonth: Kobo;
  serverLimit: number;
  /** Pings a server a month. */
  rateLimit: number;
  /** Error logs explained by AI a month. */
  gptLimit: number;
  /** Evidence snapshots a month. */
  snapshotLimit: number;
  alertingChannels: AlertingChannel[];
}

export type AlertingChannel = 'email' | 'dashboard' | 'whatsapp';

export function termsOf(plan: Plan): PlanTerms {
  const { planId, name, priceKoboPerMonth, serverLimit, rateLimit, gptLimit, snapshotLimit, alertingChannels } = plan;
  return { planId, name, priceKoboPerMonth, serverLimit, rateLimit, gptLimit, snapshotLimit, alertingChannels: [...alertingChannels] };
}

/** What a workspace uses today; a smaller plan has to hold all of it. */
export interface InUse {
  /** Heartbeats among them: each takes the place of a server. */
  servers: number;
  /** The monitoring intervals of the servers, in minutes. */
  intervalsMinutes: number[];
  serversWithWhatsApp: number;
}

export const NOTHING_IN_USE: InUse = { servers: 0, intervalsMinutes: [], serversWithWhatsApp: 0 };

/** Everything that would not fit into a plan, each as a sentence that says what to do. Empty means that it fits. */
export function tooMuchFor(terms: PlanTerms, inUse: InUse): string[] {
  const found: string[] = [];
  if (inUse.servers > terms.serverLimit) found.push(sentences.tooManyServers(inUse.servers, terms.name, terms.serverLimit));
  const shortest = smallestInterval(terms.rateLimit);
  const tooOften = inUse.intervalsMinutes.filter((minutes) => minutes < shortest).length;
  if (tooOften > 0) found.push(sentences.checkedTooOften(tooOften, terms.name, shortest));
  if (inUse.serversWithWhatsApp > 0 && !terms.alertingChannels.includes('whatsapp'))
    found.push(sentences.noWhatsApp(inUse.serversWithWhatsApp, terms.name));
  return found;
}
