import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

/** A wire to a server that can be cut and mended: while it is cut, every connection breaks and none is taken. */
export class BrokenLine {
  private readonly sockets = new Set<Socket>();

  private constructor(
    private server: Server,
    readonly port: number,
    private readonly target: { host: string; port: number },
  ) {}

  static async to(target: { host: string; port: number }): Promise<BrokenLine> {
    const server = createServer();
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const line = new BrokenLine(server, (server.address() as { port: number }).port, target);
    server.on('connection', (socket) => line.join(socket));
    return line;
  }

  async cut(): Promise<void> {
    const closed = once(this.server, 'close');
    this.server.close();
    for (const socket of this.sockets) socket.destroy();
    await closed;
  }

  async mend(): Promise<void> {
    this.server = createServer((socket) => this.join(socket));
    this.server.listen(this.port, '127.0.0.1');
    await once(this.server, 'listening');
  }

  private join(socket: Socket): void {
    const onward = connect(this.target.port, this.target.host);
    socket.pipe(onward).pipe(socket);
    for (const [one, other] of [
      [socket, onward],
      [onward, socket],
    ] as const) {
      this.sockets.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        this.sockets.delete(one);
        other.destroy();
      });
    }
  }
}
