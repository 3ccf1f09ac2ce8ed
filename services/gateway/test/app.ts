import { HttpAdapterHost } from '@nestjs/core';
import { startRoom } from '@nowahala/testkit';
import type { Room } from '@nowahala/testkit';
import type { FastifyInstance } from 'fastify';
import { gateway } from '../src/gateway.service.js';
import { Routes } from '../src/request/routes.js';
import type { Route } from '../src/request/routes.js';
import { FakeServices } from './fake-services.js';

export interface Call {
  token?: string;
  body?: unknown;
  headers?: Record<string, string>;
  raw?: string;
}

export interface HttpResponse {
  status: number;
  headers: Headers;
  text: string;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  body: any;
}

export interface GatewayApp {
  room: Room;
  fakes: FakeServices;
  url: string;
  routes: Route[];
  call(method: string, path: string, options?: Call): Promise<HttpResponse>;
  stop(): Promise<void>;
}

/** The gateway on a real port, with fakes that keep and check what it asks of them. */
export async function startGateway(env: Record<string, string> = {}): Promise<GatewayApp> {
  const fakes = new FakeServices();
  const room = await startRoom({ services: [gateway], rpcStubs: fakes.stubs() as never, env });
  const server = room.get<HttpAdapterHost>('gateway', HttpAdapterHost).httpAdapter.getInstance() as FastifyInstance;
  const address = server.server.address() as { port: number };
  const url = `http://127.0.0.1:${address.port}`;
  return {
    room,
    fakes,
    url,
    routes: room.get<Routes>('gateway', Routes).all,
    call: (method, path, options) => call(`${url}${path}`, method, options),
    stop: () => room.stop(),
  };
}

async function call(url: string, method: string, { token, body, headers = {}, raw }: Call = {}): Promise<HttpResponse> {
  const sent = raw ?? (body === undefined ? undefined : JSON.stringify(body));
  const response = await fetch(url, {
    method,
    redirect: 'manual',
    headers: {
      ...(sent !== undefined && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    body: sent,
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json');
  return { status: response.status, headers: response.headers, text, body: isJson && text !== '' ? JSON.parse(text) : undefined };
}
