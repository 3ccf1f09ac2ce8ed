import { idFrom } from '@nowahala/platform';
import type { Transaction } from '@nowahala/platform';
import { Injectable } from '@nestjs/common';
import { DeliveryLogQuery } from '../database/delivery-log.query.js';
import { DeliveryRepository } from '../database/delivery.repository.js';
import type { NewDelivery } from '../database/delivery.repository.js';
import { NotificationRepository } from '../database/notification.repository.js';
import { RecipientRepository } from '../database/recipient.repository.js';
import type { Delivery, DeliveryFacts } from '../domain/delivery.js';
import { startOfLocalDay } from '../domain/local-time.js';
import { keptOf } from '../domain/log-sentence.js';
import type { LogSentence } from '../domain/log-sentence.js';
import { traitsOf } from '../domain/notification-kinds.js';
import type { Kind } from '../domain/notification-kinds.js';
import type { RecipientProfile } from '../domain/recipient.js';
import { emailSkipReason, route } from '../domain/route.js';
import type { Route, RouteContext, SkipReason, Toggles } from '../domain/route.js';
import { deliveryLog } from '../messages/catalogue.js';
import type { DashboardNotification } from '../messages/dashboard-notification.js';

export interface NewNotification {
  groupKey: string;
  transition: string;
  kind: Kind;
  userId: string;
  workspaceId: string | null;
  serverId: string | null;
  incidentId: string | null;
  /** Default: now. */
  occurredAt?: Date;
  facts?: DeliveryFacts;
  /** Toggles of the servers it is about. Null: no toggle holds it back (money, the account). */
  toggles: Toggles | null;
  dashboard: DashboardNotification;
  dashboardOnly?: boolean;
}

/** Skip reasons that the incident page shows: the owner can do something about them. */
const LOGGED_SKIPS: Partial<Record<SkipReason, LogSentence>> = deliveryLog.silences;

/** Writes one delivery for each channel of the route, and the dashboard's. What was written before is left alone. `deliver.ts` sends them. */
@Injectable()
export class EnqueueNotification {
  constructor(
    private readonly deliveries: DeliveryRepository,
    private readonly log: DeliveryLogQuery,
    private readonly notifications: NotificationRepository,
    private readonly recipients: RecipientRepository,
  ) {}

  async execute(tx: Transaction, profile: RecipientProfile, notification: NewNotification): Promise<void> {
    const routes = notification.dashboardOnly ? [] : route(notification.kind, await this.context(tx, profile, notification));
    const onDashboard = newDelivery(notification, { channel: 'dashboard', state: 'delivered' });
    const fresh = await this.deliveries.insert(tx, onDashboard, ...routes.flatMap((one) => deliveryOf(notification, one)));
    if (!fresh.has(onDashboard.id)) return;
    const { kind, userId, workspaceId, serverId, incidentId, dashboard } = notification;
    await this.notifications.insert(tx, { id: onDashboard.id, userId, kind, ...dashboard, serverId, incidentId });
    await tx.publish(
      'notification.created',
      { notificationId: onDashboard.id, userId, serverId: serverId ?? '', incidentId: incidentId ?? '', kind, at: tx.now },
      { key: userId, tenantId: workspaceId ?? userId },
    );
  }

  /** The mail that replaces a WhatsApp message: toggles do not count, the address's own state does. */
  async emailFallback(tx: Transaction, delivery: Delivery): Promise<void> {
    if (!delivery.userId) return;
    const profile = await this.recipients.profile(tx, delivery.userId, delivery.workspaceId);
    if (!profile) return;
    const { email } = await this.context(tx, profile, { ...delivery, toggles: null });
    if (emailSkipReason(email) !== null) return;
    const { groupKey, transition, kind, userId, workspaceId, serverId, facts } = delivery;
    const replaced = { groupKey, transition, kind, userId, workspaceId, serverId };
    await this.deliveries.insert(tx, newDelivery(replaced, { channel: 'email', facts: { ...facts, emailFallback: true } }));
  }

  private async context(
    tx: Transaction,
    { recipient, workspace, planHasWhatsApp, emailSuppressed, phoneStopped }: RecipientProfile,
    { groupKey, kind, toggles }: Pick<NewNotification, 'groupKey' | 'kind' | 'toggles'>,
  ): Promise<RouteContext> {
    const { userId, email, emailVerified, phone, phoneVerified, timeZone } = recipient;
    return {
      workspace,
      server: toggles,
      planHasWhatsApp,
      email: {
        address: email,
        verified: emailVerified,
        suppressed: emailSuppressed,
        alertsToday: emailVerified ? 0 : await this.log.limitedMailsSince(tx, userId, startOfLocalDay(tx.now, timeZone)),
      },
      phone: { number: phone, verified: phoneVerified, stopped: phoneStopped },
      notifiedBefore: traitsOf(kind).end === true && (await this.log.wasNotified(tx, groupKey, userId)),
    };
  }
}

function deliveryOf(notification: NewNotification, { channel, ...one }: Route): NewDelivery[] {
  const { facts } = notification;
  if (one.decision === 'send') {
    const { lastOfDay, lastWord } = one;
    return [newDelivery(notification, { channel, facts: { ...facts, ...(lastOfDay && { lastOfDay }), ...(lastWord && { lastWord }) } })];
  }
  const error = LOGGED_SKIPS[one.because];
  return error ? [newDelivery(notification, { channel, state: 'dropped', error: error.text, errorPhrase: keptOf(error) })] : [];
}

/** The same notification always gets the same delivery id, and so the same Message-ID. */
function newDelivery(
  {
    groupKey,
    transition,
    kind,
    userId,
    workspaceId,
    serverId,
    occurredAt,
  }: Pick<Delivery, 'groupKey' | 'transition' | 'kind' | 'workspaceId' | 'serverId'> & { userId: string | null; occurredAt?: Date },
  more: Pick<NewDelivery, 'channel' | 'state' | 'error' | 'errorPhrase' | 'facts'>,
): NewDelivery {
  const id = idFrom('delivery', groupKey, transition, more.channel, userId!);
  return { id, groupKey, transition, recipient: userId!, kind, userId, workspaceId, serverId, ...(occurredAt && { occurredAt }), ...more };
}
