import { connect, createServer } from 'node:net';
import type { AddressInfo, Server, Socket } from 'node:net';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { ServiceDefinition } from '@grpc/grpc-js';
import { freePort } from '@nowahala/testkit';
import { sleep } from '../concurrency/sleep.js';
import { keyringOfRoot } from '../config/service-keys.js';
import { createLogger } from '../telemetry/logger.js';
import { systemCaller } from './call-context.js';
import { RpcClients } from './rpc-client.js';
import type { RpcCallOptions } from './rpc-client.js';
import { RpcServer } from './rpc-server.js';

const json = {
  requestSerialize: (value: object) => Buffer.from(JSON.stringify(value)),
  requestDeserialize: (bytes: Buffer) => JSON.parse(bytes.toString()) as object,
  responseSerialize: (value: object) => Buffer.from(JSON.stringify(value)),
  responseDeserialize: (bytes: Buffer) => JSON.parse(bytes.toString()) as object,
};
const definition = {
  ask: { path: '/spec.Half/Ask', requestStream: false, responseStream: false, ...json },
} as unknown as ServiceDefinition;
const keyring = keyringOfRoot('a secret of this spec, long enough');

/** A machine on its network: from `freeze` on nothing reaches it any more, and no connection ends. */
class Machine {
  private readonly sockets: Socket[] = [];
  private isFrozen = false;
  private server!: RpcServer;
  private network!: Server;

  async start(): Promise<string> {
    const port = await freePort();
    this.server = new RpcServer({ address: `127.0.0.1:${port}`, keyring, logger: createLogger('silent', 'spec') });
    this.server.add(definition, { ask: async (request: object) => request } as never);
    await this.server.start();
    this.network = createServer((caller) => {
      this.sockets.push(caller);
      caller.on('error', () => undefined);
      if (this.isFrozen) return;
      const behind = connect(port, '127.0.0.1').on('error', () => undefined);
      this.sockets.push(behind);
      caller.pipe(behind).pipe(caller);
    });
    await new Promise<void>((resolve) => this.network.listen(0, '127.0.0.1', resolve));
    return `127.0.0.1:${(this.network.address() as AddressInfo).port}`;
  }

  freeze(): void {
    this.isFrozen = true;
    for (const socket of this.sockets) socket.unpipe().pause();
  }

  async stop(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    this.network.close();
    await this.server.stop();
  }
}

const machines = [new Machine(), new Machine()];
let clients: RpcClients;
let ask: (request: object, options: RpcCallOptions) => Promise<object>;

beforeAll(async () => {
  const addresses = await Promise.all(machines.map((machine) => machine.start()));
  clients = new RpcClients(() => `ipv4:${addresses.join(',')}`, keyring, 'spec');
  ({ ask } = clients.client(definition, 'half') as unknown as { ask: typeof ask });
});
afterAll(async () => {
  clients.close();
  await Promise.all(machines.map((machine) => machine.stop()));
});

it('reads are all answered again within twelve seconds after one of two machines is gone without a word', async () => {
  const read = () => ask({}, { caller: systemCaller, retry: true });
  for (let times = 0; times < 20; times += 1) await read();
  machines[0]!.freeze();
  const goneAt = performance.now();
  const passedMs = () => performance.now() - goneAt;
  const reads: Promise<number>[] = [];
  // Machines and caller are one process here: what it stood still is nobody's patience.
  let stoodStillMs = 0;
  while (passedMs() < 15_000) {
    const askedMs = passedMs();
    reads.push(
      read().then(
        () => 0,
        () => askedMs,
      ),
    );
    await sleep(20);
    stoodStillMs += passedMs() - askedMs - 20;
  }
  const failedMs = await Promise.all(reads);
  expect(failedMs.filter((askedMs) => askedMs > 0).length).toBeGreaterThan(0);
  expect(Math.max(...failedMs)).toBeLessThan(12_000 + stoodStillMs);
}, 30_000);
