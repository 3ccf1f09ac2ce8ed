import type { alerts, types } from '@nowahala/contracts';
import { Clock, Database, isSystem, isUser, isUuid, notFound, ownsWorkspace, Store } from '@nowahala/platform';
import type { CallContext, RpcImplementation } from '@nowahala/platform';
import { Inject, Injectable } from '@nestjs/common';
import { exportUser } from '../../application/export-user.js';
import { RunDrill } from '../../application/run-drill.js';
import { SendAccountMessage } from '../../application/send-account-message.js';
import { SendSupportMail } from '../../application/send-support-mail.js';
import { NOTIFIER_CONFIG } from '../../application/tokens.js';
import { UnsubscribeTokens } from '../../application/unsubscribe-tokens.js';
import { UNVERIFIED_ALERTS_A_DAY } from '../../domain/route.js';
import { startOfLocalDay } from '../../domain/local-time.js';
import type { NotifierConfig } from '../../notifier.config.js';
import type { DeliveryState } from '../../domain/delivery.js';
import { alertsSince, listDeliveries } from '../../database/delivery.repository.js';
import type { DeliveryView } from '../../database/delivery.repository.js';
import { findIncidents } from '../../database/incident.repository.js';
import { markAllNotificationsRead, markNotificationRead, pageOfNotifications } from '../../database/notification.repository.js';
import type { NotificationRow } from '../../database/notification.repository.js';
import { findRecipient, isSuppressed, phoneState, setSubscribed } from '../../database/recipient.repository.js';
import { LocalInbox } from '../channels/local/local-inbox.js';
import { MailWebhook } from '../channels/smtp/mail-webhook.js';
import { maskedAddress } from '../mappers/delivery.mapper.js';
import { TwilioWebhook } from '../channels/twilio/twilio-webhook.js';

const PAGE_SIZE = 20;

@Injectable()
export class NotifierRpc implements RpcImplementation<typeof alerts.NotifierServiceService> {
  constructor(
    @Inject(Store) private readonly store: Store,
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(NOTIFIER_CONFIG) private readonly config: NotifierConfig,
    @Inject(SendSupportMail) private readonly support: SendSupportMail,
    @Inject(SendAccountMessage) private readonly account: SendAccountMessage,
    @Inject(RunDrill) private readonly drills: RunDrill,
    @Inject(UnsubscribeTokens) private readonly tokens: UnsubscribeTokens,
    @Inject(TwilioWebhook) private readonly twilio: TwilioWebhook,
    @Inject(MailWebhook) private readonly mail: MailWebhook,
    @Inject(LocalInbox) private readonly inbox: LocalInbox,
  ) {}

  async sendSupportMail(request: alerts.SendSupportMailRequest, call: CallContext): Promise<alerts.SendSupportMailResponse> {
    await this.support.send({ ...request, userId: call.caller.userId });
    return {};
  }

  async sendAccountMessage(request: alerts.SendAccountMessageRequest, { caller }: CallContext): Promise<alerts.SendAccountMessageResponse> {
    isSystem(caller);
    await this.account.send(request);
    return {};
  }

  async listNotifications(
    { userId, page }: alerts.ListNotificationsRequest,
    { caller }: CallContext,
  ): Promise<alerts.ListNotificationsResponse> {
    isUser(caller, userId);
    const current = Math.max(1, page);
    const { rows, total, unread } = await pageOfNotifications(this.database, userId, current, PAGE_SIZE);
    return {
      notifications: rows.map(toNotification),
      pagination: { currentPage: current, totalPages: Math.max(1, Math.ceil(total / PAGE_SIZE)), totalItems: total, pageSize: PAGE_SIZE },
      unread,
    };
  }

  async markNotificationRead(
    { notificationId }: alerts.MarkNotificationReadRequest,
    { caller }: CallContext,
  ): Promise<alerts.MarkNotificationReadResponse> {
    if (!isUuid(notificationId) || !isUuid(caller.userId)) throw notFound();
    const row = await this.store.transaction((tx) => markNotificationRead(tx, notificationId, caller.userId, tx.now));
    if (!row) throw notFound();
    return { notification: toNotification(row) };
  }

  async markAllNotificationsRead(
    { userId }: alerts.MarkAllNotificationsReadRequest,
    { caller }: CallContext,
  ): Promise<alerts.MarkAllNotificationsReadResponse> {
    isUser(caller, userId);
    return { read: await this.store.transaction((tx) => markAllNotificationsRead(tx, userId, tx.now)) };
  }

