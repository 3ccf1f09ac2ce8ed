import type { Socket } from 'node:net';
import { type DetailedPeerCertificate, type SecureContext, type TLSSocket, connect, createSecureContext } from 'node:tls';
import type { CertificateEvidence, ErrorClass, TlsEvidence } from '@nowahala/kernel';
import { clean } from '../../../domain/page-text.js';

export type TlsResult = { ok: true; socket: TLSSocket; ms: number } | { ok: false; error: ErrorClass; ms: number; socket: TLSSocket };

let sharedContext: SecureContext | undefined;

/**
 * One context for all: building one costs more than a handshake. X25519 first, because today's default group list sends
 * a kilobyte of post-quantum key that doubles the handshake and that a check does not need.
 */
function context(): SecureContext {
  sharedContext ??= createSecureContext({ ecdhCurve: 'X25519:P-256:P-384:P-521', minVersion: 'TLSv1.2' });
  return sharedContext;
}

export interface TlsOptions {
  host: string;
  /** False for an address, which must not be sent as a server name. */
  isName: boolean;
  timeoutMs: number;
}

/** Sets up https on an open connection and judges the certificate. On failure the socket still knows the certificate. */
export async function startTls(raw: Socket, { host, isName, timeoutMs }: TlsOptions): Promise<TlsResult> {
  const started = performance.now();
  const since = (): number => performance.now() - started;
  return new Promise<TlsResult>((resolve) => {
    const socket = connect({
      socket: raw,
      host,
      ...(isName ? { servername: host } : {}),
      secureContext: context(),
      rejectUnauthorized: false,
      ALPNProtocols: ['http/1.1'],
    });
    const fail = (error: ErrorClass): void => {
      clearTimeout(timer);
      socket.off('error', onError);
      // Late faults of a socket that is being given up belong to nobody.
      socket.on('error', () => {});
      resolve({ ok: false, error, ms: since(), socket });
    };
    const onError = (fault: NodeJS.ErrnoException): void => fail(handshakeErrorOf(fault));
    const timer = setTimeout(fail, timeoutMs, 'tls_timeout');
    socket.once('error', onError);
    socket.once('secureConnect', () => {
      const problem = socket.authorizationError as unknown as Error | string | null;
      if (problem !== null && problem !== undefined) {
        return fail(certificateErrorOf(codeOf(problem), socket.getPeerCertificate(true), host));
      }
      clearTimeout(timer);
      socket.off('error', onError);
      resolve({ ok: true, socket, ms: since() });
    });
  });
}

function codeOf(problem: Error | string): string {
  return typeof problem === 'string' ? problem : ((problem as NodeJS.ErrnoException).code ?? problem.message);
}

export function handshakeErrorOf(fault: { code?: string | undefined }): ErrorClass {
  const code = fault.code ?? '';
  if (code === 'ECONNRESET' || code === 'EPIPE') return 'tls_reset';
  if (code === 'ETIMEDOUT') return 'tls_timeout';
  // Plain http on the https port, or only protocols that browsers gave up in 2020.
  if (
    /WRONG_VERSION_NUMBER|UNSUPPORTED_PROTOCOL|PROTOCOL_VERSION|HTTP_REQUEST|PACKET_LENGTH|UNKNOWN_PROTOCOL|BAD_RECORD_TYPE|UNEXPECTED_MESSAGE/.test(
      code,
    )
  )
    return 'tls_protocol';
  return 'tls_handshake';
}

export function certificateErrorOf(code: string, leaf: DetailedPeerCertificate, host: string): ErrorClass {
  switch (code) {
    case 'CERT_HAS_EXPIRED':
      return 'tls_expired';
    case 'CERT_NOT_YET_VALID':
      return 'tls_not_yet_valid';
    case 'ERR_TLS_CERT_ALTNAME_INVALID':
    case 'HOSTNAME_MISMATCH':
      return 'tls_hostname';
    case 'DEPTH_ZERO_SELF_SIGNED_CERT':
      return 'tls_self_signed';
    case 'UNABLE_TO_VERIFY_LEAF_SIGNATURE':
    case 'UNABLE_TO_GET_ISSUER_CERT':
    case 'UNABLE_TO_GET_ISSUER_CERT_LOCALLY':
      // A public issuer writes into the certificate where its own part can be fetched; a home-made one does not.
      return isAlone(leaf) && leaf.infoAccess?.['CA Issuers - URI'] !== undefined ? 'tls_incomplete_chain' : 'tls_untrusted';
    default:
      return host === '' ? 'tls_handshake' : 'tls_untrusted';
  }
}

function isAlone(leaf: DetailedPeerCertificate): boolean {
  return leaf.issuerCertificate === undefined || leaf.issuerCertificate === leaf;
}

/** What the certificate says, for evidence and for the sentence about dates. */
export function tlsEvidence(socket: TLSSocket, error: ErrorClass | null): TlsEvidence {
  const cipher = socket.getCipher() as { name?: string } | undefined;
  return tlsEvidenceOf({ protocol: socket.getProtocol(), cipher: cipher?.name ?? null }, socket.getPeerCertificate(true), error);
}

export type PeerCertificate = DetailedPeerCertificate;

export function tlsEvidenceOf(
  { protocol, cipher }: Pick<TlsEvidence, 'protocol' | 'cipher'>,
  leaf: PeerCertificate | null,
  error: ErrorClass | null,
): TlsEvidence {
  return { protocol, cipher, authorized: error === null, error, chain: leaf === null ? [] : chainOf(leaf) };
}

function chainOf(leaf: DetailedPeerCertificate): CertificateEvidence[] {
  const chain: CertificateEvidence[] = [];
  let one: DetailedPeerCertificate | undefined = leaf;
  while (one?.raw !== undefined && chain.length < 6) {
    chain.push(certificateEvidence(one));
    one = one.issuerCertificate === one ? undefined : one.issuerCertificate;
  }
  return chain;
}

function certificateEvidence(certificate: DetailedPeerCertificate): CertificateEvidence {
  const subject = nameOf(certificate.subject);
  const issuer = nameOf(certificate.issuer);
  return {
    subject,
    issuer,
    names: namesOf(certificate),
    validFrom: isoDate(certificate.valid_from),
    validTo: isoDate(certificate.valid_to),
    selfSigned: subject === issuer,
    fingerprint: certificate.fingerprint256,
  };
}

type Distinguished = Record<string, string | string[] | undefined>;

function nameOf(distinguished: unknown): string {
  const parts = distinguished as Distinguished;
  const first = (key: string): string | undefined => (Array.isArray(parts[key]) ? parts[key][0] : parts[key]);
  const words = [first('CN'), first('O')].filter((word) => word !== undefined);
  return clean([...new Set(words)].join(', '), 200);
}

function namesOf({ subjectaltname }: DetailedPeerCertificate): string[] {
  return (subjectaltname ?? '')
    .split(', ')
    .filter((name) => name.startsWith('DNS:') || name.startsWith('IP Address:'))
    .map((name) => clean(name.slice(name.indexOf(':') + 1), 253))
    .slice(0, 20);
}

function isoDate(text: string): string {
  const time = Date.parse(text);
  return Number.isNaN(time) ? '' : new Date(time).toISOString();
}
