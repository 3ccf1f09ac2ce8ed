import type { EvidenceSnapshot, Language } from '@nowahala/kernel';
import { Facts } from './facts.js';
import type { Phrase } from './phrase.js';
import { plainDay } from './quoted.js';
import { evidence as sentences } from './sentences/en/evidence.js';
import { sentenceOf } from './sentences/languages.js';

/** How the one line begins that repeats words of the watched side. */
export const titleLineIn = (language: Language): string =>
  (sentenceOf(language, 'evidence/title') ?? sentences.title).split(/ [“«]/, 1)[0]!;

/** What was seen, in our own words. Of the page only its title is repeated, as a quotation. */
export function evidenceLines(evidence: EvidenceSnapshot): Phrase[] {
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
  ].filter((line) => line !== null);
}

function name({ evidence: { dns, errorClass, target } }: Facts): Phrase | null {
  if (!dns) return null;
  const addresses = [...dns.a, ...dns.aaaa];
  const which = dns.name === target.host ? 'evidence/name' : 'evidence/sentOn';
  if (errorClass === 'address_blocked') return `${which}/blocked`;
  if (addresses.length === 0) return `${which}/nowhere`;
  const facts = { addresses: { list: addresses.slice(0, 2) } };
  if (addresses.length <= 2) return { id: `${which}/leads`, facts };
  return { id: `${which}/leadsToMore`, facts: { ...facts, more: addresses.length - 2 } };
}

function machine({ evidence: { machine: seen } }: Facts): Phrase | null {
  if (!seen) return null;
  const { method, answered, ms } = seen.ping;
  const ping: Phrase = !answered
    ? 'evidence/ping/silent'
    : ms === null
      ? 'evidence/ping/answered'
      : { id: 'evidence/ping/answeredIn', facts: { ms: Math.round(ms) } };
  const ports = seen.ports.map(({ port, state }): Phrase => ({ id: `evidence/port/${state}`, facts: { port } }));
  const series = [...(method === 'none' ? [] : [ping]), ...ports];
  return series.length === 0 ? null : { id: 'evidence/machine', facts: { seenAt: seen.address, parts: { series } } };
}

function connection({ evidence: { connection: tried } }: Facts): Phrase | null {
  if (!tried) return null;
  const { port, ms } = tried;
  return tried.connected ? { id: 'evidence/reached', facts: { port, ms: Math.round(ms) } } : { id: 'evidence/notReached', facts: { port } };
}

function certificate({ evidence: { tls } }: Facts): Phrase | null {
  const leaf = tls?.chain[0];
  if (!leaf || plainDay(leaf.validFrom) === null || plainDay(leaf.validTo) === null) return null;
  return { id: 'evidence/certificate', facts: { from: { day: leaf.validFrom }, to: { day: leaf.validTo } } };
}

function answer({ evidence: { http } }: Facts): Phrase | null {
  if (!http) return null;
  const code = String(http.status);
  const count = http.redirects.length;
  return count === 0 ? { id: 'evidence/answered', facts: { code } } : { id: 'evidence/answeredAfter', facts: { code, count } };
}

const title = (facts: Facts): Phrase | null => (facts.title === null ? null : { id: 'evidence/title', facts: { title: facts.title } });

function place({ evidence: { recognised } }: Facts): Phrase | null {
  const names = [...new Set(recognised.filter((one) => one.kind !== 'page').map((one) => one.name))];
  return names.length === 0 ? null : { id: 'evidence/recognised', facts: { names: names.slice(0, 5).join(', ') } };
}

const lateness = ({ evidence: { delayedByUs } }: Facts): Phrase | null => (delayedByUs ? 'evidence/late' : null);
