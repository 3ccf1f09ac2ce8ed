import { Metadata, Server, ServerCredentials, status } from '@grpc/grpc-js';
import type { sendUnaryData, ServerUnaryCall, ServerWritableStream, ServiceDefinition, UntypedHandleCall } from '@grpc/grpc-js';
import { rmSync } from 'node:fs';
import type { Logger } from '../telemetry/logger.js';
import { redactText } from '../telemetry/logger.js';
import { isTransientDatabaseError } from '../database/database.js';
import type { Keyring } from '../config/service-keys.js';
import { Refusal, refusal } from '../core/refusal.js';
import type { RefusalKind } from '../core/refusal.js';
import { traced } from '../telemetry/tracing.js';
import { withCall } from './call-context.js';
import type { CallContext } from './call-context.js';
import { verifyServiceCall } from './service-call.js';
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

const CODE_OF_KIND: Record<RefusalKind, status> = {
  invalid: status.INVALID_ARGUMENT,
  unauthenticated: status.UNAUTHENTICATED,
  forbidden: status.PERMISSION_DENIED,
  not_found: status.NOT_FOUND,
  conflict: status.ALREADY_EXISTS,
  unprocessable: status.FAILED_PRECONDITION,
  limited: status.RESOURCE_EXHAUSTED,
  bad_gateway: status.UNAVAILABLE,
  unavailable: status.UNAVAILABLE,
};

export const REFUSAL_HEADER = 'refusal-bin';

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
      handlers[name] = method.responseStream
        ? this.streaming(called, run.bind(implementation))
        : this.unary(called, run.bind(implementation));
    }
    this.server.addService(definition, handlers);
  }

  async start(): Promise<void> {
    if (this.options.address.startsWith('unix:')) rmSync(this.options.address.slice('unix:'.length), { force: true });
    await new Promise<void>((resolve, reject) =>
      this.server.bindAsync(this.options.address, ServerCredentials.createInsecure(), (error) => (error ? reject(error) : resolve())),
    );
  }

  async stop(): Promise<void> {
    await new Promise<void>((resolve) => {
      const force = setTimeout(() => this.server.forceShutdown(), 5_000);
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

  private async within<T>(called: Called, metadata: Metadata, work: (context: CallContext) => Promise<T>): Promise<T> {
    const context = verifyServiceCall((name) => metadata.get(name)[0]?.toString(), this.options.keyring, called, Date.now());
    return withCall(context, () => traced(`rpc ${called.path}`, context.traceparent, () => work(context)));
  }

  private toStatus(path: string, error: unknown) {
    const metadata = new Metadata();
    const sent =
      error instanceof Refusal
        ? error
        : isTransientDatabaseError(error)
          ? refusal('TRY_AGAIN', 'unavailable', 'We could not do that just now. Please try again in a moment.')
          : undefined;
    if (!sent) {
      this.options.logger.error({ err: error, path }, 'rpc call failed');
      return { code: status.INTERNAL, details: redactText(String((error as Error).message ?? error)), metadata };
    }
    const { code, kind, message, details } = sent;
    if (code === 'CALLER_NOT_ALLOWED') this.options.logger.error({ path }, `rpc call refused: ${message}`);
    metadata.set(REFUSAL_HEADER, Buffer.from(JSON.stringify({ code, kind, message, details })));
    return { code: CODE_OF_KIND[kind], details: code, metadata };
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
