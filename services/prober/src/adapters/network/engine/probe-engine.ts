import type { CertificateEvidence, ErrorClass, TlsEvidence } from '@nowahala/kernel';
import type { Stall } from '../../../domain/lateness.js';
import type { RecognisedPage } from '../../../domain/recognition/recognise-page.js';
import type { Ping } from '../icmp/ping.js';
import type { Exchange } from '../http/exchange.js';

/**
 * Dials for the prober: one connection, or one hop of a website. Every fault of the other side is an answer, never a
 * throw. Redirects, verdicts and sentences are not its business.
 */
export interface ProbeEngine {
  readonly name: 'native' | 'node';
  /** Its own way of pinging; null where it has none. */
  readonly ping: Ping | null;
  /** Opens a connection and gives it up at once. */
  connect(job: ConnectJob): Promise<Connected>;
  /** One hop: connect, TLS, one GET, its answer. */
  ask(job: HopJob): Promise<HopObservation>;
  /** When its own thread stood still, by `performance.now`: then its times are too long. */
  stallsSince(since: number): readonly Stall[];
  close(): Promise<void>;
}

export const PROBE_ENGINE = Symbol('ProbeEngine');

export interface ConnectJob {
  address: string;
  port: number;
  timeoutMs: number;
}

export interface HopJob {
  address: string;
  port: number;
  host: string;
  /** False for an address, which must not be sent as a server name. */
  isName: boolean;
  secure: boolean;
  /** The whole GET, as `requestText` writes it. */
  request: string;
  /** Where the owner's words are looked for: also a page that is as good as the last time comes with its text. */
  needsPage: boolean;
  connectMs: number;
  /** For the whole hop. */
  totalMs: number;
  /** Whether the certificates are wanted although all may be well. */
  wantsChain?: boolean;
}

export interface Connected {
  error: ErrorClass | null;
  ms: number;
}

export interface HopObservation {
  connect: Connected;
  /** Null for plain http, and where nothing was connected. */
  tls: (Connected & { protocol: string | null }) | null;
  /** Null where there was nobody to ask. */
  exchange: Exchange | null;
  /** What the page gives away; null for an ordinary one. */
  page: RecognisedPage | null;
  /** Only where TLS failed or the answer may become evidence. */
  certificates: TlsEvidence | null;
  /** Leaf first, where it was wanted and TLS succeeded. */
  chain?: CertificateEvidence[];
  /** From the first packet to the end, whatever the end. */
  ms: number;
}

export function unreached(error: ErrorClass, ms: number): HopObservation {
  return { connect: { error, ms }, tls: null, exchange: null, page: null, certificates: null, ms };
}
