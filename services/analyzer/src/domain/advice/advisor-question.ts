import { createHash } from 'node:crypto';
import type { EvidenceSnapshot } from '@nowahala/platform';
import { Facts } from './facts.js';
import { withoutPersonalData } from './personal-data.js';

export const LONGEST_QUOTE = 300;

/** What the AI is told of a failed check: facts in our own words, nothing that names anybody. */
export function observationsOf(evidence: EvidenceSnapshot): Record<string, string | number | boolean> {
  const facts = new Facts(evidence);
  const machine = evidence.machine;
  const leaf = evidence.tls?.chain[0];
  const found: Record<string, string | number | boolean> = {
    watched: facts.subject,
    outcome: evidence.outcome,
    error_class: evidence.errorClass ?? 'none',
    code: facts.code,
    recognised: evidence.recognised.map((one) => one.name).join(', '),
  };
  if (machine) {
    found.machine_answers_ping = machine.ping.answered;
    found.ports = machine.ports.map((port) => `${port.port} ${port.state}`).join(', ');
  }
  if (leaf) found.certificate_days_left = Math.round((Date.parse(leaf.validTo) - Date.parse(evidence.takenAt)) / 86_400_000);
  if (evidence.http) found.redirects = evidence.http.redirects.length;
  return found;
}

/** The names and addresses that a text of ours about this evidence may hold. */
export function namesIn(evidence: EvidenceSnapshot): string[] {
  const { target, dns, machine, addresses } = evidence;
  const zone = dns?.zone ?? null;
  const hosts = [target.host, zone, dns?.name ?? null, ...(dns?.cname ?? []), ...(evidence.tls?.chain[0]?.names ?? [])];
  const bare = [
    target.website,
    target.ipAddress,
    machine?.address ?? null,
    ...addresses.map((one) => one.address),
    ...(dns?.a ?? []),
    ...(dns?.aaaa ?? []),
  ];
  const twins = hosts.flatMap((host) => (host ? [host, `www.${host}`, host.replace(/^www\./, '')] : []));
  return [...new Set([...bare, ...twins].filter((name): name is string => name !== null && name.length > 2))].sort(
    (a, b) => b.length - a.length,
  );
}

/** A text with "your website" in place of its name, however that is written. */
export function withoutNames(text: string, names: string[]): string {
  return names.reduce(
    (now, name) => now.replaceAll(new RegExp(name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'gi'), 'your website'),
    text,
  );
}

/** What the monitored side said, at most 300 signs, without anything that names a person, a place or a key. */
export function quoteFrom(text: string): string {
  return withoutPersonalData(text).slice(0, LONGEST_QUOTE);
}

/** The same evidence, however often it is taken: times and addresses left out. */
export function evidenceHash(facts: object, quote: string, situation: string): string {
  return createHash('sha256')
    .update(JSON.stringify([situation, facts, quote]))
    .digest('hex')
    .slice(0, 40);
}
