import { expect } from '@jest/globals';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import { errorResponse } from '@nowahala/api';
import { startApp, WrongClock } from '@nowahala/testkit';
import type { App } from '@nowahala/testkit';
import { gateway } from '../src/gateway.service.js';
import { documentedRoutes } from '../src/openapi/documented-routes.js';
import type { DocumentedRoute } from '../src/openapi/documented-routes.js';
import { Routes } from '../src/request/routes.js';
import { FakeServices } from './fakes/fake-services.js';

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

export interface GatewayApp extends App {
  fakes: FakeServices;
  url: string;
  routes: DocumentedRoute[];
  /** Every JSON response is held against the contract on the way. */
  call(method: string, path: string, options?: Call): Promise<HttpResponse>;
  onMachine<T>(wrongMs: number, work: () => Promise<T>): Promise<T>;
}

/** The gateway on a real port, with fakes that keep and check what it asks of them. */
export async function startGateway(env: Record<string, string> = {}): Promise<GatewayApp> {
  const fakes = new FakeServices();
  const clock = new WrongClock();
  const app = await startApp({ services: [gateway], clock, rpcStubs: fakes.stubs() as never, env });
  const server = app.get<HttpAdapterHost>('gateway', HttpAdapterHost).httpAdapter.getInstance() as FastifyInstance;
  const { port } = server.server.address() as { port: number };
  const url = `http://127.0.0.1:${port}`;
  const routes = documentedRoutes(app.get<Routes>('gateway', Routes));
  return {
    ...app,
    fakes,
    url,
    routes,
    call: async (method, path, options) => {
      const response = await send(`${url}${path}`, method, options);
      if (response.body !== undefined) expectContract(routes, method, path, response);
      return response;
    },
    onMachine: (wrongMs, work) => clock.whileWrong(wrongMs, work),
  };
}

/** A success has exactly the fields of its route, a refusal those of every refusal. */
function expectContract(routes: DocumentedRoute[], method: string, path: string, { status, body }: HttpResponse): void {
  const plain = path.replace(/\?.*$/, '').replace(/(?<=.)\/+$/, '');
  const matches = (route: DocumentedRoute) =>
    route.method === method && new RegExp(`^${route.path.replaceAll('.', '\\.').replaceAll(/:\w+/g, '[^/]+')}$`).test(plain);
  const [route] = routes.filter(matches).sort((one, other) => one.path.split(':').length - other.path.split(':').length);
  const schema = status < 400 ? route?.response : errorResponse;
  const parsed = schema?.safeParse(body);
  expect({ route: `${method} ${plain}`, status, body: parsed?.data, problem: parsed?.error?.message }).toEqual({
    route: `${method} ${plain}`,
    status,
    body,
    problem: undefined,
  });
}

async function send(url: string, method: string, { token, body, headers = {}, raw }: Call = {}): Promise<HttpResponse> {
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
