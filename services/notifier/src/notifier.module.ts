import { Clock, CONFIG, Database, deriveSecrets, SETTINGS } from '@nowahala/platform';
import type { PlatformSettings } from '@nowahala/platform';
import { Module } from '@nestjs/common';
import { HandleInboundMessage } from './application/handle-inbound-message.js';
import { RenderDelivery } from './application/render-delivery.js';
import { SyncLocalCopies } from './application/sync-local-copies.js';
import { RecordIncident } from './application/record-incident.js';
import { SampleAlerts } from './adapters/jobs/sample-alerts.job.js';
import { NotificationScheduler } from './adapters/jobs/notification-scheduler.job.js';
import { MAIL, WHATSAPP } from './application/ports.js';
import { RunDrill } from './application/run-drill.js';
import { SendAccountMessage } from './application/send-account-message.js';
import { Deliver } from './application/deliver.js';
import { SendSupportMail } from './application/send-support-mail.js';
import { SendWeeklyReports } from './application/send-weekly-reports.js';
import { SendEmailFallbacks } from './application/send-email-fallbacks.js';
import { HandleBounce } from './application/handle-bounce.js';
import { HandleReceipt } from './application/handle-receipt.js';
import { NotifyBillingChange } from './application/notify-billing-change.js';
import { NotifyQuota } from './application/notify-quota.js';
import { NotifyGroups } from './application/notify-group.js';
import { AlertOperator } from './application/alert-operator.js';
import { LINKS, NOTIFIER_CONFIG, SUPPORT_EMAIL, UNSUBSCRIBE_KEYS } from './application/tokens.js';
import { UnsubscribeTokens } from './application/unsubscribe-tokens.js';
import { LocalInbox, NoWhatsApp } from './adapters/channels/local/local-inbox.js';
import { SmtpMail } from './adapters/channels/smtp/smtp-mail.js';
import { TwilioWhatsApp } from './adapters/channels/twilio/twilio-whatsapp.js';
import { IncidentConsumer } from './adapters/topics/incident.consumer.js';
import { OperatorConsumer } from './adapters/topics/operator.consumer.js';
import { PeopleConsumer } from './adapters/topics/people.consumer.js';
import { NotifierRpc } from './adapters/rpc/notifier.rpc.js';
import { MailWebhook } from './adapters/channels/smtp/mail-webhook.js';
import { TwilioWebhook } from './adapters/channels/twilio/twilio-webhook.js';
import { linksFrom } from './messages/links.js';
import type { NotifierConfig } from './notifier.config.js';

const useCases = [
  HandleInboundMessage,
  RenderDelivery,
  SyncLocalCopies,
  RecordIncident,
  SampleAlerts,
  NotificationScheduler,
  RunDrill,
  SendAccountMessage,
  Deliver,
  SendSupportMail,
  SendWeeklyReports,
  SendEmailFallbacks,
  HandleBounce,
  HandleReceipt,
  NotifyBillingChange,
  NotifyQuota,
  NotifyGroups,
  AlertOperator,
  UnsubscribeTokens,
];

@Module({
  controllers: [IncidentConsumer, OperatorConsumer, PeopleConsumer],
  providers: [
    ...useCases,
    NotifierRpc,
    TwilioWebhook,
    MailWebhook,
    { provide: NOTIFIER_CONFIG, useExisting: CONFIG },
    { provide: LINKS, useFactory: (settings: PlatformSettings) => linksFrom(settings.publicUrl), inject: [SETTINGS] },
    { provide: SUPPORT_EMAIL, useFactory: (config: NotifierConfig) => config.supportEmail, inject: [NOTIFIER_CONFIG] },
    {
      provide: UNSUBSCRIBE_KEYS,
      useFactory: (settings: PlatformSettings, config: NotifierConfig) =>
        config.unsubscribeKeys ?? deriveSecrets(settings.INTERNAL_SECRET!, 'notifier unsubscribe'),
      inject: [SETTINGS, NOTIFIER_CONFIG],
    },
    { provide: LocalInbox, useFactory: (database: Database, clock: Clock) => new LocalInbox(database, clock), inject: [Database, Clock] },
    {
      provide: MAIL,
      useFactory: (config: NotifierConfig, inbox: LocalInbox, clock: Clock) =>
        config.smtpUrl ? new SmtpMail(config.smtpUrl, config.mailFrom, clock) : inbox,
      inject: [NOTIFIER_CONFIG, LocalInbox, Clock],
    },
    {
      provide: WHATSAPP,
      useFactory: (config: NotifierConfig, settings: PlatformSettings, inbox: LocalInbox) => {
        if (config.twilio) return new TwilioWhatsApp(config.twilio, statusCallback(settings.publicUrl, config.twilio.baseUrl));
        return config.production ? new NoWhatsApp() : inbox;
      },
      inject: [NOTIFIER_CONFIG, SETTINGS, LocalInbox],
    },
  ],
})
export class NotifierModule {}

/** Twilio refuses a message whose receipt address it could not reach; a machine of one's own gets none. */
function statusCallback(publicUrl: string, baseUrl: string | undefined): string | undefined {
  const own = /^https?:\/\/(localhost|127\.|\[::1\])/.test(publicUrl);
  return own && !baseUrl ? undefined : `${publicUrl}/api/webhooks/twilio`;
}
