import type { ChannelHealthResponse, NotificationResponse } from '@nowahala/api';
import type { alerts } from '@nowahala/contracts';
import { iso, orNull } from '../wire.js';

export const presentNotification = (notification: alerts.Notification): NotificationResponse => ({
  _id: notification.id,
  kind: notification.kind,
  title: notification.title,
  text: notification.text,
  serverId: orNull(notification.serverId),
  incidentId: orNull(notification.incidentId),
  createdAt: iso(notification.createdAt!),
  readAt: iso(notification.readAt),
});

export const presentChannelHealth = (health: alerts.GetChannelHealthResponse): ChannelHealthResponse => ({
  email: { suppressed: health.emailSuppressed, reason: orNull(health.emailSuppressedReason), capReached: health.emailCapReached },
  whatsApp: { stopped: health.whatsappStopped },
});
