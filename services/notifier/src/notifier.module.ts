import { Clock, CONFIG, Database, deriveSecrets, SETTINGS } from '@nowahala/platform';
import type { PlatformSettings } from '@nowahala/platform';
import { Module } from '@nestjs/common';
import { AnswerReply } from './application/answer-reply.js';
import { Compose } from './application/compose.js';
import { Contacts } from './application/contacts.js';
import { HearOfIncidents } from './application/hear-of-incidents.js';
import { MeasureAlerts } from './application/measure-alerts.js';
import { NewsRound } from './application/news-round.js';
import { MAIL, WHATSAPP } from './application/ports.js';
import { RunDrill } from './application/run-drill.js';
import { SendAccountMessage } from './application/send-account-message.js';
import { SendDeliveries } from './application/send-deliveries.js';
import { SendSupportMail } from './application/send-support-mail.js';
import { SendWeeklyReports } from './application/send-weekly-reports.js';
import { StandInByMail } from './application/stand-in-by-mail.js';
import { TakeBounce } from './application/take-bounce.js';
import { TakeReceipt } from './application/take-receipt.js';
import { TellAboutMoney } from './application/tell-about-money.js';
import { TellAboutQuota } from './application/tell-about-quota.js';
import { TellIncidents } from './application/tell-incidents.js';
import { TellOperator } from './application/tell-operator.js';
import { LINKS, NOTIFIER_CONFIG, SUPPORT_EMAIL, UNSUBSCRIBE_KEYS } from './application/tokens.js';
import { UnsubscribeTokens } from './application/unsubscribe-tokens.js';
import { LocalInbox, NoWhatsApp } from './adapters/channels/local-inbox.js';
import { SmtpMail } from './adapters/channels/smtp-mail.js';
import { TwilioWhatsApp } from './adapters/channels/twilio-whatsapp.js';
import { IncidentTopics } from './adapters/events/incident.topics.js';
import { OperatorTopics } from './adapters/events/operator.topics.js';
import { PeopleTopics } from './adapters/events/people.topics.js';
import { NotifierRpc } from './adapters/rpc/notifier.rpc.js';
import { MailWebhook } from './adapters/rpc/mail-webhook.js';
import { TwilioWebhook } from './adapters/rpc/twilio-webhook.js';
import { linksFrom } from './messages/links.js';
import type { NotifierConfig } from './notifier.config.js';

const useCases = [
  AnswerReply,
  Compose,
  Contacts,
  HearOfIncidents,
  MeasureAlerts,
  NewsRound,
  RunDrill,
  SendAccountMessage,
  SendDeliveries,
  SendSupportMail,
  SendWeeklyReports,
  StandInByMail,
  TakeBounce,
  TakeReceipt,
  TellAboutMoney,
  TellAboutQuota,
  TellIncidents,
  TellOperator,
  UnsubscribeTokens,
];

@Module({
  controllers: [IncidentTopics, OperatorTopics, PeopleTopics],
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
