import { FatalBusError, type MessageHeaders, type OutMessage, UndeclaredTopic } from './event-bus.js';
import type { Topic, TopicRegistry } from './topics.js';

export const MAX_PAYLOAD_BYTES = 900 * 1024;
const MAX_HEADER_BYTES = 64 * 1024;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The same refusals in front of both buses, so that what one takes the other takes too. */
export function admit(message: OutMessage, topics: TopicRegistry): Topic {
  const topic = topics.find(message.topic);
  if (!topic) throw new UndeclaredTopic(message.topic);
  const refuse = (why: string): never => {
    throw new FatalBusError(`A message for "${message.topic}" cannot be published: ${why}.`);
  };
  if (typeof message.key !== 'string' || message.key === '') refuse('it has no key');
  if (message.key.includes('\0')) refuse('its key contains a zero character');
  if (!uuid.test(message.id)) refuse('its id is not a UUID');
  if (!message.type) refuse('it has no type');
  if (Number.isNaN(message.occurredAt.getTime())) refuse('its time is not a time');
  if (message.payload.byteLength > MAX_PAYLOAD_BYTES) refuse(`it has ${message.payload.byteLength} bytes, more than ${MAX_PAYLOAD_BYTES}`);
  const headers = JSON.stringify(message.headers);
  if (headers.length > MAX_HEADER_BYTES) refuse('its headers are too long');
  if (headers.includes('\\u0000')) refuse('a header contains a zero character');
  // JSON.stringify escapes half a surrogate pair, which no database and no reader takes.
  if (!message.key.isWellFormed() || /\\ud[89a-f]/i.test(headers)) refuse('a text in it is not valid Unicode');
  return topic;
}

/** Headers without the three that are fields of the message; a list of one is that one. */
export function plainHeaders(headers: MessageHeaders): MessageHeaders {
  const plain: MessageHeaders = {};
  for (const [name, value] of Object.entries(headers)) {
    if (name === 'id' || name === 'type' || name === 'occurred_at' || value === undefined) continue;
    if (!Array.isArray(value)) plain[name] = value;
    else if (value.length > 0) plain[name] = value.length === 1 ? value[0]! : value;
  }
  return plain;
}

/** Headers as every reader sees them, whichever bus carried the message. */
export function fullHeaders(
  headers: MessageHeaders,
  { id, type, occurredAt }: Pick<OutMessage, 'id' | 'type' | 'occurredAt'>,
): MessageHeaders {
  return { ...headers, id, type, occurred_at: occurredAt.toISOString() };
}
