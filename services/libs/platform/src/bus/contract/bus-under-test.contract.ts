import type { EventBus } from '../event-bus.js';
import type { TopicRegistry } from '../topics.js';

/** How a child process opens the same bus. */
export interface BusAddress {
  kind: 'postgres' | 'kafka';
  /** A connection string, or brokers separated by commas. */
  at: string;
  sessionMs: number;
  /** Where on Kafka this process is found again after it died. */
  instanceId?: string;
}

/** What the contract needs of an implementation. */
export interface BusUnderTest {
  address: BusAddress;
  topics: TopicRegistry;
  /** Another client of the same log, as another process would be. */
  open(onOutOfRange?: () => void): Promise<EventBus>;
  /** Removes everything that the topic holds now, as retention would. */
  expire(topic: string): Promise<void>;
  /** Takes the log away and gives it back; undefined with a reason where the log may not be taken away. */
  outage: { begin(): Promise<void>; end(): Promise<void> } | { missing: string };
  /** A PostgreSQL for what a service would keep. */
  databaseUrl: string;
  close(): Promise<void>;
}
