import type { EvidenceSnapshot, PortEvidence } from '@nowahala/kernel';
import { Facts } from './facts.js';
import { plainDay } from './quoted.js';

/** How the one line begins that repeats words of the watched side. */
export const TITLE_LINE = 'The page calls itself';

/** What was seen, in our own words. Of the page only its title is repeated, as a quotation. */
export function evidenceLines(evidence: EvidenceSnapshot): string[] {
  const facts = new Facts(evidence);
  return [
    name(facts),
    machine(facts),
    connection(facts),
    certificate(facts),
    answer(facts),
    title(facts),
    place(facts),
    lateness(facts),
  ].filter((line): line is string => line !== null);
}

function name({ evidence: { dns, errorClass, target }, host }: Facts): string | null {
  if (!dns) return null;
  const addresses = [...dns.a, ...dns.aaaa];
  // A name that a redirect led to was chosen by the other side: it is meant, but not repeated.
  const which = dns.name === target.host ? `The name ${host}` : 'The name that visitors are sent on to';
  if (errorClass === 'address_blocked') return `${which} leads to an address that is not on the public internet.`;
  if (addresses.length === 0) return `${which} leads to no address.`;
  return `${which} leads to ${addresses.slice(0, 2).join(' and ')}${addresses.length > 2 ? ` and ${addresses.length - 2} more` : ''}.`;
}

function machine({ evidence: { machine: seen } }: Facts): string | null {
  if (!seen) return null;
  const ping =
    seen.ping.method === 'none'
      ? null
      : seen.ping.answered
        ? `answered our ping${seen.ping.ms === null ? '' : ` in ${Math.round(seen.ping.ms)} ms`}`
        : 'did not answer our ping';
  const words: Record<PortEvidence['state'], string> = { open: 'open', refused: 'closed', silent: 'silent', unreachable: 'out of reach' };
  const ports = seen.ports.map((port) => `port ${port.port} is ${words[port.state]}`);
  const parts = [ping, ...ports].filter((part) => part !== null);
  return parts.length === 0 ? null : `The machine ${seen.address}: ${parts.join(', ')}.`;
}

function connection({ evidence: { connection: tried } }: Facts): string | null {
  if (!tried) return null;
  return tried.connected ? `We reached port ${tried.port} in ${Math.round(tried.ms)} ms.` : `Port ${tried.port} could not be reached.`;
}

function certificate({ evidence: { tls } }: Facts): string | null {
  const leaf = tls?.chain[0];
  if (!leaf) return null;
  const from = plainDay(leaf.validFrom);
  const to = plainDay(leaf.validTo);
  return from && to ? `The security certificate is valid from ${from} to ${to}.` : null;
}

function answer({ evidence: { http } }: Facts): string | null {
  if (!http) return null;
  const via =
    http.redirects.length > 0 ? ` after ${http.redirects.length === 1 ? 'one redirect' : `${http.redirects.length} redirects`}` : '';
  return `The server answered with code ${http.status}${via}.`;
}

function title(facts: Facts): string | null {
  return facts.title === null ? null : `${TITLE_LINE} “${facts.title}” (its words, not ours).`;
}

function place({ evidence: { recognised } }: Facts): string | null {
  const names = [...new Set(recognised.filter((one) => one.kind !== 'page').map((one) => one.name))];
  return names.length === 0 ? null : `We recognised: ${names.slice(0, 5).join(', ')}.`;
}

function lateness({ evidence: { delayedByUs } }: Facts): string | null {
  return delayedByUs ? 'Our own program was late during this check: the times are too long.' : null;
}
