import { topicCodecs, topicDeclarations } from '@nowahala/contracts';
import type { TopicMessages, TopicName } from '@nowahala/contracts';
import type { ServiceDefinition } from '@grpc/grpc-js';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  encodeMessage,
  keyringOfRoot,
  newId,
  parseConfig,
  platformSettings,
  ProductClock,
  RpcClients,
  RpcServer,
  createLogger,
  openBus,
  Metrics,
  ServiceProcess,
  sleep,
  systemCaller,
  currentCall,
  withCall,
} from '@nowahala/platform';
import type { Caller, Publication, RpcClient, RpcImplementation, Service } from '@nowahala/platform';
import { throwawayDatabase } from './throwaway-database.js';
import type { ThrowawayDatabase } from './throwaway-database.js';

export interface AppOptions {
  services: Service[];
  env?: Record<string, string>;
  clock?: ProductClock;
  /** Fakes of the services that are not started; a method left out fails. */
  rpcStubs?: [ServiceDefinition, Record<string, unknown>][];
  /** Of metrics and health; without it there are none. */
  opsPort?: number;
}

export interface App {
  process: ServiceProcess;
  database: ThrowawayDatabase;
  clock: ProductClock;
  /** A provider of one of the services. */
  get<T>(service: string, token: unknown): T;
  /** As another service would: straight to the bus. */
  publish<T extends TopicName>(
    topic: T,
    message: TopicMessages[T],
    envelope: { key: string; tenantId?: string; region?: string; id?: string; headers?: Record<string, string> },
  ): Promise<string>;
  /** Everything seen on a topic since the app started, in order of arrival. */
  collect<T extends TopicName>(topic: T, region?: string): Promise<TopicMessages[T][]>;
  client<D extends ServiceDefinition>(definition: D, service: string, caller?: Caller): RpcClient<D>;
  stop(): Promise<void>;
}

/** A machine that runs everything at once answers late; specs of deadlines give their own. */
const DEADLINE_MS = 10_000;
const SECRET = 'a secret that only the specs know and long enough';

/** One or more real services on a throw-away database with the PostgreSQL bus; other services are stubs on a real gRPC socket. */
export async function startApp(options: AppOptions): Promise<App> {
  const database = await throwawayDatabase();
  const folder = mkdtempSync(join(tmpdir(), 'nowahala-app-'));
  const clock = options.clock ?? new ProductClock();
  const env = {
    LOG_LEVEL: 'error',
    DATA_DIR: folder,
    PORT: '0',
    METRICS_PORT: String(options.opsPort ?? 0),
    INTERNAL_SECRET: SECRET,
    DOMAIN_LOOKUPS: 'off',
    ...options.env,
  };
  const settings = parseConfig(platformSettings, env);
  const here = `unix:${join(folder, 'app.sock')}`;
  const elsewhere = `unix:${join(folder, 'stubs.sock')}`;
  const local = new Set<string>(options.services.map((service) => service.name));
  const addressOf = (service: string) => (local.has(service) ? here : elsewhere);

  const keyring = keyringOfRoot(SECRET);
  const stubs = new RpcServer({ address: elsewhere, keyring, logger: createLogger('silent', 'stubs') });
  for (const [definition, methods] of options.rpcStubs ?? []) stubs.add(definition, complete(definition, methods));
  await stubs.start();

  const process = new ServiceProcess({
    services: options.services,
    settings,
    env,
    databaseUrl: database.url,
    poolSize: 5,
    keyring,
    rpcAddress: here,
    addressOf,
    clock,
    opsHost: options.opsPort === undefined ? undefined : '127.0.0.1',
  });
  await process.start();
  const bus = await openBus(settings, database.url, new Metrics(), createLogger('silent', 'app'));
  const clients = new RpcClients(addressOf, keyring, 'gateway');
  const seen = new Map<string, unknown[]>();

  return {
    process,
    database,
    clock,
    get: (service, token) => process.host!.get(service, token),
    publish: async (topic, message, { key, tenantId = newId(), region, id = newId(), headers }) => {
      const now = clock.now();
      const publication = { topic, key, message, region: region ?? settings.PROBE_REGION } as Publication;
      const encoded = encodeMessage(publication, id, { tenantId, producer: 'spec', now, meta: { actor: 'spec', correlationId: newId() } });
      await bus.publish([{ ...encoded, headers: { ...encoded.headers, ...headers }, occurredAt: now }]);
      return id;
    },
    collect: async <T extends TopicName>(topic: T, region?: string) => {
      const name = topicDeclarations.find((candidate) => candidate.name === topic)!.perRegion
        ? `${topic}.${region ?? settings.PROBE_REGION}`
        : topic;
      const known = seen.get(name);
      if (known) return known as TopicMessages[T][];
      const list: unknown[] = [];
      seen.set(name, list);
      const codec = topicCodecs[topic] as { decode(bytes: Uint8Array): unknown };
      await bus.subscribe({
        group: `spec.${newId()}`,
        topics: [name],
        from: 'earliest',
        maxBatch: 200,
        handler: async (batch) => void list.push(...batch.map((message) => codec.decode(message.payload))),
      });
      return list as TopicMessages[T][];
    },
    client: (definition, service, caller = systemCaller) => as(clients.client(definition, service), caller),
    stop: async () => {
      await bus.close();
      clients.close();
      await process.stop();
      await stubs.stop();
      await database.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function as<D extends ServiceDefinition>(client: RpcClient<D>, caller: Caller): RpcClient<D> {
  const methods = Object.entries(client).map(([name, method]) => [
    name,
    (request: unknown, more: object = {}) =>
      withCall({ caller, correlationId: newId(), language: currentCall()?.language }, () =>
        (method as (q: unknown, o: object) => unknown)(request, { caller, deadlineMs: DEADLINE_MS, ...more }),
      ),
  ]);
  return Object.fromEntries(methods) as RpcClient<D>;
}

function complete<D extends ServiceDefinition>(definition: D, methods: Record<string, unknown>): RpcImplementation<D> {
  const missing = (name: string) => async () => {
    throw new Error(`the stub has no ${name}`);
  };
  return Object.fromEntries(
    Object.keys(definition).map((name) => [name, methods[name] ?? missing(name)]),
  ) as unknown as RpcImplementation<D>;
}

/**
 * Waits until `ask` returns something truthy; fails with `what` when the time is up. It asks less often the longer it
 * waits: what it asks is also limited, and what it waits for needs the processor.
 */
export async function eventually<T>(
  what: string,
  ask: () => Promise<T> | T,
  timeoutMs = 30_000,
): Promise<Exclude<T, false | null | undefined>> {
  const begunAt = performance.now();
  const passedMs = () => performance.now() - begunAt;
  let last: unknown;
  for (;;) {
    try {
      const answer = await ask();
      if (answer) return answer as Exclude<T, false | null | undefined>;
      last = answer;
    } catch (error) {
      last = error;
    }
    if (passedMs() > timeoutMs)
      throw new Error(
        `${what} did not come true within ${timeoutMs} ms; last: ${last instanceof Error ? last.message : JSON.stringify(last)}`,
      );
    await sleep(Math.min(25 + passedMs() / 20, 250));
  }
}

/** A signed-in user for calls. */
export const userCaller = (userId: string, workspaceIds: string[] = []): Caller => ({
  via: 'session',
  userId,
  sessionId: newId(),
  workspaceIds,
  scopes: [],
});
