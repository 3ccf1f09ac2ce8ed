import { topicCodecs, topicDeclarations } from '@nowahala/contracts';
import type { TopicMessages, TopicName } from '@nowahala/contracts';
import { context, propagation } from '@opentelemetry/api';

/** A message for other services; `topic` and `message` fit each other. */
export type Publication = { [T in TopicName]: { topic: T; key: string; message: TopicMessages[T]; region?: string } }[TopicName];

/** Who did it, and what it belongs to. */
export interface EventMeta {
  actor: string;
  correlationId: string;
  causationId?: string;
  traceparent?: string;
}

export interface Envelope {
  tenantId: string;
  producer: string;
  now: Date;
  meta: EventMeta;
}

/** A message as the bus carries it. */
export interface EncodedMessage {
  topic: string;
  key: string;
  id: string;
  type: string;
  payload: Uint8Array;
  headers: Record<string, string>;
}

const declarations = new Map(topicDeclarations.map((declaration) => [declaration.name, declaration]));

export function encodeMessage({ topic, key, message, region }: Publication, id: string, envelope: Envelope): EncodedMessage {
  const declaration = declarations.get(topic)!;
  const codec = topicCodecs[topic] as { encode(message: unknown): { finish(): Uint8Array } };
  return {
    id,
    topic: declaration.perRegion ? `${topic}.${region}` : topic,
    key,
    type: declaration.message,
    payload: codec.encode(message).finish(),
    headers: headersOf(id, declaration.message, envelope),
  };
}

/** The headers of every message (RULES.md#messaging); the trace goes along in traceparent. */
export function headersOf(id: string, type: string, envelope: Envelope): Record<string, string> {
  const headers: Record<string, string> = {
    id,
    type,
    schema_version: '1',
    tenant_id: envelope.tenantId,
    occurred_at: envelope.now.toISOString(),
    correlation_id: envelope.meta.correlationId,
    producer: envelope.producer,
  };
  if (envelope.meta.causationId) headers.causation_id = envelope.meta.causationId;
  propagation.inject(context.active(), headers);
  if (!headers.traceparent && envelope.meta.traceparent) headers.traceparent = envelope.meta.traceparent;
  return headers;
}
