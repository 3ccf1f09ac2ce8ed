import { X509Certificate } from 'node:crypto';
import { type AddressInfo, type Server, createServer } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';
import type { ProbeEngine } from '../probe-engine.js';
import { ownCertificate } from './own-certificate.js';

const HERE = '127.0.0.1';
const WITHIN_MS = 3_000;
const NAME = 'self-check';

/** Throws unless the engine sees on this very machine what is surely there: a refusal, and a certificate of our own. */
export async function selfCheck(engine: ProbeEngine): Promise<void> {
  const refused = await engine.connect({ address: HERE, port: await deadPort(), timeoutMs: WITHIN_MS });
  if (refused.error !== 'connect_refused') throw new Error(`a refused connection was taken for ${refused.error ?? 'an open one'}`);
  const own = ownCertificate(NAME);
  const server = createTlsServer(own).on('tlsClientError', () => {});
  try {
    const port = await listen(server);
    const job = { address: HERE, port, host: NAME, isName: true, secure: true, needsPage: false, request: '' };
    const { tls, certificates } = await engine.ask({ ...job, connectMs: WITHIN_MS, totalMs: WITHIN_MS });
    if (tls?.error !== 'tls_self_signed') throw new Error(`a certificate of our own was taken for ${tls?.error ?? 'another'}`);
    const { fingerprint256 } = new X509Certificate(own.cert);
    if (certificates?.chain[0]?.fingerprint !== fingerprint256) throw new Error('a certificate of our own was read wrongly');
  } finally {
    server.close();
  }
}

async function deadPort(): Promise<number> {
  const server = createServer();
  const port = await listen(server);
  await new Promise((resolve) => server.close(resolve));
  return port;
}

function listen(server: Server): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject).listen(0, HERE, () => resolve((server.address() as AddressInfo).port));
  });
}
