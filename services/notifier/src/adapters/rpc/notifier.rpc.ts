import type { alerts, types } from '@nowahala/contracts';
import { PAGE_SIZE, pagination } from '@nowahala/kernel';
import { Clock, CONFIG, creationIdOf, Database, isSystem, isUser, isUuid, notFound, ownsWorkspace } from '@nowahala/platform';
import type { CallContext, RpcImplementation } from '@nowahala/platform';
import { Inject, Injectable } from '@nestjs/common';
import { RunDrill } from '../../application/run-drill.js';
import { SendAccountMessage } from '../../application/send-account-message.js';
import { SendSupportMail } from '../../application/send-support-mail.js';
import { UnsubscribeTokens } from '../../application/unsubscribe-tokens.js';
import { DeliveryLogQuery } from '../../database/delivery-log.query.js';
import { DevInboxRepository } from '../../database/dev-inbox.repository.js';
import { DrillRepository } from '../../database/drill.repository.js';
import { IncidentRepository } from '../../database/incident.repository.js';
import { NotificationRepository } from '../../database/notification.repository.js';
import { RecipientRepository } from '../../database/recipient.repository.js';
import { UserDataRepository } from '../../database/user-data.repository.js';
import { startOfLocalDay } from '../../domain/local-time.js';
import { UNVERIFIED_ALERTS_A_DAY } from '../../domain/route.js';
import type { NotifierConfig } from '../../notifier.config.js';
import { MailWebhook } from '../channels/smtp/mail-webhook.js';
import { TwilioWebhook } from '../channels/twilio/twilio-webhook.js';
import { DeliverDueJob } from '../jobs/deliver-due.job.js';
import { fromDashboardEntry, fromDelivery } from '../mappers/delivery.mapper.js';
import { accountMessageKinds } from '../mappers/enums.mapper.js';

@Injectable()
export class NotifierRpc implements RpcImplementation<typeof alerts.NotifierServiceService> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: NotifierConfig,
    private readonly supportMail: SendSupportMail,
    private readonly accountMessage: SendAccountMessage,
    private readonly drill: RunDrill,
    private readonly tokens: UnsubscribeTokens,
    private readonly twilio: TwilioWebhook,
    private readonly mail: MailWebhook,
    private readonly inbox: DevInboxRepository,
    private readonly incidents: IncidentRepository,
    private readonly log: DeliveryLogQuery,
    private readonly drills: DrillRepository,
    private readonly notifications: NotificationRepository,
    private readonly recipients: RecipientRepository,
    private readonly userData: UserDataRepository,
    private readonly deliveries: DeliverDueJob,
  ) {}

  async sendSupportMail(request: alerts.SendSupportMailRequest, { caller }: CallContext): Promise<alerts.SendSupportMailResponse> {
    await this.supportMail.execute({ ...request, userId: caller.userId }, creationIdOf(request.creationId));
    this.deliveries.trigger();
    return {};
  }

  async sendAccountMessage(request: alerts.SendAccountMessageRequest, { caller }: CallContext): Promise<alerts.SendAccountMessageResponse> {
    isSystem(caller);
    const kind = accountMessageKinds.toWord(request.messageKind, request.kind) ?? request.kind;
    await this.accountMessage.execute({ ...request, kind });
    this.deliveries.trigger();
    return {};
  }

  async listNotifications(
    { userId, page }: alerts.ListNotificationsRequest,
    { caller }: CallContext,
  ): Promise<alerts.ListNotificationsResponse> {
    isUser(caller, userId);
    const currentPage = Math.max(1, page);
    const { entries, total, unread } = await this.notifications.page(userId, currentPage, PAGE_SIZE);
    return { notifications: entries.map(fromDashboardEntry), pagination: pagination(currentPage, total), unread };
  }

  async markNotificationRead(
    { notificationId }: alerts.MarkNotificationReadRequest,
    { caller }: CallContext,
  ): Promise<alerts.MarkNotificationReadResponse> {
    if (!isUuid(notificationId) || !isUuid(caller.userId)) throw notFound();
    const entry = await this.notifications.markRead(notificationId, caller.userId);
    if (!entry) throw notFound();
    return { notification: fromDashboardEntry(entry) };
  }

  async markAllNotificationsRead(
    { userId }: alerts.MarkAllNotificationsReadRequest,
    { caller }: CallContext,
  ): Promise<alerts.MarkAllNotificationsReadResponse> {
    isUser(caller, userId);
    return { read: await this.notifications.markAllRead(userId) };
  }

  async listDeliveries({ incidentIds }: alerts.ListDeliveriesRequest, { caller }: CallContext): Promise<alerts.ListDeliveriesResponse> {
    const incidents = await this.incidents.list(incidentIds.slice(0, PAGE_SIZE).filter(isUuid));
    for (const { workspaceId } of incidents) ownsWorkspace(caller, workspaceId);
    const deliveries = await this.log.list(...incidents.flatMap(({ groupKey }) => groupKey ?? []));
    return {
      deliveries: incidents.flatMap((incident) =>
        deliveries.filter(({ groupKey }) => groupKey === incident.groupKey).map((one) => fromDelivery(one, incident.incidentId)),
      ),
    };
  }

  async startDrill(
    { userId, workspaceId, serverId, creationId }: alerts.StartDrillRequest,
    { caller }: CallContext,
  ): Promise<alerts.StartDrillResponse> {
    isUser(caller, userId);
    ownsWorkspace(caller, workspaceId);
    const drillId = await this.drill.execute(userId, workspaceId, serverId, creationIdOf(creationId));
    this.deliveries.trigger();
    return { drillId };
  }

  async getDrill({ drillId }: alerts.GetDrillRequest, { caller }: CallContext): Promise<alerts.GetDrillResponse> {
    const userId = isUuid(drillId) ? await this.drills.findOwner(drillId) : null;
    if (userId === null) throw notFound();
    isUser(caller, userId);
    return { drillId, userId, deliveries: (await this.log.list(`drill-${drillId}`)).map((one) => fromDelivery(one)) };
  }

  async getChannelHealth({ userId }: alerts.GetChannelHealthRequest, { caller }: CallContext): Promise<alerts.GetChannelHealthResponse> {
    isUser(caller, userId);
    const recipient = await this.recipients.find(userId);
    if (!recipient) return { emailSuppressed: false, emailSuppressedReason: '', emailCapReached: false, whatsappStopped: false };
    const { email, emailVerified, phone, timeZone } = recipient;
    const reason = email ? await this.recipients.suppressionOf(this.database, email) : null;
    const since = startOfLocalDay(this.clock.now(), timeZone);
    const today = emailVerified ? 0 : await this.log.limitedMailsSince(this.database, userId, since);
    return {
      emailSuppressed: reason !== null,
      emailSuppressedReason: reason ?? '',
      emailCapReached: today >= UNVERIFIED_ALERTS_A_DAY,
      whatsappStopped: phone !== null && (await this.recipients.phoneState(phone)).stoppedAt !== null,
    };
  }

  async unsubscribe({ token }: alerts.UnsubscribeRequest): Promise<alerts.UnsubscribeResponse> {
    const userId = this.tokens.read(token);
    return { done: userId !== null && (await this.recipients.setSubscribed(userId, false)) };
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
    return { older, messages: messages.map(({ recipient, ...message }) => ({ ...message, to: recipient })) };
  }

  async export({ userId, part }: types.ExportRequest, { caller }: CallContext): Promise<types.ExportResponse> {
    isUser(caller, userId);
    return this.userData.export(userId, part);
  }
}

const lowerCased = (headers: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
