import { X509Certificate, hash } from 'node:crypto';
import { DEFAULT_CIPHERS, checkServerIdentity } from 'node:tls';
import { BoundedMap } from '../../../../domain/bounded-map.js';
import { ERRNO, type Koffi, Memory } from './kernel-calls.js';

const CONTROL_MODE = 33;
const CONTROL_SERVER_NAME = 55;
const CONTROL_CLEAR_MODE = 78;
const CONTROL_MIN_VERSION = 123;
const CONTROL_GROUPS = 92;
const MODE_AUTO_RETRY = 0x4;
const MODE_RELEASE_BUFFERS = 0x10;
const TLS_1_2 = 0x0303;
const WANT_READ = 2;
const WANT_WRITE = 3;
const ERROR_SYSTEM_CALL = 5;
const CLOSED_PROPERLY = 6;
const LONGEST_CERTIFICATE = 64 * 1024;
const LONGEST_CHAIN = 6;
const REMEMBERED_IDENTITIES = 50_000;

/** The codes that Node gives to what OpenSSL says of a chain; others count as not trusted. */
const VERIFY_CODES: Record<number, string> = {
  2: 'UNABLE_TO_GET_ISSUER_CERT',
  9: 'CERT_NOT_YET_VALID',
  10: 'CERT_HAS_EXPIRED',
  18: 'DEPTH_ZERO_SELF_SIGNED_CERT',
  20: 'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  21: 'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  62: 'HOSTNAME_MISMATCH',
};

/** `more`: something else than a page was read, and nobody knows whether more is there. */
export type Progress = 'wait' | 'more' | 'done' | { code: string };

export interface PeerFacts {
  protocol: string | null;
  cipher: string | null;
  /** Leaf first, DER. */
  chain: Uint8Array[];
}

/** TLS by the OpenSSL inside of Node: same version, same trust. Every session that was opened is freed by `free`. */
export class OpenSsl {
  private readonly koffi: Koffi;
  private readonly calls;
  private readonly context: number;
  private readonly scratch: Memory;
  private readonly pointer: Memory;
  private readonly identities = new BoundedMap<boolean>(REMEMBERED_IDENTITIES);

  /** Throws where a function is missing in this Node. */
  constructor(koffi: Koffi, certificates: readonly string[]) {
    this.koffi = koffi;
    this.calls = loadCalls(koffi);
    this.scratch = new Memory(koffi, LONGEST_CERTIFICATE);
    this.pointer = new Memory(koffi, 8);
    const { calls } = this;
    this.context = Number(calls.newContext(Number(calls.clientMethod())));
    if (this.context === 0) throw new Error('OpenSSL gives no context');
    calls.controlContext(this.context, CONTROL_MODE, MODE_RELEASE_BUFFERS, 0);
    // Else one call reads for as long as messages come that are no page. Reading ahead would make it go on, too.
    calls.controlContext(this.context, CONTROL_CLEAR_MODE, MODE_AUTO_RETRY, 0);
    calls.controlContext(this.context, CONTROL_MIN_VERSION, TLS_1_2, 0);
    calls.controlContext(this.context, CONTROL_GROUPS, 0, this.text('X25519:P-256:P-384:P-521'));
    // The suites of TLS 1.3 have a list of their own, whose default is the same.
    const ciphers = DEFAULT_CIPHERS.split(':').filter((name) => !name.startsWith('TLS_'));
    if (calls.setCiphers(this.context, this.text(ciphers.join(':'))) !== 1) throw new Error('OpenSSL does not take the ciphers');
    this.scratch.bytes.write('\u0008http/1.1', 'latin1');
    calls.setProtocols(this.context, this.scratch.address, 9);
    this.trust(koffi, certificates);
    calls.clearErrors();
  }

  /** The session of a connection; 0 where there is no memory for one. */
  open(fd: number, host: string, isName: boolean): number {
    const session = Number(this.calls.newSession(this.context));
    if (session === 0) return 0;
    this.calls.setFd(session, fd);
    if (isName) this.calls.control(session, CONTROL_SERVER_NAME, 0, this.text(host));
    return session;
  }

