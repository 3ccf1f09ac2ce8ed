import type { CheckFacts, DnsEvidence, ErrorClass, TlsEvidence } from '@nowahala/kernel';
import type { Resolution, Website } from '@nowahala/platform';
import { type CheckFailed, type Phases, type SeenCertificate, Trail, noPhases } from '../../../domain/check.js';
import type { RecognisedPage } from '../../../domain/recognition/recognise-page.js';
import type { Exchange } from './exchange.js';

/** All that was seen on the way, whatever the end; evidence is made from it. */
export interface WebsiteObservation {
  /** The text of the page is needed, not only what it gives away. */
  needsPage: boolean;
  trail: Trail;
  phases: Phases;
  /** Answer about the name last asked. */
  resolution: { name: string; answer: Resolution } | null;
  /** Addresses dialled, with the port and the result. */
  dialled: { address: string; port: number; ms: number; error: ErrorClass | null; from: 'website' | 'redirect' }[];
  tls: TlsEvidence | null;
  /** Of the certificates that were accepted, where they are wanted, the one that ends first. */
  certificate: SeenCertificate | undefined;
  wantsCertificate: boolean;
  redirects: { from: string; status: number; to: string }[];
  /** The last website asked, and its answer. */
  last: Website;
  exchange: Exchange | null;
  page: RecognisedPage | null;
  failed: CheckFailed | null;
  /** Status code of the last answer. */
  code: number | null;
  message: string;
  totalMs: number;
}

export function newObservation(website: Website, needsPage: boolean, wantsCertificate = false): WebsiteObservation {
  return {
    needsPage,
    trail: new Trail(),
    phases: noPhases(),
    resolution: null,
    dialled: [],
    tls: null,
    certificate: undefined,
    wantsCertificate,
    redirects: [],
    last: website,
    exchange: null,
    page: null,
    failed: null,
    code: null,
    message: '',
    totalMs: 0,
  };
}

export function detailsOf({ host, port }: Website): CheckFacts {
  return { host, port };
}

export function dnsEvidenceOf(observed: WebsiteObservation): Pick<DnsEvidence, 'name' | 'a' | 'aaaa' | 'error'> | null {
  if (observed.resolution === null) return null;
  const { name, answer } = observed.resolution;
  return { name, a: answer.a.slice(0, 16), aaaa: answer.aaaa.slice(0, 16), error: answer.error };
}