  async listDeliveries({ incidentIds }: alerts.ListDeliveriesRequest, { caller }: CallContext): Promise<alerts.ListDeliveriesResponse> {
    const incidents = await findIncidents(this.database, incidentIds.slice(0, PAGE_SIZE).filter(isUuid));
    for (const { workspaceId } of incidents) ownsWorkspace(caller, workspaceId);
    const rows = await listDeliveries(this.database, ...incidents.flatMap(({ groupKey }) => groupKey ?? []));
    return {
      deliveries: incidents.flatMap(({ incidentId, groupKey }) =>
        rows.filter(({ about }) => about === groupKey).map((row) => toDelivery(row, incidentId)),
      ),
    };
  }

  async startDrill(
    { userId, workspaceId, serverId }: alerts.StartDrillRequest,
    { caller }: CallContext,
  ): Promise<alerts.StartDrillResponse> {
    isUser(caller, userId);
    ownsWorkspace(caller, workspaceId);
    return { drillId: await this.drills.start(userId, workspaceId, serverId) };
  }

  async getDrill({ drillId }: alerts.GetDrillRequest, { caller }: CallContext): Promise<alerts.GetDrillResponse> {
    if (!isUuid(drillId)) throw notFound();
    const userId = await this.drills.ownerOf(drillId);
    isUser(caller, userId);
    return { drillId, userId, deliveries: (await listDeliveries(this.database, `drill-${drillId}`)).map((row) => toDelivery(row)) };
  }

  async getChannelHealth({ userId }: alerts.GetChannelHealthRequest, { caller }: CallContext): Promise<alerts.GetChannelHealthResponse> {
    isUser(caller, userId);
    const recipient = await findRecipient(this.database, userId);
    if (!recipient) return { emailSuppressed: false, emailSuppressedReason: '', emailCapReached: false, whatsappStopped: false };
    const reason = recipient.email ? await isSuppressed(this.database, recipient.email) : null;
    const today = recipient.emailVerified
      ? 0
      : await alertsSince(this.database, userId, startOfLocalDay(this.clock.now(), recipient.timeZone));
    const phone = recipient.phone ? await phoneState(this.database, recipient.phone) : null;
    return {
      emailSuppressed: reason !== null,
      emailSuppressedReason: reason ?? '',
      emailCapReached: today >= UNVERIFIED_ALERTS_A_DAY,
      whatsappStopped: phone?.stoppedAt != null,
    };
  }

  async unsubscribe({ token }: alerts.UnsubscribeRequest): Promise<alerts.UnsubscribeResponse> {
    const userId = this.tokens.read(token);
    return { done: userId !== null && (await setSubscribed(this.database, userId, false)) };
  }

  async acceptWebhook({ provider, body, headers, url }: alerts.AcceptWebhookRequest): Promise<alerts.AcceptWebhookResponse> {
    if (provider === 'mail') return this.mail.accept(body, lowerCased(headers));
    if (provider !== 'twilio') return { status: 404, contentType: 'text/plain', body: 'not found' };
    return this.twilio.accept(body, lowerCased(headers), url);
  }

  async listDevInbox(request: alerts.ListDevInboxRequest, { caller }: CallContext): Promise<alerts.ListDevInboxResponse> {
    if (this.config.production) throw notFound();
    isSystem(caller);
    const { messages, older } = await this.inbox.page(request.older);
    return {
      older,
      messages: messages.map((message) => ({
        channel: message.channel,
        to: message.recipient,
        subject: message.subject,
        text: message.text,
        html: message.html,
        sentAt: message.sent_at,
        messageId: message.message_id,
      })),
    };
  }

  async export({ userId, part }: types.ExportRequest, { caller }: CallContext): Promise<types.ExportResponse> {
    isUser(caller, userId);
    return exportUser(this.database, userId, part);
  }
}

const lowerCased = (headers: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

function toNotification(row: NotificationRow): alerts.Notification {
  return {
    id: row.id,
    kind: row.kind,
    title: row.title,
    text: row.text,
    serverId: row.server_id ?? '',
    incidentId: row.incident_id ?? '',
    createdAt: row.created_at,
    readAt: row.read_at ?? undefined,
  };
}

/** States of our own in the words of the API; why a message was dropped stands in its error. */
const STATUS: Partial<Record<DeliveryState, string>> = { sending: 'queued', dropped: 'failed' };

function toDelivery(row: DeliveryView, incidentId = ''): alerts.Delivery {
  return {
    id: row.id,
    channel: row.channel,
    recipient: maskedAddress(row.channel, row.address),
    kind: row.kind,
    status: STATUS[row.state] ?? row.state,
    attempts: row.attempts,
    createdAt: row.created_at,
    sentAt: row.sent_at ?? undefined,
    deliveredAt: row.delivered_at ?? undefined,
    readAt: row.read_at ?? undefined,
    error: row.error,
    incidentId,
  };
}
