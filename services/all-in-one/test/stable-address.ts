import { connect, createServer } from 'node:net';
import type { Server, Socket } from 'node:net';

/** What a Service is in a cluster: one address that stays, and behind it whichever process is ready. */
export class StableAddress {
  private readonly open = new Set<Socket>();

  private constructor(
    private readonly server: Server,
    readonly port: number,
    private target: number,
  ) {}

  static async to(target: number): Promise<StableAddress> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = new StableAddress(server, (server.address() as { port: number }).port, target);
    server.on('connection', (socket) => address.carry(socket));
    return address;
  }

  /** New connections go there; those that stand are left to the process that answers them. */
  sendTo(target: number): void {
    this.target = target;
  }

  async close(): Promise<void> {
    for (const socket of this.open) socket.destroy();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private carry(inside: Socket): void {
    const outside = connect(this.target, '127.0.0.1');
    for (const [one, other] of [
      [inside, outside],
      [outside, inside],
    ] as const) {
      this.open.add(one);
      one.setNoDelay(true);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        this.open.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  }
}
