import { FatalBusError, RetriableBusError } from '../event-bus.js';

/** What kafkajs threw, in the words of the port. */
export function toBusError(error: unknown): Error {
  if (error instanceof RetriableBusError || error instanceof FatalBusError) return error;
  const { type, message } = error as { type?: string; message?: string };
  if (type === 'MESSAGE_TOO_LARGE' || type === 'RECORD_LIST_TOO_LARGE' || type === 'INVALID_RECORD') {
    return new FatalBusError(`Kafka does not take the message: ${message}`, { cause: error });
  }
  if (type === 'UNKNOWN_TOPIC_OR_PARTITION') {
    return new RetriableBusError('The topic is declared, but Kafka does not have it (yet); run the topic job of the release.', {
      cause: error,
    });
  }
  return new RetriableBusError(`Kafka cannot be used: ${message ?? String(error)}`, { cause: error });
}
