import type { TopicMessages, TopicName } from '@nowahala/contracts';
import type { EventBus } from '../bus/event-bus.js';
import type { Clock } from '../core/clock.js';
import { newId } from '../core/ids.js';
import { encodeMessage } from './envelope.js';
import type { Publication } from './envelope.js';

/** The tenant of a message that holds data of many customers. */
export const NO_TENANT = '00000000-0000-0000-0000-000000000000';

export interface DirectMessage<T extends TopicName> {
  message: TopicMessages[T];
  key: string;
  /** Default: many customers together, `NO_TENANT`. */
  tenantId?: string | undefined;
  /** Required by topics that are declared per region. */
  region?: string | undefined;
}

/** Publishes without an outbox, for messages that are worth less than a transaction. */
export class DirectPublisher {
  constructor(
    private readonly bus: EventBus,
    private readonly clock: Clock,
    private readonly producer: string,
  ) {}

  /** Resolves when the message is durable; rejects with the errors of the bus. */
  publishDirect<T extends TopicName>(topic: T, message: TopicMessages[T], to: Omit<DirectMessage<T>, 'message'>): Promise<void> {
    return this.publishAllDirect(topic, [{ ...to, message }]);
  }

  /** The same for many messages in one call of the bus. */
  async publishAllDirect<T extends TopicName>(topic: T, messages: DirectMessage<T>[]): Promise<void> {
    const { producer } = this;
    const now = this.clock.now();
    await this.bus.publish(
      messages.map(({ tenantId = NO_TENANT, ...rest }) => {
        const id = newId();
        const envelope = { tenantId, producer, now, meta: { actor: producer, correlationId: id } };
        return { ...encodeMessage({ topic, ...rest } as Publication, id, envelope), occurredAt: now };
      }),
    );
  }
}
