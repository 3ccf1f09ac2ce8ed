import type { Ping } from './ping.js';
import { AwaitedEchoes } from './awaited-echoes.js';
import { echoPacket, ipHeaderLength, tokenOf } from './echo-packet.js';
import { AF_INET, IPPROTO_ICMP, type Libc, SOCK_CLOEXEC, SOCK_NONBLOCK, SOCK_RAW, addressIn, socketAddress, widenBuffers } from './libc.js';

/** Ping with the right to raw sockets (CAP_NET_RAW). Sees all ICMP of the machine, so only this prober's tokens count. */
export class RawPing implements Ping {
  readonly method = 'icmp_raw';
  readonly cheap = true;
  private readonly echoes = new AwaitedEchoes();
  private readonly identifier = process.pid & 0xffff;
  private readonly readable: { close(): void };
  private readonly message = Buffer.alloc(2048);
  private readonly from = Buffer.alloc(16);
  private readonly fromLength = Buffer.alloc(4);
  private sequence = 0;

  private constructor(
    private readonly libc: Libc,
    private readonly fd: number,
  ) {
    this.readable = libc.whenReadable(fd, () => this.read());
  }

  static open(libc: Libc): RawPing | null {
    const fd = libc.socket(AF_INET, SOCK_RAW | SOCK_NONBLOCK | SOCK_CLOEXEC, IPPROTO_ICMP);
    if (fd < 0) return null;
    widenBuffers(libc, fd);
    return new RawPing(libc, fd);
  }

  echo(address: string, timeoutMs: number): Promise<number | null> {
    this.sequence += 1;
    const { packet, token } = echoPacket(this.identifier, this.sequence);
    const answer = this.echoes.expect(token, address, timeoutMs);
    const target = socketAddress(address);
    if (this.libc.sendto(this.fd, packet, packet.length, 0, target, target.length) < 0) this.echoes.failed(token);
    return answer;
  }

  close(): void {
    this.echoes.failAll();
    this.readable.close();
    this.libc.close(this.fd);
  }

  /** Everything that waits, at most a burst at a time so that other work gets its turn. */
  private read(): void {
    for (let count = 0; count < 512; count += 1) {
      this.fromLength.writeUInt32LE(this.from.length);
      const length = this.libc.recvfrom(this.fd, this.message, this.message.length, 0, this.from, this.fromLength);
      if (length <= 0) return;
      const message = this.message.subarray(0, length);
      const token = tokenOf(message, ipHeaderLength(message));
      if (token !== null) this.echoes.answered(token, addressIn(this.from));
    }
  }
}
