import { Client, credentials, Metadata, status } from '@grpc/grpc-js';
import type { ServiceDefinition, ServiceError } from '@grpc/grpc-js';
import type { Keyring } from '../config/service-keys.js';
import { endsWithin } from '../concurrency/ends-within.js';
import { KeyedSemaphore } from '../concurrency/keyed-semaphore.js';
import { Semaphore } from '../concurrency/semaphore.js';
import { Refusal } from '../core/refusal.js';
import { newId } from '../core/ids.js';
import { currentTraceparent, traced } from '../telemetry/tracing.js';
import { currentCall, currentUrgency, urgencies } from './call-context.js';
import type { CallContext, Caller } from './call-context.js';
import { CallFailed, errorOf, serviceUnavailable } from './call-error.js';
import { RetryBudget } from './retry-budget.js';
import type { LocalMethod } from './rpc-server.js';
import { SharedUntilBegun } from './shared-until-begun.js';
import { signServiceCall } from './service-call.js';

export interface RpcCallOptions {
  /** Default 2,000, of which waiting for its turn does not count. */
  deadlineMs?: number;
  /** A read: waits for its turn, and is asked once more when the other side could not be reached. */
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

const DEADLINE_MS = 2_000;

const CHANNEL_OPTIONS = {
  'grpc.service_config': JSON.stringify({ loadBalancingConfig: [{ round_robin: {} }] }),
  'grpc.max_receive_message_length': 8 * 1024 * 1024,
  // A machine that is gone says nothing: until it is noticed, every second call waits for it in vain.
  'grpc.keepalive_time_ms': 3_000,
  'grpc.keepalive_timeout_ms': 5_000,
  'grpc.initial_reconnect_backoff_ms': 200,
  'grpc.max_reconnect_backoff_ms': 2_000,
  // When pods are replaced one after the other, the second is looked up too, and not half a minute later.
  'grpc.dns_min_time_between_resolutions_ms': 1_000,
};

/** So many reads of a service are in hand at a time; more would all miss their deadline together, having been worked on for nothing. */
const READS_AT_ONCE = 32;
/** Who asks for much at once, or for what takes long, takes not the places of the others. */
const READS_OF_A_USER = 8;
/** What pages ask anew by themselves leaves the others to who has just opened one. */
const READS_IN_BACKGROUND = 8;
const BACKGROUND_READS_OF_A_USER = 4;
const READ_WAITS_MS = 5_000;

export interface RpcClientsOptions {
  observe?: RpcObserver;
  /** A method of this very process, which is called without a line. */
  localMethod?: (path: string) => LocalMethod | undefined;
}

const waiting = { maxWaitMs: READ_WAITS_MS, tooBusy: serviceUnavailable };

/** What a caller shares out among the calls to one service. */
class Callee {
  readonly retries = new RetryBudget();
  private readonly reads = new Semaphore(READS_AT_ONCE, waiting);
  private readonly readsOfUsers = new KeyedSemaphore(READS_OF_A_USER, waiting);
  private readonly inBackground = new Semaphore(READS_IN_BACKGROUND, waiting);
  private readonly inBackgroundOfUsers = new KeyedSemaphore(BACKGROUND_READS_OF_A_USER, waiting);
  private readonly shared = new SharedUntilBegun(READ_WAITS_MS / 2);

  /** In turn; the system is no user. What is waited in the own line is not waited again in that of all. `question`: who asks what. */
  read<T>({ caller, urgency }: CallContext, question: string, work: () => Promise<T>): Promise<T> {
    if (caller.userId === '') return this.reads.run(work);
    const until = performance.now() + READ_WAITS_MS;
    const left = () => Math.max(0, until - performance.now());
    const amongAll = (begin: () => Promise<T>) => this.reads.run(begin, left());
    const inTurn = (begin: () => Promise<T>) =>
      urgency === urgencies.page
        ? this.inBackgroundOfUsers.run(caller.userId, () => this.inBackground.run(() => amongAll(begin), left()))
        : this.readsOfUsers.run(caller.userId, () => amongAll(begin));
    return this.shared.ask(question, inTurn, work);
  }
}

/** Callable services by address. Connections are shared and opened at the first call. */
export class RpcClients {
  private readonly callees = new Map<string, Callee>();

