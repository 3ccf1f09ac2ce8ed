import { connect } from 'node:net';

const WITHIN_MS = 8_000;
const LONGEST_ANSWER = 64 * 1_024;

/** RFC 3912: the name, then all that comes until the other side hangs up, capped. Null: no answer. Referrals are not followed. */
export async function askWhois(host: string, port: number, domain: string): Promise<string | null> {
  return new Promise((resolve) => {
    const socket = connect({ host, port });
    const chunks: Buffer[] = [];
    let length = 0;
    const finish = (answered: boolean): void => {
      clearTimeout(timer);
      socket.destroy();
      resolve(answered && length > 0 ? Buffer.concat(chunks).subarray(0, LONGEST_ANSWER).toString('utf8') : null);
    };
    // What came in time may hold the end already; a cut line is no date.
    const timer = setTimeout(finish, WITHIN_MS, true);
    socket.on('connect', () => socket.write(`${domain}\r\n`));
    socket.on('data', (chunk) => {
      chunks.push(chunk);
      length += chunk.length;
      if (length > LONGEST_ANSWER) finish(true);
    });
    socket.on('end', () => finish(true));
    socket.on('error', () => finish(length > 0));
  });
}
