import { Server, ServerCredentials } from '@grpc/grpc-js';
import type {
  Metadata,
  MethodDefinition,
  sendUnaryData,
  ServerUnaryCall,
  ServerWritableStream,
  ServiceDefinition,
  UntypedHandleCall,
} from '@grpc/grpc-js';
import { AsyncLocalStorage } from 'node:async_hooks';
import { rmSync } from 'node:fs';
import type { Logger } from '../telemetry/logger.js';
import { sleep } from '../concurrency/sleep.js';
import type { Keyring } from '../config/service-keys.js';
import { traced } from '../telemetry/tracing.js';
import { CallFailed, refusalOf, statusOf } from './call-error.js';
import type { CallStatus } from './call-error.js';
import { withCall } from './call-context.js';
import type { CallContext } from './call-context.js';
import { refuseWhoMayNotAsk, verifyServiceCall } from './service-call.js';
import type { Asked } from './service-call.js';

// eslint-disable-next-line @typescript-eslint/no-explicit-any
type AnyMethod = (request: any, call: CallContext) => any;

/** Methods of a service definition as plain async functions; a streaming one is an async generator. */
export type RpcImplementation<D extends ServiceDefinition> = {
  [M in keyof D]: D[M] extends {
    requestDeserialize: (value: Buffer) => infer Q;
    responseSerialize: (value: infer A) => Buffer;
    responseStream: infer Streams;
  }
    ? Streams extends true
      ? (request: Q, call: CallContext) => AsyncIterable<A>
      : (request: Q, call: CallContext) => Promise<A>
    : never;
};

/** A method called by a service of the same process, which says by its name who it is. Throws a `CallFailed`. */
export type LocalMethod = (request: unknown, context: CallContext, from: string) => Promise<unknown>;

const STOP_WAITS_MS = 5_000;

interface Called {
  path: string;
  method: string;
  asked: Asked | undefined;
}

export interface RpcServerOptions {
  /** `unix:/path` or `host:port`. */
  address: string;
  keyring: Keyring;
  logger: Logger;
  /** After so long a caller connects anew, and so finds a pod that was added. Default a minute. */
  connectionAgeMs?: number;
}

/** One gRPC server per process; every service of the process adds its methods. */
export class RpcServer {
  private readonly server: Server;
  private readonly local = new Map<string, LocalMethod>();
  /** A method of another service must not see what surrounds its caller: its trace, its call. */
  private readonly outside = AsyncLocalStorage.snapshot();
  private answers = false;
  private inHand = 0;

  constructor(private readonly options: RpcServerOptions) {
    this.server = new Server({
      'grpc.max_receive_message_length': 8 * 1024 * 1024,
      'grpc.max_connection_age_ms': options.connectionAgeMs ?? 60_000,
    });
  }

  add<D extends ServiceDefinition>(definition: D, implementation: RpcImplementation<D>, asked?: Asked): void {
    const handlers: Record<string, UntypedHandleCall> = {};
    for (const [name, method] of Object.entries(definition)) {
      const run = (implementation as unknown as Record<string, AnyMethod | undefined>)[name];
      if (!run) throw new Error(`${method.path} has no implementation`);
      const called = { path: method.path, method: name, asked };
      const bound = run.bind(implementation);
      handlers[name] = method.responseStream ? this.streaming(called, bound) : this.unary(called, bound);
      if (!method.responseStream) this.local.set(method.path, this.locally(called, method, bound));
    }
    this.server.addService(definition, handlers);
  }

  /** The method without a line; undefined where it streams or is not of this process, and while this server does not answer. */
  localMethod(path: string): LocalMethod | undefined {
    return this.answers ? this.local.get(path) : undefined;
  }

  async start(): Promise<void> {
    if (this.options.address.startsWith('unix:')) rmSync(this.options.address.slice('unix:'.length), { force: true });
    await new Promise<void>((resolve, reject) =>
      this.server.bindAsync(this.options.address, ServerCredentials.createInsecure(), (error) => (error ? reject(error) : resolve())),
    );
    this.answers = true;
  }

  async stop(): Promise<void> {
    this.answers = false;
    const until = performance.now() + STOP_WAITS_MS;
    while (this.inHand > 0 && performance.now() < until) await sleep(20);
    await new Promise<void>((resolve) => {
      const force = setTimeout(() => this.server.forceShutdown(), STOP_WAITS_MS);
      this.server.tryShutdown(() => {
        clearTimeout(force);
        resolve();
      });
    });
  }

  private unary(called: Called, run: AnyMethod) {
    return (call: ServerUnaryCall<unknown, unknown>, done: sendUnaryData<unknown>): void => {
      void this.within(called, call.metadata, (context) => run(call.request, context)).then(
        (answer) => done(null, answer),
        (error: unknown) => done(this.toStatus(called.path, error)),
      );
    };
  }

  private streaming(called: Called, run: AnyMethod) {
    return (call: ServerWritableStream<unknown, unknown>): void => {
      const pump = async (context: CallContext): Promise<void> => {
        for await (const message of run(call.request, context) as AsyncIterable<unknown>) {
          if (call.cancelled) return;
          if (!call.write(message)) await drainedOrLeft(call);
        }
        call.end();
      };
      void this.within(called, call.metadata, pump).catch((error: unknown) => call.emit('error', this.toStatus(called.path, error)));
    };
  }

  /** Both messages are written and read as on the line: neither side holds an object of the other, and defaults are filled in. */
  private locally(called: Called, method: MethodDefinition<unknown, unknown>, run: AnyMethod): LocalMethod {
    return async (request, context, from) => {
      const sent = method.requestDeserialize(method.requestSerialize(request));
      this.inHand += 1;
      try {
        if (called.asked) refuseWhoMayNotAsk(called.asked, from, called.method);
        const answer = await this.outside(() => this.run(called, { ...context }, (its) => run(sent, its)));
        return method.responseDeserialize(method.responseSerialize(answer));
      } catch (error) {
        throw new CallFailed(this.toStatus(called.path, error));
      } finally {
        this.inHand -= 1;
      }
    };
  }

  private async within<T>(called: Called, metadata: Metadata, work: (context: CallContext) => Promise<T>): Promise<T> {
    const context = verifyServiceCall((name) => metadata.get(name)[0]?.toString(), this.options.keyring, called, Date.now());
    return this.run(called, context, work);
  }

  private run<T>(called: Called, context: CallContext, work: (context: CallContext) => Promise<T>): Promise<T> {
    return withCall(context, () => traced(`rpc ${called.path}`, context.traceparent, () => work(context)));
  }

  private toStatus(path: string, error: unknown): CallStatus {
    const sent = refusalOf(error);
    if (!sent) this.options.logger.error({ err: error, path }, 'rpc call failed');
    if (sent?.code === 'CALLER_NOT_ALLOWED') this.options.logger.error({ path }, `rpc call refused: ${sent.message}`);
    return statusOf(error);
  }
}

/** A client that left never reads again: nothing drains then, and the stream must not wait for it. */
async function drainedOrLeft(call: ServerWritableStream<unknown, unknown>): Promise<void> {
  if (call.cancelled) return;
  const signs = ['drain', 'cancelled', 'close', 'error'];
  let done: () => void = () => undefined;
  const sign = new Promise<void>((resolve) => (done = resolve));
  for (const name of signs) call.once(name, done);
  await sign;
  for (const name of signs) call.off(name, done);
}
