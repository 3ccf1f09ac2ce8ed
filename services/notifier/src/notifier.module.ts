import { Clock, CONFIG, ErasureJob, SETTINGS } from '@nowahala/platform';
import type { PlatformSettings } from '@nowahala/platform';
import { Module } from '@nestjs/common';
import { LocalInbox, NoWhatsApp } from './adapters/channels/local/local-inbox.js';
import { MailWebhook } from './adapters/channels/smtp/mail-webhook.js';
import { SmtpMail } from './adapters/channels/smtp/smtp-mail.js';
import { TwilioWebhook } from './adapters/channels/twilio/twilio-webhook.js';
import { TwilioWhatsApp } from './adapters/channels/twilio/twilio-whatsapp.js';
import { AnswerInboundMessagesJob } from './adapters/jobs/answer-inbound-messages.job.js';
import { BringTimesBackJob } from './adapters/jobs/bring-times-back.job.js';
import { DeliverDueJob } from './adapters/jobs/deliver-due.job.js';
import { AnnounceMaintenanceJob } from './adapters/jobs/announce-maintenance.job.js';
import { NotifyDueGroupsJob } from './adapters/jobs/notify-due-groups.job.js';
import { ReconcileLocalCopiesJob } from './adapters/jobs/reconcile-local-copies.job.js';
import { SampleAlertsJob } from './adapters/jobs/sample-alerts.job.js';
import { NotifierRpc } from './adapters/rpc/notifier.rpc.js';
import { RenewalConsumer } from './adapters/topics/renewal.consumer.js';
import { BillingConsumer } from './adapters/topics/billing.consumer.js';
import { IncidentConsumer } from './adapters/topics/incident.consumer.js';
import { MaintenanceConsumer } from './adapters/topics/maintenance.consumer.js';
import { OperatorConsumer } from './adapters/topics/operator.consumer.js';
import { PeopleConsumer } from './adapters/topics/people.consumer.js';
import { AlertOperator } from './application/alert-operator.js';
import { AnswerInboundMessage } from './application/answer-inbound-message.js';
import { CheckDoneStep } from './application/check-done-step.js';
import { Deliver } from './application/deliver.js';
import { EnqueueNotification } from './application/enqueue-notification.js';
import { EraseUser } from './application/erase-user.js';
import { HandleBounce } from './application/handle-bounce.js';
import { HandleInboundMessage } from './application/handle-inbound-message.js';
import { HandleReceipt } from './application/handle-receipt.js';
import { KeepQuiet } from './application/keep-quiet.js';
import { NotifyBillingChange } from './application/notify-billing-change.js';
import { NotifyGroup } from './application/notify-group.js';
import { AnnounceMaintenance } from './application/announce-maintenance.js';
import { NotifyRenewal } from './application/notify-renewal.js';
import { NotifyQuota } from './application/notify-quota.js';
import { MAIL, WHATSAPP } from './application/ports.js';
import { RecordAddressRefusal } from './application/record-address-refusal.js';
import { RecordIncident } from './application/record-incident.js';
import { RecordSendResult } from './application/record-send-result.js';
import { RenderDelivery } from './application/render-delivery.js';
import { RunDrill } from './application/run-drill.js';
import { SendAccountMessage } from './application/send-account-message.js';
import { SendEmailFallbacks } from './application/send-email-fallbacks.js';
import { SendSupportMail } from './application/send-support-mail.js';
import { SendWeeklyReports } from './application/send-weekly-reports.js';
import { SyncLocalCopies } from './application/sync-local-copies.js';
import { UnsubscribeTokens } from './application/unsubscribe-tokens.js';
import { AnalyzerClient } from './clients/analyzer.client.js';
import { BillingClient } from './clients/billing.client.js';
import { IdentityClient } from './clients/identity.client.js';
import { WorkspacesClient } from './clients/workspaces.client.js';
import { AddressRefusalRepository } from './database/address-refusal.repository.js';
import { DeliveryLogQuery } from './database/delivery-log.query.js';
import { DeliveryRepository } from './database/delivery.repository.js';
import { DevInboxRepository } from './database/dev-inbox.repository.js';
import { DrillRepository } from './database/drill.repository.js';
import { InboundMessageRepository } from './database/inbound-message.repository.js';
import { IncidentRepository } from './database/incident.repository.js';
import { MaintenanceRepository } from './database/maintenance.repository.js';
import { NotificationGroupRepository } from './database/notification-group.repository.js';
import { NotificationRepository } from './database/notification.repository.js';
import { ReceiptRepository } from './database/receipt.repository.js';
import { RecipientRepository } from './database/recipient.repository.js';
import { ServerRepository } from './database/server.repository.js';
import { UserDataRepository } from './database/user-data.repository.js';
import { WaitingTimeRepository } from './database/waiting-time.repository.js';
import { WorkspaceRepository } from './database/workspace.repository.js';
import { Links } from './messages/links.js';
import type { NotifierConfig } from './notifier.config.js';
import { NotifierMetrics } from './notifier.metrics.js';

