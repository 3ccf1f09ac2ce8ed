import type { Transaction } from '@nowahala/platform';
import { isAlert } from '../domain/delivery.js';
import type { Delivery } from '../domain/delivery.js';

/** For mails that concern nobody who has an account, such as a visitor's question. */
const NO_TENANT = '00000000-0000-0000-0000-000000000000';

export const publishSent = (tx: Transaction, delivery: Delivery): Promise<void> =>
  tx.publish('notification.sent', { ...envelopeOf(delivery), at: tx.now }, addressOf(delivery));

/** Also when it was taken first and came back later. */
export const publishFailed = (tx: Transaction, delivery: Delivery, reason: string): Promise<void> =>
  tx.publish('notification.failed', { ...envelopeOf(delivery), reason, at: tx.now }, addressOf(delivery));

const envelopeOf = (delivery: Delivery) => ({
  deliveryId: delivery.id,
  userId: delivery.userId ?? '',
  workspaceId: delivery.workspaceId ?? '',
  serverId: delivery.serverId ?? '',
  incidentId: isAlert(delivery.kind) && delivery.kind !== 'drill' ? delivery.about : '',
  channel: delivery.channel,
  kind: delivery.kind,
});

const addressOf = (delivery: Delivery) => ({
  key: delivery.recipient,
  tenantId: delivery.workspaceId ?? delivery.userId ?? NO_TENANT,
});
