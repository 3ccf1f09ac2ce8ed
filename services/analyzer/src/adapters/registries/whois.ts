import { connect } from 'node:net';

const WITHIN_MS = 8_000;
const LONGEST_ANSWER = 64 * 1_024;

/** Many networks let nobody out to port 43. */
const BLOCKED = new Set(['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'EACCES', 'EPERM']);

/** `blocked`: there was no connection at all, and no waiting for one either. Not `complete`: it hung or broke off, after a whole line. */
export type WhoisResult = { text: string; complete: boolean } | 'silent' | 'blocked';

/** RFC 3912: the name, then all that comes until the other side hangs up, capped. Referrals are not followed. */
export async function askWhois(host: string, port: number, domain: string): Promise<WhoisResult> {
  return new Promise((resolve) => {
    const socket = connect({ host, port });
    const chunks: Buffer[] = [];
    let length = 0;
    const finish = (otherwise: 'complete' | 'silent' | 'blocked'): void => {
      clearTimeout(timer);
      socket.destroy();
      const text = Buffer.concat(chunks).subarray(0, LONGEST_ANSWER).toString('utf8');
      if (otherwise === 'complete') return resolve(length > 0 ? { text, complete: true } : 'silent');
      // What came in time may hold the end already; a cut line is no date.
      resolve(length > 0 ? { text: text.slice(0, text.lastIndexOf('\n') + 1), complete: false } : otherwise);
    };
    const timer = setTimeout(finish, WITHIN_MS, 'silent');
    socket.on('connect', () => socket.write(`${domain}\r\n`));
    socket.on('data', (chunk) => {
      chunks.push(chunk);
      length += chunk.length;
      if (length > LONGEST_ANSWER) finish('complete');
    });
    socket.on('end', () => finish('complete'));
    socket.on('error', ({ code }: NodeJS.ErrnoException) => finish(BLOCKED.has(code ?? '') ? 'blocked' : 'silent'));
  });
}
