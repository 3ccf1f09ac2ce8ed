import type { Facts } from './facts.js';
import type { SentenceFacts } from './phrase.js';
import { plainDay, plainHostname } from './quoted.js';

/** The facts that sentences about a failed check may hold. */
export function sentenceFacts(facts: Facts): SentenceFacts {
  const { evidence, hosting, host, domain, code } = facts;
  const unknown = { phrase: 'names/host' };
  const known = evidence.target.host !== null || evidence.target.ipAddress !== null;
  const leaf = evidence.tls?.chain[0];
  const other = plainHostname(leaf?.names[0] ?? '');
  return {
    host: known ? host : unknown,
    domain: known || evidence.dns !== null ? domain : unknown,
    company: hosting.known ? hosting.company : { phrase: 'names/company' },
    code: String(code),
    twin: host.startsWith('www.') ? host.slice(4) : `www.${host}`,
    machine: evidence.machine?.address ?? (known ? host : unknown),
    ...(evidence.target.ipAddress === null ? {} : { address: evidence.target.ipAddress }),
    ...(evidence.network === undefined ? {} : { network: evidence.network }),
    ...(leaf && plainDay(leaf.validTo) !== null ? { day: { day: leaf.validTo } } : {}),
    ...(other === null ? {} : { other }),
  };
}
