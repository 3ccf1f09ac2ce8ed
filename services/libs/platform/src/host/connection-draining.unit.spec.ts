import { afterEach, describe, expect, it } from '@jest/globals';
import { Agent, createServer, get } from 'node:http';
import type { IncomingMessage, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ConnectionDraining } from './connection-draining.js';

describe('a server that leaves', () => {
  let server: Server;
  let port: number;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  afterEach(() => {
    agent.destroy();
    server.closeAllConnections();
    server.close();
  });

  const start = async (): Promise<ConnectionDraining> => {
    server = createServer((_request, response) => response.end('here'));
    const answers = new ConnectionDraining(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    ({ port } = server.address() as AddressInfo);
    return answers;
  };
  const ask = () =>
    new Promise<IncomingMessage>((resolve, reject) => {
      get({ port, host: '127.0.0.1', agent }, (response) => response.resume().on('end', () => resolve(response))).on('error', reject);
    });

  it('answers callers on open connections and sends them elsewhere', async () => {
    const answers = await start();
    expect((await ask()).headers.connection).toBe('keep-alive');
    const left = answers.drained();
    const last = await ask();
    expect([last.statusCode, last.headers.connection]).toEqual([200, 'close']);
    await left;
    await expect(ask()).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  });

  it('sends callers elsewhere before it leaves, and still answers who comes', async () => {
    const answers = await start();
    await ask();
    answers.start();
    for (const answer of [await ask(), await ask()]) expect([answer.statusCode, answer.headers.connection]).toEqual([200, 'close']);
  });

  it('answers a request that came right before the last connections are closed', async () => {
    const answers = await start();
    await ask();
    await answers.drained();
    const last = ask();
    // The agent writes in the next tick.
    await new Promise(process.nextTick);
    await answers.closed();
    expect((await last).statusCode).toBe(200);
  });

  it('does not wait where nobody is connected', async () => {
    const answers = await start();
    await expect(answers.drained()).resolves.toBeUndefined();
  });
});
