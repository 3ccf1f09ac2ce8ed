import type { Message, TopicMessages } from 'kafkajs';
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

function sizeOf({ key, value, headers }: Message): number {
  let bytes = RECORD_OVERHEAD_BYTES + Buffer.byteLength(key ?? '') + (value?.length ?? 0);
  for (const [name, text] of Object.entries(headers ?? {}))
    for (const part of [text].flat()) bytes += name.length + 8 + Buffer.byteLength(part ?? '');
  return bytes;
}
