import type { Transition } from './decide-delivery.js';

export type DeliveryState = 'queued' | 'sending' | 'sent' | 'delivered' | 'read' | 'failed' | 'dropped';
export type DeliveryChannel = 'email' | 'whatsapp' | 'dashboard';

/** What a message is about and made of, besides what the tables know when it is written. */
export interface DeliveryFacts {
  /** Incident: the members that are back. */
  back?: string[];
  /** Incident: when it fell due, where the clock was moved past it. */
  at?: string;
  /** Our answer to a reply: the story it was about. */
  storyId?: string; // stored name
  /** The mail that stands in for WhatsApp. */
  standIn?: boolean;
  /** The mail that ends what WhatsApp began and may not end. */
  lastWord?: boolean;
  /** The last alert today to an address that was never confirmed. */
  lastOfDay?: boolean;
  [fact: string]: unknown;
}

export interface Delivery {
  id: string;
  /** Story, drill, invoice ...: together with transition, channel and recipient it exists once. */
  about: string;
  transition: string;
  channel: DeliveryChannel;
  /** User id, or the name of one of our own mailboxes. */
  recipient: string;
  kind: string;
  userId: string | null;
  workspaceId: string | null;
  serverId: string | null;
  facts: DeliveryFacts;
  /** Fixed for messages that carry their address; else found when it is sent. */
  address: string | null;
  state: DeliveryState;
  attempts: number;
  uncertain: boolean;
  attemptedAt: Date | null;
  attemptedText: AttemptedText | null;
  createdAt: Date;
  /** When what it tells came about. */
  occurredAt: Date;
  firstTriedAt: Date | null;
}

/** What exactly was handed over to WhatsApp, to find it again in the provider's list. */
export interface AttemptedText {
  text: string;
  variables: Record<string, string>;
}

/** Kinds that tell of an incident; their transition decides what is said. */
export const incidentKinds = ['down', 'reminder', 'resolved', 'unstable', 'digest', 'steady'] as const;
export type IncidentKind = (typeof incidentKinds)[number];

export const isIncidentKind = (kind: string): kind is IncidentKind => (incidentKinds as readonly string[]).includes(kind);

export function kindOf(transition: Transition): IncidentKind {
  if (transition === 'opened') return 'down';
  if (transition.startsWith('reminder-') || transition.startsWith('daily-')) return 'reminder';
  if (transition.startsWith('digest-')) return 'digest';
  return transition.startsWith('resolved') ? 'resolved' : (transition as IncidentKind);
}

/** The end of something, or of a part of it. */
export const isEnd = (kind: string): boolean => kind === 'resolved' || kind === 'steady';

/** Alerts: they count against the cap of an unconfirmed address, and WhatsApp ones have an e-mail stand-in. */
export const alertKinds = [...incidentKinds, 'drill'] as const;

export const isAlert = (kind: string): boolean => (alertKinds as readonly string[]).includes(kind);

/** What a message is to those who count messages. */
export const countedAs = (kind: string): 'alert' | 'other' => (isAlert(kind) ? 'alert' : 'other');
