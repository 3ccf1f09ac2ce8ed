import { isUntrustedCertificate } from '../../core/certificates.js';
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

/** What waiting does not mend, where nothing worked before: wrong credentials, or a broker that is not believed. */
export function refusedAtTheDoor(error: unknown): FatalBusError | undefined {
  for (let cause = error as DoorError | undefined; cause; cause = cause.cause) {
    if (cause.name === 'KafkaJSSASLAuthenticationError' || cause.type === 'UNSUPPORTED_SASL_MECHANISM')
      return new FatalBusError(
        `Kafka does not let us in: ${cause.message}. Check KAFKA_USERNAME, KAFKA_PASSWORD and KAFKA_SASL_MECHANISM.`,
        { cause: error },
      );
    if (isUntrustedCertificate(cause))
      return new FatalBusError(
        `Kafka's certificate is not trusted: ${cause.message}. Name its CA in KAFKA_CA_FILE or NODE_EXTRA_CA_CERTS, and its brokers in KAFKA_BROKERS as the certificate does.`,
        { cause: error },
      );
  }
  return undefined;
}

const REBALANCED = new Set(['REBALANCE_IN_PROGRESS', 'ILLEGAL_GENERATION', 'UNKNOWN_MEMBER_ID', 'NOT_COORDINATOR_FOR_GROUP']);

/** What says in it that others joined or left meanwhile; where a batch fails by this, kafkajs joins again at once. */
export function rebalanceIn(error: unknown): unknown {
  for (let cause = error as DoorError | undefined; cause; cause = cause.cause) if (REBALANCED.has(cause.type ?? '')) return cause;
  return undefined;
}

/** An error by which kafkajs joins again, for a batch that must not be read before it is known where the group begins. */
export const joinAgain = (cause: unknown): Error =>
  Object.assign(new Error('It is not known where the group begins.', { cause }), { type: 'REBALANCE_IN_PROGRESS' });

interface DoorError {
  name?: string;
  type?: string;
  code?: string;
  message?: string;
  cause?: DoorError;
}
