import { spawn } from 'node:child_process';
import { type Server, type Socket, connect, createServer } from 'node:net';
import { type TLSSocket, createServer as createTlsServer } from 'node:tls';
import type { KeyPair } from './certificates.js';

export interface TestServer {
  address: string;
  port: number;
  /** Everything received, one entry for each connection. */
  received: string[];
  connections(): number;
  stop(): Promise<void>;
}

export type Behaviour = (socket: Socket, request: string) => void;

/** A real server that treats each connection as the spec says, once it has read a request. */
export async function serve(behaviour: Behaviour, options: { address?: string; port?: number; tls?: KeyPair } = {}): Promise<TestServer> {
  const received: string[] = [];
  const sockets = new Set<Socket>();
  const accept = (socket: Socket): void => {
    sockets.add(socket);
    const index = received.push('') - 1;
    socket.on('error', () => {});
    socket.on('close', () => sockets.delete(socket));
    socket.on('data', (bytes) => {
      received[index] += bytes.toString('latin1');
      if (received[index]!.endsWith('\r\n\r\n')) behaviour(socket, received[index]!);
    });
  };
  const server: Server =
    options.tls === undefined ? createServer(accept) : createTlsServer(options.tls, accept as (socket: TLSSocket) => void);
  server.on('tlsClientError', () => {});
  return stand(server, sockets, received, options);
}

/** A server that acts as soon as somebody connects, before any request. */
export async function greet(behaviour: (socket: Socket) => void, options: { address?: string; port?: number } = {}): Promise<TestServer> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => sockets.delete(socket));
    behaviour(socket);
  });
  return stand(server, sockets, [], options);
}

async function stand(
  server: Server,
  sockets: Set<Socket>,
  received: string[],
  options: { address?: string; port?: number },
): Promise<TestServer> {
  const address = options.address ?? '127.0.0.1';
  let connections = 0;
  server.on('connection', () => (connections += 1));
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(options.port ?? 0, address, resolve));
  const bound = server.address() as { port: number };
  return {
    address,
    port: bound.port,
    received,
    connections: () => connections,
    async stop() {
      for (const socket of sockets) socket.destroy();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

/**
 * A website in a process of its own: it answers also while the spec's thread is busy, of which a server in that thread gets
 * one turn for each connection. One that speaks first waits for no request.
 */
export async function serveElsewhere(
  text: string,
  { address = '127.0.0.1', port = 0, speaksFirst = false } = {},
): Promise<{ port: number; stop(): void }> {
  const say = `s.end(${JSON.stringify(text)})`;
  const behaviour = `s.on('error',()=>{}).resume();${speaksFirst ? say : `s.once('data',()=>${say})`}`;
  const where = JSON.stringify({ host: address, port, backlog: 4_096 });
  const program = `const n=require('net').createServer((s)=>{${behaviour}}).listen(${where},()=>process.stdout.write(String(n.address().port)))`;
  const child = spawn(process.execPath, ['-e', program], { stdio: ['ignore', 'pipe', 'inherit'] });
  const bound = await new Promise<string>((resolve) => child.stdout.once('data', (bytes) => resolve(String(bytes))));
  return { port: Number(bound), stop: () => void child.kill('SIGKILL') };
}

export function answer(status: string, headers: Record<string, string> = {}, body = ''): Behaviour {
  const text = answerText(status, headers, body);
  return (socket) => socket.end(text);
}

export function answerText(status: string, headers: Record<string, string> = {}, body = ''): string {
  const all = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Length': String(Buffer.byteLength(body)), ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status}\r\n${lines.join('')}\r\n${body}`;
}

export const page = (title: string, text = ''): string =>
  `<!doctype html><html><head><title>${title}</title></head><body><p>${text}</p></body></html>`;

/** A port on which surely nobody listens. */
export async function deadPort(): Promise<number> {
  const one = await greet(() => {});
  await one.stop();
  return one.port;
}

/** A machine whose ports are open but never let anybody in: its waiting rooms are full and the program is frozen. */
export async function frozen(address: string, ports: number[]): Promise<{ stop(): void }> {
  const listen = ports.map((port) => `s(${port})`).join(';');
  const program = `const n=require('net');let left=${ports.length};const s=(p)=>n.createServer().listen({port:p,host:'${address}',backlog:1},()=>{if(--left===0){process.stdout.write('up');setTimeout(()=>process.kill(process.pid,'SIGSTOP'),50)}});${listen}`;
  const child = spawn(process.execPath, ['-e', program], { stdio: ['ignore', 'pipe', 'inherit'] });
  await new Promise<void>((resolve) => child.stdout.once('data', () => setTimeout(resolve, 200)));
  const waiting = ports.flatMap((port) => Array.from({ length: 4 }, () => connect({ host: address, port }).on('error', () => {})));
  await new Promise((resolve) => setTimeout(resolve, 200));
  return {
    stop() {
      for (const socket of waiting) socket.destroy();
      child.kill('SIGKILL');
    },
  };
}
