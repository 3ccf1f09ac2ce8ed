import type { Kind } from './notification-kinds.js';

export type DeliveryState = 'queued' | 'sending' | 'sent' | 'delivered' | 'read' | 'failed' | 'dropped';
export type DeliveryChannel = 'email' | 'whatsapp' | 'dashboard';

/** What a message is made of, besides what the tables know when it is rendered. */
export interface DeliveryFacts {
  /** Incident: the members that are back. */
  back?: string[];
  /** Incident: when it was due, where the test clock passed it. */
  at?: string;
  /** Answer to an inbound message: the notification group it was about. */
  groupKey?: string | null;
  /** The mail that replaces an unconfirmed WhatsApp message. */
  emailFallback?: boolean;
  /** The mail that ends what WhatsApp began and may not end. */
  lastWord?: boolean;
  /** The last alert today to an address that was never confirmed. */
  lastOfDay?: boolean;
  [fact: string]: unknown;
}

/** One message on one channel to one recipient. Group key, transition, channel and recipient together exist once. */
export interface Delivery {
  id: string;
  /** Notification group, drill, invoice ...: what keeps messages together. */
  groupKey: string;
  transition: string;
  channel: DeliveryChannel;
  /** User id, or the name of a mailbox of the operators. */
  recipient: string;
  kind: Kind;
  userId: string | null;
  workspaceId: string | null;
  serverId: string | null;
  facts: DeliveryFacts;
  /** Fixed for messages that carry their address; else found when it is sent. */
  address: string | null;
  state: DeliveryState;
  attempts: number;
  uncertain: boolean;
  /** How often a mail was handed over before this claim without an answer that is written down. */
  uncertainSends: number;
  attemptedAt: Date | null;
  attemptedText: AttemptedText | null;
  occurredAt: Date;
  firstTriedAt: Date | null;
}

/** Held by one process for as long as it may send it. */
export interface ClaimedDelivery extends Delivery {
  /** What fences it: a result counts only while this claim stands. */
  claim: string;
}

/** What exactly WhatsApp was given, to find it again in the provider's list. */
export interface AttemptedText {
  text: string;
  variables: Record<string, string>;
}
