import type { NetworkPolicy } from '@nowahala/platform';
import { Deadline } from '../deadline.js';
import { dial } from '../dial.js';
import { type Channel, exchange } from '../http/exchange.js';
import { recognisePageBytes } from '../http/recognised-pages.js';
import { startTls, tlsEvidence } from '../http/tls-session.js';
import { type ConnectJob, type Connected, type HopObservation, type HopJob, type ProbeEngine, unreached } from './probe-engine.js';

/** By Node's own sockets: works everywhere. */
export class NodeEngine implements ProbeEngine {
  readonly name = 'node';
  readonly ping = null;

  constructor(private readonly policy: NetworkPolicy) {}

  async connect({ address, port, timeoutMs }: ConnectJob): Promise<Connected> {
    const dialled = await dial(address, port, timeoutMs, this.policy);
    if (!dialled.ok) return { error: dialled.error, ms: dialled.ms };
    // Nothing was said and nothing is expected: no lingering half-closed connection on either side.
    dialled.socket.resetAndDestroy();
    return { error: null, ms: dialled.ms };
  }

  async ask(job: HopJob): Promise<HopObservation> {
    const deadline = new Deadline(job.totalMs);
    const started = performance.now();
    const dialled = await dial(job.address, job.port, job.connectMs, this.policy, job.secure ? 'stream' : 'shared');
    if (!dialled.ok) return unreached(dialled.error, dialled.ms);
    const answer: HopObservation = { ...unreached('connect_failed', 0), connect: { error: null, ms: dialled.ms } };
    try {
      const channel = job.secure ? await secure(job, dialled, answer, deadline) : dialled;
      if (channel !== null) await converse(job, channel, answer, deadline);
    } finally {
      dialled.socket.destroy();
    }
    answer.ms = performance.now() - started;
    return answer;
  }

  /** The prober's own loop is watched by `LoopLag`. */
  stallsSince(): [] {
    return [];
  }

  async close(): Promise<void> {}
}

async function secure(job: HopJob, { socket: raw }: Channel, answer: HopObservation, deadline: Deadline): Promise<Channel | null> {
  const secured = await startTls(raw, { host: job.host, isName: job.isName, timeoutMs: deadline.leftMs });
  answer.tls = { error: secured.ok ? null : secured.error, ms: secured.ms, protocol: secured.socket.getProtocol() };
  if (secured.ok) {
    if (job.wantsChain) answer.chain = tlsEvidence(secured.socket, null).chain;
    return { socket: secured.socket, incoming: null };
  }
  answer.certificates = tlsEvidence(secured.socket, secured.error);
  secured.socket.destroy();
  return null;
}

async function converse(job: HopJob, channel: Channel, answer: HopObservation, deadline: Deadline): Promise<void> {
  // The certificate is asked for before the socket is gone, and only for an answer that may become evidence.
  answer.exchange = await exchange(channel, { text: job.request, timeoutMs: deadline.leftMs }, ({ head, bodySoFar }, socket) => {
    answer.page = recognisePageBytes(bodySoFar);
    const mayBeEvidence = head === null || head.status >= 400 || answer.page !== null;
    if (mayBeEvidence && job.secure) answer.certificates = tlsEvidence(socket as Parameters<typeof tlsEvidence>[0], null);
  });
}
