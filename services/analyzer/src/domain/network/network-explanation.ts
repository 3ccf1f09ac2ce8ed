import { inEnglish } from '../advice/diagnosis.js';
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
  const named = name === '' ? 'unnamed' : 'named';
  const { explanation } = inEnglish(
    {
      cause: own.phrases?.cause ?? [],
      whatHappened: [`network/happened/${named}`],
      whoIsAffected: own.phrases?.whoIsAffected ?? [],
      likelyCause: ['network/why'],
      doNow: [['network/steps/wait'], [`network/steps/ask/${named}`], ['network/steps/customers']],
      tellCustomers: ['network/notice'],
      whoToCall: [{ id: 'network/call', facts: { request: { phrase: `requests/network/${named}` } } }],
      evidence: ['network/evidence', ...(own.phrases?.evidence ?? [])],
      facts: { ...own.phrases?.facts, ...(name === '' ? {} : { network: name }), affected },
    },
    'high',
  );
  const { phrases, ...english } = explanation;
  return {
    ...english,
    whoIsAffected: own.whoIsAffected,
    evidence: [explanation.evidence[0]!, ...own.evidence],
    ...(own.phrases ? { phrases } : {}),
  };
}