const repositories = [
  AddressRefusalRepository,
  DeliveryLogQuery,
  DeliveryRepository,
  DevInboxRepository,
  DrillRepository,
  InboundMessageRepository,
  IncidentRepository,
  MaintenanceRepository,
  NotificationGroupRepository,
  NotificationRepository,
  ReceiptRepository,
  RecipientRepository,
  ServerRepository,
  UserDataRepository,
  WaitingTimeRepository,
  WorkspaceRepository,
];
const useCases = [
  AlertOperator,
  AnswerInboundMessage,
  KeepQuiet,
  CheckDoneStep,
  Deliver,
  EnqueueNotification,
  EraseUser,
  HandleBounce,
  HandleInboundMessage,
  HandleReceipt,
  NotifyBillingChange,
  NotifyGroup,
  NotifyQuota,
  AnnounceMaintenance,
  NotifyRenewal,
  RecordAddressRefusal,
  RecordIncident,
  RecordSendResult,
  RenderDelivery,
  RunDrill,
  SendAccountMessage,
  SendEmailFallbacks,
  SendSupportMail,
  SendWeeklyReports,
  SyncLocalCopies,
  UnsubscribeTokens,
];
const clients = [AnalyzerClient, BillingClient, IdentityClient, WorkspacesClient];
const jobs = [
  AnnounceMaintenanceJob,
  AnswerInboundMessagesJob,
  BringTimesBackJob,
  DeliverDueJob,
  ErasureJob.of(EraseUser, 'erase users'),
  NotifyDueGroupsJob,
  ReconcileLocalCopiesJob,
  SampleAlertsJob,
];

@Module({
  controllers: [BillingConsumer, IncidentConsumer, MaintenanceConsumer, OperatorConsumer, PeopleConsumer, RenewalConsumer],
  providers: [
    ...repositories,
    ...clients,
    ...useCases,
    ...jobs,
    NotifierRpc,
    NotifierMetrics,
    Links,
    LocalInbox,
    MailWebhook,
    TwilioWebhook,
    {
      provide: MAIL,
      useFactory: (config: NotifierConfig, inbox: LocalInbox, clock: Clock) =>
        config.smtpUrl ? new SmtpMail(config.smtpUrl, config.mailFrom, clock) : inbox,
      inject: [CONFIG, LocalInbox, Clock],
    },
    {
      provide: WHATSAPP,
      useFactory: (config: NotifierConfig, settings: PlatformSettings, inbox: LocalInbox) => {
        if (config.twilio) return new TwilioWhatsApp(config.twilio, statusCallback(settings.publicUrl, config.twilio.baseUrl));
        return config.production ? new NoWhatsApp() : inbox;
      },
      inject: [CONFIG, SETTINGS, LocalInbox],
    },
  ],
})
export class NotifierModule {}

/** Twilio refuses a message whose receipt address it could not reach; a machine without a public address gives none. */
function statusCallback(publicUrl: string, baseUrl: string | undefined): string | undefined {
  const own = /^https?:\/\/(localhost|127\.|\[::1\])/.test(publicUrl);
  return own && !baseUrl ? undefined : `${publicUrl}/api/webhooks/twilio`;
}
