import type { Explanation } from '../advice/explanation.js';
import { quotedTitle } from '../advice/quoted.js';
import type { NetworkCause } from './network-cause.js';

const LONGEST_NAME = 50;

/** A network's name from the public registers, fit for our sentences; empty where there is none. */
export function plainNetworkName(name: string): string {
  const clean = (quotedTitle(name) ?? '').replace(/[.,\s]+$/, '');
  return clean.length > LONGEST_NAME ? '' : clean;
}

/** Said of every incident of the network. What the check saw stays below as evidence. */
export function explanationOfNetwork({ name, affected }: NetworkCause, own: Explanation): Explanation {
  const company = name || 'the hosting company';
  return {
    whatHappened: `This is trouble at ${company} or on its connection, not at your website: ${affected} servers there stopped answering within minutes, and other networks are fine.`,
    whoIsAffected: own.whoIsAffected,
    likelyCause: 'An outage of the hosting company, or of its connection to the internet.',
    confidence: 'high',
    doNow: [
      'Change and restart nothing: your website is very likely fine, and comes back when the network does.',
      `Ask ${name ? `the support of ${name}, or your hosting company,` : 'your hosting company'} whether they know of the outage and when it will be over.`,
      'Tell your customers with the text below, and take orders by phone or WhatsApp meanwhile.',
    ],
    tellCustomers: 'The company that keeps our website has an outage. We are waiting for them. Please message us meanwhile.',
    whoToCall: `Your hosting company. Ask: “Is there an outage${name ? ` at ${name}` : ''}, and when will it be over?”`,
    evidence: [`${affected} servers on this network stopped answering within minutes; other networks are fine.`, ...own.evidence],
    source: 'rules',
  };
}
