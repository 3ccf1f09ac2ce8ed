import { Client, credentials, Metadata, status } from '@grpc/grpc-js';
import type { ServiceDefinition, ServiceError } from '@grpc/grpc-js';
import type { Keyring } from '../config/service-keys.js';
import { Refusal, refusal } from '../core/refusal.js';
import type { RefusalDetails, RefusalKind } from '../core/refusal.js';
import { newId } from '../core/ids.js';
import { currentTraceparent, traced } from '../telemetry/tracing.js';
import { currentCall } from './call-context.js';
import type { CallContext, Caller } from './call-context.js';
import { REFUSAL_HEADER } from './rpc-server.js';
import { signServiceCall } from './service-call.js';

export interface RpcCallOptions {
  /** Default 2,000. */
  deadlineMs?: number;
  /** Retries once when the other side could not be reached; for reads only. */
  retry?: boolean;
  /** Default: the caller of the call in hand. Where there is none, nobody is guessed and the call is refused. */
  caller?: Caller;
}

export type RpcClient<D extends ServiceDefinition> = {
  [M in keyof D]: D[M] extends {
    requestSerialize: (value: infer Q) => Buffer;
    responseDeserialize: (value: Buffer) => infer A;
    responseStream: infer Streams;
  }
    ? Streams extends true
      ? (request: Q, options?: RpcCallOptions) => AsyncIterable<A>
      : (request: Q, options?: RpcCallOptions) => Promise<A>
    : never;
};

export interface RpcObserver {
  (method: string, code: string, seconds: number): void;
}

const CHANNEL_OPTIONS = {
  'grpc.service_config': JSON.stringify({ loadBalancingConfig: [{ round_robin: {} }] }),
  'grpc.max_receive_message_length': 8 * 1024 * 1024,
  'grpc.keepalive_time_ms': 20_000,
  'grpc.initial_reconnect_backoff_ms': 200,
  'grpc.max_reconnect_backoff_ms': 2_000,
  // When pods are replaced one after the other, the second is looked up too, and not half a minute later.
  'grpc.dns_min_time_between_resolutions_ms': 1_000,
};

export const serviceUnavailable = (): Refusal =>
  refusal('TRY_AGAIN', 'unavailable', 'We could not do that just now. Please try again in a moment.');

/** Callable services by address. Connections are shared and opened at the first call. */
export class RpcClients {
  constructor(
    private readonly addressOf: (service: string) => string,
    private readonly keyring: Keyring | undefined,
    /** Who asks. */
    private readonly from: string,
    private readonly observe: RpcObserver = () => undefined,
    private readonly channels = new Map<string, Client>(),
  ) {}

  /** In another one's name, over the same connections. */
  as(from: string): RpcClients {
    return new RpcClients(this.addressOf, this.keyring, from, this.observe, this.channels);
  }

  /** `client(identity.IdentityServiceService, 'identity').login({...})`; throws the other side's Refusal as it was said. */
  client<D extends ServiceDefinition>(definition: D, service: string): RpcClient<D> {
    const methods: Record<string, unknown> = {};
    for (const [name, method] of Object.entries(definition)) {
      methods[name] = method.responseStream
        ? (request: unknown, options: RpcCallOptions = {}) => this.stream(service, method, request, options)
        : (request: unknown, options: RpcCallOptions = {}) => this.unary(service, method, request, options);
    }
    return methods as RpcClient<D>;
  }

  close(): void {
    for (const channel of this.channels.values()) channel.close();
    this.channels.clear();
  }

  private channel(service: string): Client {
    const address = this.addressOf(service);
    const known = this.channels.get(address);
    if (known) return known;
    const opened = new Client(address, credentials.createInsecure(), CHANNEL_OPTIONS);
    this.channels.set(address, opened);
    return opened;
  }

  private metadata(service: string, path: string, options: RpcCallOptions): Metadata {
    const metadata = new Metadata();
    const call = currentCall();
    const caller = options.caller ?? call?.caller;
    if (!caller) throw new Error(`${path} is asked on nobody's behalf: outside of a call its caller must be named`);
    const context: CallContext = {
      caller,
      correlationId: call?.correlationId ?? newId(),
      traceparent: currentTraceparent() ?? call?.traceparent,
      ...(call?.language && { language: call.language }),
    };
    const signed = this.keyring && signServiceCall(context, this.keyring, { from: this.from, to: service }, Date.now());
    if (!signed) throw new Error(`${path} is asked by ${this.from}, which holds no key to sign with for ${service}`);
    for (const [name, value] of Object.entries(signed)) metadata.set(name, value);
    return metadata;
  }

  private async unary(service: string, method: ServiceDefinition[string], request: unknown, options: RpcCallOptions): Promise<unknown> {
    const once = () => traced(`rpc call ${method.path}`, undefined, () => this.ask(service, method, request, options));
    try {
      return await once();
    } catch (error) {
      if (options.retry && error instanceof Refusal && error.code === 'TRY_AGAIN') return once();
      throw error;
    }
  }

  private ask(service: string, method: ServiceDefinition[string], request: unknown, options: RpcCallOptions): Promise<unknown> {
    const startedAt = performance.now();
    const done = (code: status) => this.observe(method.path, status[code], (performance.now() - startedAt) / 1000);
    return new Promise((resolve, reject) => {
      this.channel(service).makeUnaryRequest(
        method.path,
        method.requestSerialize,
        method.responseDeserialize,
        request,
        this.metadata(service, method.path, options),
        { deadline: Date.now() + (options.deadlineMs ?? 2_000), waitForReady: true } as never,
        (error: ServiceError | null, answer: unknown) => {
          done(error ? error.code : status.OK);
          if (error) reject(fromStatus(error));
          else resolve(answer);
        },
      );
    });
  }

  private async *stream(
    service: string,
    method: ServiceDefinition[string],
    request: unknown,
    options: RpcCallOptions,
  ): AsyncIterable<unknown> {
    const call = this.channel(service).makeServerStreamRequest(
      method.path,
      method.requestSerialize,
      method.responseDeserialize,
      request,
      this.metadata(service, method.path, options),
      {
        deadline: Date.now() + (options.deadlineMs ?? 60_000),
      },
    );
    try {
      yield* call as AsyncIterable<unknown>;
    } catch (error) {
      throw fromStatus(error as ServiceError);
    } finally {
      call.cancel();
    }
  }
}

function fromStatus(error: ServiceError): Error {
  const given = error.metadata?.get(REFUSAL_HEADER)[0];
  if (given) {
    const { code, kind, message, details } = JSON.parse(given.toString()) as {
      code: string;
      kind: RefusalKind;
      message: string;
      details: RefusalDetails;
    };
    // Their clock is far from ours, or a key is being changed: what is asked is not refused, and is asked again later.
    return new Refusal(code, code === 'CALLER_UNKNOWN' ? 'unavailable' : kind, message, details);
  }
  if (error.code === status.UNAVAILABLE || error.code === status.DEADLINE_EXCEEDED) return serviceUnavailable();
  return error;
}