  constructor(
    private readonly addressOf: (service: string) => string,
    private readonly keyring: Keyring | undefined,
    /** Who asks. */
    private readonly from: string,
    private readonly options: RpcClientsOptions = {},
    private readonly channels = new Map<string, Client>(),
  ) {}

  /** In another one's name, over the same connections. */
  as(from: string): RpcClients {
    return new RpcClients(this.addressOf, this.keyring, from, this.options, this.channels);
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

  private callee(service: string): Callee {
    const known = this.callees.get(service) ?? new Callee();
    this.callees.set(service, known);
    return known;
  }

  private context(path: string, options: RpcCallOptions): CallContext {
    const call = currentCall();
    const caller = options.caller ?? call?.caller;
    if (!caller) throw new Error(`${path} is asked on nobody's behalf: outside of a call its caller must be named`);
    return {
      caller,
      correlationId: call?.correlationId ?? newId(),
      traceparent: currentTraceparent() ?? call?.traceparent,
      ...(call?.language && { language: call.language }),
      ...(call && { urgency: currentUrgency() }),
    };
  }

  private metadata(service: string, path: string, options: RpcCallOptions): Metadata {
    const metadata = new Metadata();
    const context = this.context(path, options);
    const signed = this.keyring && signServiceCall(context, this.keyring, { from: this.from, to: service }, Date.now());
    if (!signed) throw new Error(`${path} is asked by ${this.from}, which holds no key to sign with for ${service}`);
    for (const [name, value] of Object.entries(signed)) metadata.set(name, value);
    return metadata;
  }

  private async unary(service: string, method: ServiceDefinition[string], request: unknown, options: RpcCallOptions): Promise<unknown> {
    const callee = this.callee(service);
    callee.retries.called();
    const once = () => traced(`rpc call ${method.path}`, undefined, () => this.ask(service, method, request, options));
    if (!options.retry) return once();
    const context = this.context(method.path, options);
    const { caller, language, urgency } = context;
    const question = JSON.stringify([method.path, caller, language, urgency, method.requestSerialize(request).toString('base64')]);
    return callee.read(context, question, async () => {
      try {
        return await once();
      } catch (error) {
        if (error instanceof Refusal && error.code === 'TRY_AGAIN' && callee.retries.take()) return once();
        throw error;
      }
    });
  }

  private async ask(service: string, method: ServiceDefinition[string], request: unknown, options: RpcCallOptions): Promise<unknown> {
    const startedAt = performance.now();
    const done = (code: status) => this.options.observe?.(method.path, status[code], (performance.now() - startedAt) / 1000);
    const local = this.options.localMethod?.(method.path);
    const deadlineMs = options.deadlineMs ?? DEADLINE_MS;
    try {
      const answer = await (local
        ? // As on the line: the caller is answered in time; the work itself goes on to its end, a read as far as it needs no more connections.
          endsWithin(
            deadlineMs,
            local(request, this.localContext(method.path, options, startedAt + deadlineMs), this.from),
            deadlineExceeded,
          )
        : this.overTheLine(service, method, request, options));
      done(status.OK);
      return answer;
    } catch (error) {
      const { code } = error as { code?: unknown };
      if (typeof code !== 'number') throw error;
      done(code);
      throw errorOf(error as ServiceError);
    }
  }

  private localContext(path: string, options: RpcCallOptions, until: number): CallContext {
    const context = this.context(path, options);
    return options.retry ? { ...context, readUntil: Math.min(until, currentCall()?.readUntil ?? Infinity) } : context;
  }

  private overTheLine(service: string, method: ServiceDefinition[string], request: unknown, options: RpcCallOptions): Promise<unknown> {
    return new Promise((resolve, reject) => {
      this.channel(service).makeUnaryRequest(
        method.path,
        method.requestSerialize,
        method.responseDeserialize,
        request,
        this.metadata(service, method.path, options),
        { deadline: Date.now() + (options.deadlineMs ?? DEADLINE_MS), waitForReady: true } as never,
        (error: ServiceError | null, answer: unknown) => (error ? reject(error) : resolve(answer)),
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
      throw errorOf(error as ServiceError);
    } finally {
      call.cancel();
    }
  }
}

const deadlineExceeded = (): Error =>
  new CallFailed({ code: status.DEADLINE_EXCEEDED, details: 'Deadline exceeded', metadata: new Metadata() });
