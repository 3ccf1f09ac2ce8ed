import type { Ping } from './ping.js';
import { DatagramPing } from './datagram-ping.js';
import { type Libc, loadLibc } from './libc.js';
import { PingProgram } from './ping-program.js';
import { RawPing } from './raw-ping.js';

/** No way to ping on this machine: bare addresses are then judged by their ports alone. */
export class NoPing implements Ping {
  readonly method = 'none';
  readonly cheap = false;

  async echo(): Promise<null> {
    return null;
  }

  close(): void {}
}

const SELF_TEST_MS = 1_000;

/** The best way of pinging that really works here: each must first get an echo from this very machine. */
export async function choosePing(libc: Libc | null = loadLibc()): Promise<Ping> {
  const ways: (() => Promise<Ping | null>)[] = [
    async () => (libc === null ? null : DatagramPing.open(libc)),
    async () => (libc === null ? null : RawPing.open(libc)),
    async () => new PingProgram(),
  ];
  for (const open of ways) {
    const ping = await open();
    if (ping === null) continue;
    if ((await ping.echo('127.0.0.1', SELF_TEST_MS)) !== null) return ping;
    ping.close();
  }
  return new NoPing();
}
