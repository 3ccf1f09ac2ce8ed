import { type TopicMessages, type TopicName, topicCodecs, topicDeclarations } from '@nowahala/contracts';
import { type Clock, type EventBus, type OutMessage, headersOf, newId } from '@nowahala/platform';
import type { ResultBatch } from '../../application/publish-results.js';
import { toPingResult } from '../mappers/check.mapper.js';

/** A batch holds results of many customers, so its envelope names none. */
const NO_TENANT = '00000000-0000-0000-0000-000000000000';

/** Straight to the bus, without an outbox: the prober has no database, and a lost result is only a grey slot. */
export class CheckResultPublication {
  constructor(
    private readonly bus: EventBus,
    private readonly clock: Clock,
    private readonly region: string,
  ) {}

  async results(batches: ResultBatch[]): Promise<void> {
    const { region } = this;
    await this.bus.publish(
      batches.map(({ shard, results }) =>
        this.message('ping.completed', String(shard), {
          shard,
          region,
          results: results.map((completed) => toPingResult(completed, region)),
        }),
      ),
    );
  }

  async regionHealth({ references, successful }: { references: number; successful: number }): Promise<void> {
    await this.bus.publish([
      this.message('region.health', this.region, { region: this.region, at: this.clock.now(), references, referencesGood: successful }),
    ]);
  }

  private message<T extends TopicName>(topic: T, key: string, message: TopicMessages[T]): OutMessage {
    const declaration = topicDeclarations.find(({ name }) => name === topic)!;
    const codec = topicCodecs[topic] as { encode(value: TopicMessages[T]): { finish(): Uint8Array } };
    const id = newId();
    const now = this.clock.now();
    const headers = headersOf(id, declaration.message, {
      tenantId: NO_TENANT,
      producer: 'prober',
      now,
      meta: { actor: 'prober', correlationId: id },
    });
    return { topic, key, id, type: declaration.message, payload: codec.encode(message).finish(), headers, occurredAt: now };
  }
}