  free(session: number): void {
    this.calls.freeSession(session);
  }

  handshake(session: number): Progress {
    this.forgetErrors();
    const result = this.calls.connect(session);
    if (result === 1) return 'done';
    const progress = this.progressOf(session, result);
    // A proper leave-taking is none in the middle of a handshake.
    return progress === 'done' ? { code: 'EOF' } : progress;
  }

  /** Null for a certificate that proves the host, else Node's code for why it does not. */
  certificateFault(session: number, host: string): string | null {
    const result = Number(this.calls.verifyResult(session));
    if (result !== 0) return VERIFY_CODES[result] ?? `X509_${result}`;
    const leaf = Number(this.calls.peerCertificate(session));
    const der = leaf === 0 ? null : this.derOf(leaf);
    if (der === null) return 'UNSPECIFIED';
    return this.names(host, der) ? null : 'ERR_TLS_CERT_ALTNAME_INVALID';
  }

  write(session: number, address: number, length: number): Progress {
    this.forgetErrors();
    const result = this.calls.write(session, address, length);
    return result > 0 ? 'done' : this.progressOf(session, result);
  }

  /** Bytes read; 'done' for the end of the stream. */
  read(session: number, address: number, length: number): number | Progress {
    this.forgetErrors();
    const result = this.calls.read(session, address, length);
    return result > 0 ? result : this.progressOf(session, result);
  }

  peerFacts(session: number): PeerFacts {
    const cipher = Number(this.calls.currentCipher(session));
    const stack = Number(this.calls.verifiedChain(session)) || Number(this.calls.peerChain(session));
    const count = stack === 0 ? 0 : Math.min(this.calls.stackSize(stack), LONGEST_CHAIN);
    const chain = Array.from({ length: Math.max(0, count) }, (_, index) => this.derOf(Number(this.calls.stackValue(stack, index))));
    return {
      protocol: this.calls.protocol(session),
      cipher: cipher === 0 ? null : this.calls.cipherName(cipher),
      chain: chain.filter((one) => one !== null),
    };
  }

  private forgetErrors(): void {
    this.calls.clearErrors();
    // Only a socket that is empty, or full, then says so.
    this.koffi.errno(0);
  }

  private progressOf(session: number, result: number): Progress {
    const errno = this.koffi.errno();
    const error = this.calls.getError(session, result);
    if (error === WANT_READ || error === WANT_WRITE) return errno === ERRNO.again ? 'wait' : 'more';
    if (error === CLOSED_PROPERLY) return 'done';
    const reason = Number(this.calls.peekError());
    this.calls.clearErrors();
    if (error === ERROR_SYSTEM_CALL || reason === 0) return { code: 'ECONNRESET' };
    const words = this.calls.reasonOf(reason);
    if (words === null) return { code: 'ERR_SSL_UNKNOWN' };
    // A stream that ends in the middle of a handshake, in Node's words.
    if (words.startsWith('unexpected eof')) return { code: 'EOF' };
    return { code: `ERR_SSL_${words.toUpperCase().replaceAll(' ', '_')}` };
  }

  /** As Node judges it, once for each certificate and host. */
  private names(host: string, der: Buffer): boolean {
    const key = `${host} ${hash('sha256', der, 'base64')}`;
    const known = this.identities.get(key);
    if (known !== undefined) return known;
    const names = provesHost(host, der);
    this.identities.set(key, names);
    return names;
  }

  private derOf(certificate: number): Buffer | null {
    if (certificate === 0) return null;
    const length = this.calls.toDer(certificate, 0);
    if (length <= 0 || length > this.scratch.bytes.length) return null;
    this.pointer.view.setBigUint64(0, BigInt(this.scratch.address), true);
    this.calls.toDer(certificate, this.pointer.address);
    return Buffer.from(this.scratch.bytes.subarray(0, length));
  }

