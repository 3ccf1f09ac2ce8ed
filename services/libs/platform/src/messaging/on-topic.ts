import type { TopicMessages, TopicName } from '@nowahala/contracts';
import { Ctx, EventPattern, Payload } from '@nestjs/microservices';
import type { MessageContext } from './message-context.js';

export interface TopicOptions {
  /** Readers of one service that must not wait for each other have groups of their own. Default `main`. */
  group?: string;
  /** Where a group that never read before begins. Default earliest. */
  from?: 'earliest' | 'latest';
  /** The handler takes `TopicBatch` instead of one message. */
  batch?: boolean;
  /** With `batch`: what several partitions have at the same time comes as one, so that a few messages of each make one transaction. */
  together?: boolean;
  /** How long a dead reader of this group may keep its partitions; the bus has a default. */
  sessionTimeoutMs?: number;
}

export interface TopicBatchItem<T extends TopicName> {
  message: TopicMessages[T];
  context: MessageContext;
}

export type TopicBatch<T extends TopicName> = TopicBatchItem<T>[];

type OneHandler<T extends TopicName> = (message: TopicMessages[T], context: MessageContext) => Promise<void>;
type BatchHandler<T extends TopicName> = (batch: TopicBatch<T>) => Promise<void>;

/** Nest's @EventPattern for a declared topic: the compiler knows which message the handler is given. */
export function OnTopic<T extends TopicName>(
  topic: T,
  options: TopicOptions & { batch: true },
): <M extends BatchHandler<T>>(target: object, name: string | symbol, descriptor: TypedPropertyDescriptor<M>) => void;
export function OnTopic<T extends TopicName>(
  topic: T,
  options?: TopicOptions,
): <M extends OneHandler<T>>(target: object, name: string | symbol, descriptor: TypedPropertyDescriptor<M>) => void;
export function OnTopic(topic: TopicName, options: TopicOptions = {}): MethodDecorator {
  return (target, name, descriptor) => {
    Payload()(target, name, 0);
    if (!options.batch) Ctx()(target, name, 1);
    (EventPattern(topic, options as Record<string, unknown>) as MethodDecorator)(target, name, descriptor);
  };
}
