import type { alerts } from '@nowahala/contracts';
import { currentCall } from '@nowahala/platform';
import type { LoggedDelivery } from '../../database/delivery-log.query.js';
import type { DashboardEntry } from '../../database/notification.repository.js';
import type { DeliveryState } from '../../domain/delivery.js';
import { loggedIn } from '../../messages/catalogue.js';
import { channels } from './enums.mapper.js';

/** States of this service in the words of the API; why a message was dropped stands in its error. */
const PUBLIC_STATUS: Partial<Record<DeliveryState, string>> = { sending: 'queued', dropped: 'failed' };

export const fromDelivery = (delivery: LoggedDelivery, incidentId = ''): alerts.Delivery => ({
  id: delivery.id,
  channel: delivery.channel,
  deliveredBy: channels.toEnum(delivery.channel),
  recipient: maskedAddress(delivery.channel, delivery.address),
  kind: delivery.kind,
  status: PUBLIC_STATUS[delivery.state] ?? delivery.state,
  attempts: delivery.attempts,
  createdAt: delivery.createdAt,
  sentAt: delivery.sentAt ?? undefined,
  deliveredAt: delivery.deliveredAt ?? undefined,
  readAt: delivery.readAt ?? undefined,
  error: loggedIn(currentCall()?.language ?? 'en', { text: delivery.error, ...delivery.errorPhrase }),
  incidentId,
});

export const fromDashboardEntry = ({ serverId, incidentId, readAt, ...entry }: DashboardEntry): alerts.Notification => ({
  id: entry.id,
  kind: entry.kind,
  title: entry.title,
  text: entry.text,
  serverId: serverId ?? '',
  incidentId: incidentId ?? '',
  createdAt: entry.createdAt,
  readAt: readAt ?? undefined,
});

/** Enough for the owner to know which one it is, useless to anyone who looks over a shoulder. */
export function maskedAddress(channel: string, address: string | null): string {
  if (channel === 'dashboard') return 'dashboard';
  if (!address) return '';
  if (channel === 'email') return address.replace(/^(.)[^@]*(@.*)$/, '$1…$2');
  return address.length > 7 ? `${address.slice(0, 4)}…${address.slice(-3)}` : '…';
}
