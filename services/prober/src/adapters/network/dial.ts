import { type Socket, connect } from 'node:net';
import type { ErrorClass } from '@nowahala/kernel';
import { type NetworkPolicy, judgeAddress, sameSpelling } from '@nowahala/platform';

/** Bytes of a plain connection, handed over as they come: only good until the call returns. */
export type Incoming = { take(bytes: Buffer): void };

export type DialResult = { ok: true; socket: Socket; incoming: Incoming; ms: number } | { ok: false; error: ErrorClass; ms: number };

/**
 * `shared`: all plain connections read into one buffer, since reads of one thread never overlap; a fresh 64 KB for each
 * read would be most of the garbage. `stream`: as Node does it, for connections that TLS takes over.
 */
export type Reading = 'shared' | 'stream';

const SHARED_BUFFER = Buffer.alloc(64 * 1024);

/**
 * Opens one TCP connection to one address. Every connection of the prober is made here, so the guard is here too: the
 * address is judged before, and the address that was really reached is judged again before a byte is written.
 */
export async function dial(
  address: string,
  port: number,
  timeoutMs: number,
  policy: NetworkPolicy,
  reading: Reading = 'stream',
): Promise<DialResult> {
  if (judgeAddress(address, policy) !== null) return { ok: false, error: 'address_blocked', ms: 0 };
  const started = performance.now();
  const since = (): number => performance.now() - started;
  return new Promise<DialResult>((resolve) => {
    const incoming: Incoming = { take() {} };
    const onread = {
      buffer: SHARED_BUFFER,
      callback: (length: number, bytes: Uint8Array) => (incoming.take(bytes.subarray(0, length) as Buffer), true),
    };
    const where = { host: address, port, family: address.includes(':') ? 6 : 4, noDelay: true };
    const socket = connect(reading === 'shared' ? { ...where, onread } : where);
    let settled = false;
    const fail = (error: ErrorClass): void => {
      if (settled) return;
      settled = true;
      clearTimeout(timer);
      socket.destroy();
      resolve({ ok: false, error, ms: since() });
    };
    const timer = setTimeout(fail, timeoutMs, 'connect_timeout');
    // Stays on for good: a fault after this function's time must not bring the process down.
    socket.on('error', (error: NodeJS.ErrnoException) => fail(connectErrorOf(error.code)));
    socket.on('connect', () => {
      if (settled) return;
      const reached = socket.remoteAddress;
      // Undefined when it was cut in the same moment.
      if (reached === undefined) return fail('connect_reset');
      const plain = sameSpelling(reached);
      if (plain !== sameSpelling(address) || judgeAddress(plain, policy) !== null) return fail('address_blocked');
      settled = true;
      clearTimeout(timer);
      resolve({ ok: true, socket, incoming, ms: since() });
    });
  });
}

export function connectErrorOf(code: string | undefined): ErrorClass {
  switch (code) {
    case 'ECONNREFUSED':
      return 'connect_refused';
    case 'ETIMEDOUT':
      return 'connect_timeout';
    case 'ECONNRESET':
    case 'EPIPE':
      return 'connect_reset';
    case 'EHOSTUNREACH':
    case 'ENETUNREACH':
    case 'EHOSTDOWN':
    case 'ENETDOWN':
    case 'EPROTO':
      return 'no_route';
    // The prober is out of files, ports or memory, or held back by its own firewall: not a failure of the server.
    case 'EACCES':
    case 'EPERM':
    case 'EMFILE':
    case 'ENFILE':
    case 'ENOBUFS':
    case 'ENOMEM':
    case 'EADDRNOTAVAIL':
    case 'ENOSPC':
    case 'EAGAIN':
      return 'not_measured';
    default:
      return 'connect_failed';
  }
}
