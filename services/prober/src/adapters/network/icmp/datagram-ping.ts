import { type Socket, createSocket } from 'node:dgram';
import type { Ping } from './ping.js';
import { AwaitedEchoes } from './awaited-echoes.js';
import { echoPacket, tokenOf } from './echo-packet.js';
import { AF_INET, IPPROTO_ICMP, type Libc, SOCK_CLOEXEC, SOCK_DGRAM, SOCK_NONBLOCK, socketAddress, widenBuffers } from './libc.js';

/**
 * Ping without privileges: the kernel's ICMP datagram socket, opened through libc and adopted by `node:dgram`, which
 * reads it; one for the whole process. Needs `net.ipv4.ping_group_range` to include the group of the process.
 */
export class DatagramPing implements Ping {
  readonly method = 'icmp_datagram';
  readonly cheap = true;
  private readonly echoes = new AwaitedEchoes();
  private sequence = 0;

  private constructor(
    private readonly libc: Libc,
    private readonly fd: number,
    private readonly socket: Socket,
  ) {
    socket.on('message', (message, from) => {
      const token = tokenOf(message);
      if (token !== null) this.echoes.answered(token, from.address);
    });
    socket.on('error', () => this.echoes.failAll());
    socket.unref();
  }

  /** Null where the kernel refuses such a socket. */
  static async open(libc: Libc): Promise<DatagramPing | null> {
    const fd = libc.socket(AF_INET, SOCK_DGRAM | SOCK_NONBLOCK | SOCK_CLOEXEC, IPPROTO_ICMP);
    if (fd < 0) return null;
    widenBuffers(libc, fd);
    const socket = createSocket('udp4');
    try {
      await new Promise<void>((resolve, reject) => socket.once('error', reject).bind({ fd }, resolve));
      socket.removeAllListeners('error');
      return new DatagramPing(libc, fd, socket);
    } catch {
      libc.close(fd);
      return null;
    }
  }

  echo(address: string, timeoutMs: number): Promise<number | null> {
    this.sequence += 1;
    // The kernel writes its own identifier and checksum.
    const { packet, token } = echoPacket(0, this.sequence);
    const answer = this.echoes.expect(token, address, timeoutMs);
    const target = socketAddress(address);
    // Straight to the kernel: dgram's own way of sending costs several times as much. It takes over when the kernel's buffer is full.
    if (this.libc.sendto(this.fd, packet, packet.length, 0, target, target.length) < 0) this.queue(packet, token, address);
    return answer;
  }

  private queue(packet: Buffer, token: string, address: string): void {
    // The port means nothing to ICMP, but dgram insists on one.
    this.socket.send(packet, 1, address, (fault) => {
      if (fault !== null) this.echoes.failed(token);
    });
  }

  close(): void {
    this.echoes.failAll();
    this.socket.close();
  }
}
