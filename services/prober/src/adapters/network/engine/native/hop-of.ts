import { X509Certificate } from 'node:crypto';
import type { ErrorClass } from '@nowahala/kernel';
import type { Exchange } from '../../http/exchange.js';
import { recognisePageBytes } from '../../http/recognised-pages.js';
import { type PeerCertificate, certificateErrorOf, handshakeErrorOf, tlsEvidenceOf } from '../../http/tls-session.js';
import type { Connected, HopJob, HopObservation } from '../probe-engine.js';
import { type Arena, rememberPage } from './arena.js';
import type { HopDetails } from './messages.js';
import type { PeerFacts } from './open-ssl.js';

const NOTHING = Buffer.alloc(0);
const NOBODY: PeerFacts = { protocol: null, cipher: null, chain: [] };
/** Nobody reads the headers of a page that is as good as the last time. */
const NO_HEADERS = new Map<string, string>();

/** What came of a hop that was connected, from its columns; a good page that is known travels without its text. */
export function hopOf(arena: Arena, slot: number, connect: Connected, job: HopJob, details: HopDetails | null): HopObservation {
  const ms = arena.ms[slot]!;
  const tls = job.secure ? { error: null, ms: arena.tlsMs[slot]!, protocol: details?.peer?.protocol ?? null } : null;
  const hop: HopObservation = { connect, tls, exchange: null, page: null, certificates: null, ms };
  if (details === null) {
    hop.exchange = exchangeOf(arena, slot, null);
    return hop;
  }
  if (details.tls !== null) return { ...hop, ...failedTls(details.tls, details.peer!, job.host, arena.tlsMs[slot]!) };
  const exchange = exchangeOf(arena, slot, details.answer!);
  const page = recognisePageBytes(exchange.body);
  if (page === null && details.answer!.key !== 0) rememberPage(arena, details.answer!.key);
  const mayBeEvidence = exchange.head === null || exchange.head.status >= 400 || page !== null;
  const wanted = (mayBeEvidence || job.wantsChain) && details.peer !== null;
  const seen = wanted ? tlsEvidenceOf(details.peer!, chainOf(details.peer!), null) : null;
  const chain = job.wantsChain && seen !== null ? { chain: seen.chain } : undefined;
  return { ...hop, exchange, page, certificates: mayBeEvidence ? seen : null, ...chain };
}

function exchangeOf(arena: Arena, slot: number, answer: HopDetails['answer']): Exchange {
  const [firstByteMs, bodyMs] = [arena.firstByteMs[slot]!, arena.bodyMs[slot]!];
  return {
    head: answer === null ? { httpVersion: '1.1', status: arena.status[slot]!, reason: '', headers: NO_HEADERS } : answer.head,
    body: answer === null ? NOTHING : Buffer.from(answer.body.buffer, answer.body.byteOffset, answer.body.byteLength),
    bytes: arena.bytes[slot]!,
    cut: arena.cut[slot] === 1,
    error: answer?.error ?? null,
    firstByteMs: firstByteMs < 0 ? null : firstByteMs,
    bodyMs: bodyMs < 0 ? null : bodyMs,
  };
}

function failedTls({ code, isCertificate }: NonNullable<HopDetails['tls']>, seen: PeerFacts, host: string, ms: number) {
  // Node forgets all about a connection that is gone.
  const peer = code === 'ECONNRESET' ? NOBODY : seen;
  const chain = chainOf(peer);
  const error: ErrorClass = isCertificate ? certificateErrorOf(code, chain ?? ({} as PeerCertificate), host) : handshakeErrorOf({ code });
  return { tls: { error, ms, protocol: peer.protocol }, certificates: tlsEvidenceOf(peer, chain, error) };
}

/** As `getPeerCertificate(true)` gives it: each with its issuer, the root with itself. */
function chainOf({ chain }: PeerFacts): PeerCertificate | null {
  let issuer: PeerCertificate | null = null;
  for (const der of chain.toReversed()) {
    const plain = certificateIn(der);
    if (plain === null) return null;
    if (plain.issuerCertificate === undefined && issuer !== null) plain.issuerCertificate = issuer;
    issuer = plain;
  }
  return issuer;
}

function certificateIn(der: Uint8Array): PeerCertificate | null {
  try {
    const certificate = new X509Certificate(der);
    const plain = certificate.toLegacyObject() as unknown as PeerCertificate;
    if (certificate.checkIssued(certificate)) plain.issuerCertificate = plain;
    return plain;
  } catch {
    return null;
  }
}
