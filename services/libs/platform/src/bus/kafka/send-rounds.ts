import type { Message, RecordMetadata, TopicMessages } from 'kafkajs';
import { RetriableBusError } from '../event-bus.js';
import { PartialFailure } from '../partial-failure.js';
import { partitionOf } from '../partitioner.js';
import type { RoutedMessage } from '../publisher.js';
import { toKafka } from './kafka-messages.js';

/** kafkajs makes one record batch of all messages of a partition, and Kafka refuses a batch above `max.message.bytes`. */
const BYTES_PER_RECORD_BATCH = 1_000_000;
const RECORD_OVERHEAD_BYTES = 128;

interface Run {
  topic: string;
  messages: Message[];
  bytes: number;
}

/** What to send one after the other: in each round every partition has at most one record batch of a size that is taken. */
export function sendRounds(routed: readonly RoutedMessage[]): TopicMessages[][] {
  const rounds: Map<string, Run>[] = [];
  const roundOf = new Map<string, number>();
  for (const one of routed) {
    const message = toKafka(one);
    const place = `${one.topic.name}:${message.partition}`;
    const bytes = sizeOf(message);
    let round = roundOf.get(place) ?? 0;
    const open = rounds[round]?.get(place);
    if (open && open.bytes + bytes > BYTES_PER_RECORD_BATCH) round += 1;
    roundOf.set(place, round);
    const runs = (rounds[round] ??= new Map());
    const run = runs.get(place) ?? { topic: one.topic.name, messages: [], bytes: 0 };
    run.messages.push(message);
    run.bytes += bytes;
    runs.set(place, run);
  }
  return rounds.map((runs) => {
    const byTopic = Map.groupBy(runs.values(), ({ topic }) => topic);
    return [...byTopic].map(([topic, parts]) => ({ topic, messages: parts.flatMap(({ messages }) => messages) }));
  });
}

/** The partitions that took nothing: kafkajs leaves out what is meant for one that a topic does not have, and reports success. */
export class MissingPartitions {
  private readonly places = new Set<string>();

  /** What is left of a round: no message goes before an earlier one of its partition that was left out. */
  without(round: readonly TopicMessages[]): TopicMessages[] {
    if (this.places.size === 0) return [...round];
    return round
      .map(({ topic, messages }) => ({ topic, messages: messages.filter(({ partition }) => !this.places.has(`${topic}:${partition}`)) }))
      .filter(({ messages }) => messages.length > 0);
  }

  learn(sent: readonly TopicMessages[], answers: readonly RecordMetadata[]): void {
    const taken = new Set(answers.map(({ topicName, partition }) => `${topicName}:${partition}`));
    for (const { topic, messages } of sent)
      for (const { partition } of messages) if (!taken.has(`${topic}:${partition}`)) this.places.add(`${topic}:${partition}`);
  }

  /** Throws PartialFailure for the messages that are meant for them. */
  refuse(routed: readonly RoutedMessage[]): void {
    const lost = routed.filter(({ message, topic }) => this.places.has(`${topic.name}:${partitionOf(message.key, topic.partitions)}`));
    if (lost.length === 0) return;
    const error = new RetriableBusError(`Kafka took nothing for ${[...this.places].toSorted().join(', ')}; do these partitions exist?`);
    throw new PartialFailure(new Map(lost.map(({ message }) => [message.id, error])));
  }
}

function sizeOf({ key, value, headers }: Message): number {
  let bytes = RECORD_OVERHEAD_BYTES + Buffer.byteLength(key ?? '') + (value?.length ?? 0);
  for (const [name, text] of Object.entries(headers ?? {}))
    for (const part of [text].flat()) bytes += name.length + 8 + Buffer.byteLength(part ?? '');
  return bytes;
}