  private trust(koffi: Koffi, certificates: readonly string[]): void {
    const { calls } = this;
    const store = Number(calls.certificateStore(this.context));
    for (const pem of certificates) {
      const memory = new Memory(koffi, Buffer.byteLength(pem));
      memory.bytes.write(pem);
      const reader = Number(calls.newReader(memory.address, memory.bytes.length));
      const certificate = Number(calls.readPem(reader, 0, 0, 0));
      if (certificate !== 0) {
        calls.addToStore(store, certificate);
        calls.freeCertificate(certificate);
      }
      calls.freeReader(reader);
    }
  }

  /** As a C string; good until the next call that writes one. */
  private text(value: string): number {
    const { bytes, address } = this.scratch;
    bytes[bytes.write(value, 0, bytes.length - 1, 'latin1')] = 0;
    return address;
  }
}

/** A certificate that cannot even be read proves nothing. */
function provesHost(host: string, der: Buffer): boolean {
  try {
    const certificate = new X509Certificate(der).toLegacyObject();
    return checkServerIdentity(host, certificate as Parameters<typeof checkServerIdentity>[1]) === undefined;
  } catch {
    return false;
  }
}

function loadCalls(koffi: Koffi) {
  const library = koffi.load(null);
  const call = (declaration: string): ((...numbers: number[]) => number) => library.func(declaration);
  return {
    clientMethod: call('uintptr_t TLS_client_method()'),
    newContext: call('uintptr_t SSL_CTX_new(uintptr_t method)'),
    controlContext: call('long SSL_CTX_ctrl(uintptr_t context, int command, long number, uintptr_t pointer)'),
    setCiphers: call('int SSL_CTX_set_cipher_list(uintptr_t context, uintptr_t list)'),
    setProtocols: call('int SSL_CTX_set_alpn_protos(uintptr_t context, uintptr_t list, unsigned int length)'),
    certificateStore: call('uintptr_t SSL_CTX_get_cert_store(uintptr_t context)'),
    newReader: call('uintptr_t BIO_new_mem_buf(uintptr_t bytes, int length)'),
    freeReader: call('int BIO_free(uintptr_t reader)'),
    readPem: call('uintptr_t PEM_read_bio_X509(uintptr_t reader, uintptr_t into, uintptr_t password, uintptr_t state)'),
    addToStore: call('int X509_STORE_add_cert(uintptr_t store, uintptr_t certificate)'),
    freeCertificate: call('void X509_free(uintptr_t certificate)'),
    newSession: call('uintptr_t SSL_new(uintptr_t context)'),
    freeSession: call('void SSL_free(uintptr_t session)'),
    setFd: call('int SSL_set_fd(uintptr_t session, int fd)'),
    control: call('long SSL_ctrl(uintptr_t session, int command, long number, uintptr_t pointer)'),
    connect: call('int SSL_connect(uintptr_t session)'),
    read: call('int SSL_read(uintptr_t session, uintptr_t bytes, int length)'),
    write: call('int SSL_write(uintptr_t session, uintptr_t bytes, int length)'),
    getError: call('int SSL_get_error(uintptr_t session, int result)'),
    verifyResult: call('long SSL_get_verify_result(uintptr_t session)'),
    peerCertificate: call('uintptr_t SSL_get0_peer_certificate(uintptr_t session)'),
    verifiedChain: call('uintptr_t SSL_get0_verified_chain(uintptr_t session)'),
    peerChain: call('uintptr_t SSL_get_peer_cert_chain(uintptr_t session)'),
    stackSize: call('int OPENSSL_sk_num(uintptr_t stack)'),
    stackValue: call('uintptr_t OPENSSL_sk_value(uintptr_t stack, int index)'),
    toDer: call('int i2d_X509(uintptr_t certificate, uintptr_t into)'),
    currentCipher: call('uintptr_t SSL_get_current_cipher(uintptr_t session)'),
    cipherName: library.func('const char *SSL_CIPHER_get_name(uintptr_t cipher)') as (cipher: number) => string,
    protocol: library.func('const char *SSL_get_version(uintptr_t session)') as (session: number) => string,
    clearErrors: call('void ERR_clear_error()'),
    peekError: call('unsigned long ERR_peek_error()'),
    reasonOf: library.func('const char *ERR_reason_error_string(unsigned long error)') as (error: number) => string | null,
  };
}
