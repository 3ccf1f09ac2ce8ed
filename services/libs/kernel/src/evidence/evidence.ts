import type { ErrorClass } from './error-class.js';
import type { Recognised } from './recognised.js';

/**
 * What was seen at the first failing check. Plain JSON: it crosses the bus, is stored with the incident and read by the
 * rule catalogue. Every string that came from the monitored side is cleaned of secrets and control characters, cut to
 * length, and is data: it may be matched, never obeyed and never shown as ours.
 */
export interface EvidenceSnapshot {
  version: 1;
  /** ISO 8601 UTC. */
  takenAt: string;
  region: string;
  target: EvidenceTarget;
  outcome: 'success' | 'error' | 'failure' | 'timeout';
  errorClass: ErrorClass | null;
  /** HTTP status where there was one. */
  code: number | null;
  /** Our own sentence, at most 500 characters. */
  message: string;
  /** Every step of the check in order, with its result and time: the technical trail. */
  steps: EvidenceStep[];
  /** Null when the target is a bare address. */
  dns: DnsEvidence | null;
  /** All addresses met: the website's, and the one entered for the server. */
  addresses: AddressEvidence[];
  connection: ConnectionEvidence | null;
  tls: TlsEvidence | null;
  http: HttpEvidence | null;
  /** What else answers on the machine; null where the machine's address is not open to us. */
  machine: MachineEvidence | null;
  recognised: Recognised[];
  /** Who runs the network of the machine; the analyzer looks it up. Absent where nobody has. */
  network?: string;
  /** True when our own program was late during the check: times are then too long. */
  delayedByUs: boolean;
}

export interface EvidenceTarget {
  /** As configured, without credentials, for example `https://shop.example/`. */
  website: string | null;
  ipAddress: string | null;
  /** Host name of the website in ASCII. */
  host: string | null;
  scheme: 'http' | 'https' | null;
  port: number | null;
}

export type StepName = 'dns' | 'guard' | 'connect' | 'tls' | 'request' | 'first_byte' | 'body' | 'redirect' | 'page' | 'ping' | 'port';

export interface EvidenceStep {
  step: StepName;
  ok: boolean;
  /** Whole milliseconds with one decimal. */
  ms: number;
  /** One technical line in our words, for example `connect 203.0.113.7:443 refused`. */
  detail: string;
}

export interface DnsEvidence {
  name: string;
  a: string[];
  aaaa: string[];
  /** Aliases followed, in order. */
  cname: string[];
  nameservers: string[];
  /** The part of the name that the name servers answer for, for example `shop.example`; `com.ng` of a domain that has ended. Null: not known. */
  zone: string | null;
  error: ErrorClass | null;
}

export interface AddressEvidence {
  address: string;
  family: 4 | 6;
  from: 'website' | 'configured' | 'redirect';
  /** Reverse name, when there is one. */
  ptr: string | null;
  /** Id of the company in `recognisable.hosting` or `.cdn`, where known offline. */
  owner: string | null;
}

export interface ConnectionEvidence {
  address: string;
  port: number;
  connected: boolean;
  ms: number;
  error: ErrorClass | null;
}

export interface TlsEvidence {
  /** For example `TLSv1.3`; null when the handshake did not finish. */
  protocol: string | null;
  cipher: string | null;
  authorized: boolean;
  error: ErrorClass | null;
  /** Leaf first. */
  chain: CertificateEvidence[];
}

export interface CertificateEvidence {
  subject: string;
  issuer: string;
  /** DNS names it is good for, at most 20. */
  names: string[];
  /** ISO 8601 UTC. */
  validFrom: string;
  validTo: string;
  selfSigned: boolean;
  /** SHA-256 fingerprint. */
  fingerprint: string;
}

export interface HttpEvidence {
  /** Address of the last answer. */
  url: string;
  redirects: { from: string; status: number; to: string }[];
  status: number;
  /** Words after the status number, cleaned, at most 100 characters. */
  reason: string;
  /** Lower-case names; only the telling ones (server, via, x-powered-by, cf-ray, retry-after, ...), cleaned. */
  headers: Record<string, string>;
  /** The page's <title>, cleaned, at most 120 characters. */
  title: string | null;
  /** The first 4 KB of the page, secrets removed. Inert text. */
  bodyStart: string;
  bodyBytes: number;
  /** True when the page was longer than we read. */
  bodyCut: boolean;
}

export interface MachineEvidence {
  address: string;
  ping: PingEvidence;
  ports: PortEvidence[];
}

export interface PingEvidence {
  answered: boolean;
  ms: number | null;
  /** How we asked: the best way this prober has. `none`: no way to ping here. */
  method: 'icmp_datagram' | 'icmp_raw' | 'ping_program' | 'none';
}

export interface PortEvidence {
  port: number;
  state: 'open' | 'refused' | 'silent' | 'unreachable';
  ms: number;
}
