import { createHash } from 'node:crypto';
import type { IHeaders, KafkaMessage, Message } from 'kafkajs';
import { fullHeaders, plainHeaders } from '../admission.js';
import type { InMessage, MessageHeaders } from '../event-bus.js';
import { partitionOf } from '../partitioner.js';
import type { RoutedMessage } from '../publisher.js';

/** The partition is chosen here, so that both buses agree on it. */
export function toKafka({ message, topic }: RoutedMessage): Message {
  return {
    key: message.key,
    value: Buffer.from(message.payload.buffer, message.payload.byteOffset, message.payload.byteLength),
    headers: fullHeaders(plainHeaders(message.headers), message),
    partition: partitionOf(message.key, topic.partitions),
  };
}

export function fromKafka(topic: string, partition: number, message: KafkaMessage): InMessage {
  const { id, type, occurred_at: occurredAt, ...headers } = texts(message.headers ?? {});
  const fields = {
    // A message of another producer gets an id; its consumer decides what to do with it.
    id: typeof id === 'string' ? id : idOf(`${topic}:${partition}:${message.offset}`),
    type: typeof type === 'string' ? type : 'unknown',
    occurredAt: new Date(typeof occurredAt === 'string' ? occurredAt : Number(message.timestamp)),
  };
  const payload = message.value ?? Buffer.alloc(0);
  return {
    ...fields,
    topic,
    key: message.key?.toString() ?? '',
    payload: new Uint8Array(payload.buffer, payload.byteOffset, payload.byteLength),
    headers: fullHeaders(headers, fields),
    partition,
    offset: BigInt(message.offset),
    loggedAt: new Date(Number(message.timestamp)),
    attempt: 1,
  };
}

function texts(headers: IHeaders): MessageHeaders {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => {
      if (value === undefined) return [];
      return [[name, Array.isArray(value) ? value.map(String) : String(value)]];
    }),
  );
}

function idOf(place: string): string {
  const hex = createHash('sha1').update(place).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
