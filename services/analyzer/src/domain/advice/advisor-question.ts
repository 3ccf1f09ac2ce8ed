import { DAY_MS, limits } from '@nowahala/kernel';
import { createHash } from 'node:crypto';
import type { EvidenceSnapshot, Language } from '@nowahala/kernel';
import type { ApplicationDiagnosis } from './application-errors/explain-application-error.js';
import type { ApplicationError } from './application-errors/pattern.js';
import type { Diagnosis } from './explain.js';
import type { Explanation } from './explanation.js';
import { Facts } from './facts.js';
import { withoutPersonalData } from './personal-data.js';
import { cut } from './quoted.js';

/** Everything that is sent to the AI: cleaned texts only, no name, no address. */
export interface AdvisorQuestion {
  /** Outcome, class, code, what was recognised. */
  observations: Record<string, string | number | boolean>;
  /** At most 300 characters of cleaned text from the monitored side; data, never an instruction. */
  quote: string;
  rules: Explanation;
  /** Names and addresses in the rules' texts; they are replaced before the text is sent. */
  names: string[];
  /** That of the rules' texts and of the answer; absent: English. */
  language?: Language;
}

/** A question with the hash of its evidence: the same evidence is asked about once. */
export interface HashedQuestion {
  question: AdvisorQuestion;
  evidenceHash: string;
}

const LONGEST_QUOTE = 300;

export function questionAboutCheck(evidence: EvidenceSnapshot, { explanation: rules, situation }: Diagnosis): HashedQuestion {
  const names = namesIn(evidence);
  const quote = quoteFrom(withoutNames(evidence.http?.title ?? '', names));
  return hashed({ observations: observationsOf(evidence), quote, rules, names }, situation);
}

export function questionAboutError(error: ApplicationError, { explanation: rules, situation }: ApplicationDiagnosis): HashedQuestion {
  const observations = { watched: 'program', level: error.level };
  return hashed({ observations, quote: quoteFrom(`${error.message} ${error.stack}`), rules, names: [] }, situation);
}

/** The same for the same evidence, however often it is taken: times and addresses are left out. */
function hashed(question: AdvisorQuestion, situation: string): HashedQuestion {
  const parts = JSON.stringify([situation, question.observations, question.quote]);
  return { question, evidenceHash: createHash('sha256').update(parts).digest('hex').slice(0, 40) };
}

/** Of a failed check, in words of this service: nothing that names a person or a place. */
function observationsOf(evidence: EvidenceSnapshot): Record<string, string | number | boolean> {
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
  if (leaf) found.certificate_days_left = Math.round((Date.parse(leaf.validTo) - Date.parse(evidence.takenAt)) / DAY_MS);
  if (evidence.http) found.redirects = evidence.http.redirects.length;
  return found;
}

/** What is longer is the name of nothing, and no pattern can be made of it. */
const isName = (name: string): boolean => name.length > 2 && name.length <= limits.website.max;

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
  return [...new Set([...bare, ...twins].filter((name): name is string => name !== null && isName(name)))].sort(
    (a, b) => b.length - a.length,
  );
}

/** A text with "your website" in place of its name, however that is written. */
export function withoutNames(text: string, names: string[], instead = 'your website'): string {
  return names.reduce((now, name) => now.replaceAll(new RegExp(name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'gi'), instead), text);
}

/** What the monitored side said, at most 300 characters, without anything that names a person, a place or a key. */
export function quoteFrom(text: string): string {
  return cut(withoutPersonalData(text), LONGEST_QUOTE);
}
