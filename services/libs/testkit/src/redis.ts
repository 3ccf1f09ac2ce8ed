import { spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { eventually } from './app.js';
import { freePort } from './free-port.js';

/** Whether specs can start a Redis here; with CI=true they must. */
export function hasRedis(): boolean {
  const found = spawnSync('redis-server', ['--version']).status === 0;
  if (!found && process.env['CI'] === 'true') throw new Error('CI needs the program redis-server.');
  return found;
}

/** A Redis of one spec that comes and goes under its address. */
export class RedisForSpecs {
  private server: ChildProcess | undefined;

  private constructor(private readonly port: number) {}

  /** It is not started yet. */
  static async at(): Promise<RedisForSpecs> {
    return new RedisForSpecs(await freePort());
  }

  get url(): string {
    return `redis://127.0.0.1:${this.port}`;
  }

  async start(): Promise<void> {
    const options = ['--port', this.port, '--bind', '127.0.0.1', '--save', '', '--dir', tmpdir()].map(String);
    this.server = spawn('redis-server', options, { stdio: 'ignore' });
    await eventually('Redis answers', () => this.answers());
  }

  async stop(): Promise<void> {
    const { server } = this;
    this.server = undefined;
    if (!server || server.exitCode !== null) return;
    const gone = once(server, 'exit');
    server.kill('SIGKILL');
    await gone;
  }

  /** Its connections stay, and nothing answers any more. */
  freeze(): void {
    this.server?.kill('SIGSTOP');
  }

  thaw(): void {
    this.server?.kill('SIGCONT');
  }

  private async answers(): Promise<boolean> {
    const socket = connect(this.port, '127.0.0.1');
    try {
      await once(socket, 'connect');
      socket.write('PING\r\n');
      const [answer] = (await once(socket, 'data')) as [Buffer];
      return answer.toString().startsWith('+PONG');
    } finally {
      socket.destroy();
    }
  }
}
