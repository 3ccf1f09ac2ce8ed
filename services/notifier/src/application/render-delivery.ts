import { HOME_TIME_ZONE } from '@nowahala/kernel';
import type { Language } from '@nowahala/kernel';
import { CONFIG } from '@nowahala/platform';
import { Inject, Injectable } from '@nestjs/common';
import { AnalyzerClient } from '../clients/analyzer.client.js';
import { BillingClient } from '../clients/billing.client.js';
import { DeliveryLogQuery } from '../database/delivery-log.query.js';
import { IncidentRepository } from '../database/incident.repository.js';
import { ServerRepository } from '../database/server.repository.js';
import { membersFor } from '../domain/decide.js';
import { decideDelivery, isAfterEnd } from '../domain/decide-delivery.js';
import type { DeliveredReason } from '../domain/decide-delivery.js';
import type { Delivery } from '../domain/delivery.js';
import { byItsEnd, endOfNear } from '../domain/renewal.js';
import { openOf } from '../domain/incident.js';
import type { Incident } from '../domain/incident.js';
import type { LogSentence } from '../domain/log-sentence.js';
import { isIncidentKind } from '../domain/notification-kinds.js';
import { toReason } from '../domain/notify-reason.js';
import type { Recipient } from '../domain/recipient.js';
import { catalogueOf, deliveryLog, offeredLanguage } from '../messages/catalogue.js';
import type { Catalogue } from '../messages/catalogue.js';
import type { Email } from '../messages/email.js';
import type { WhatsAppMessage } from '../messages/whatsapp-message.js';
import type { Reader } from '../messages/facts.js';
import { incidentFacts } from '../messages/incident-facts.js';
import { languageOfIncidents } from '../messages/incident-language.js';
import { incidentMessagesOf } from '../messages/incident-messages.js';
import { Links } from '../messages/links.js';
import { otherMessages } from '../messages/other-messages.js';
import type { NotifierConfig } from '../notifier.config.js';
import type { OutgoingMail } from './ports.js';

export interface RenderedMessage {
  language: Language;
  email?: Email;
  whatsApp?: WhatsAppMessage;
  attachments?: OutgoingMail['attachments'];
  replyTo?: string;
}

type Written = Omit<RenderedMessage, 'language'>;

export type Rendering = { type: 'message'; message: RenderedMessage } | { type: 'skip'; because: LogSentence };

/** Renders a message at the last moment, from what is true then: nothing stale leaves. */
@Injectable()
export class RenderDelivery {
  constructor(
    private readonly incidents: IncidentRepository,
    private readonly log: DeliveryLogQuery,
    private readonly servers: ServerRepository,
    private readonly analyzer: AnalyzerClient,
    private readonly billing: BillingClient,
    private readonly links: Links,
    @Inject(CONFIG) private readonly config: NotifierConfig,
  ) {}

  /** In the reader's language, or in another one where only that can be sent. */
  async execute(delivery: Delivery, recipient: Recipient | null, now: Date, instead?: Language): Promise<Rendering> {
    const facts = delivery.facts as Record<string, string | undefined>;
    const language = offeredLanguage(instead ?? recipient?.language ?? facts.language ?? 'en');
    const reader: Reader = {
      name: recipient?.fullName ?? facts.fullName ?? '',
      timeZone: recipient?.timeZone ?? facts.timeZone ?? HOME_TIME_ZONE,
    };
    if (isIncidentKind(delivery.kind)) return this.incident(delivery, language, reader, now);
    const write = delivery.kind === 'report' ? this.report : this.other;
    const message = await write.call(this, delivery, catalogueOf(language), reader, now);
    return message
      ? { type: 'message', message: { ...message, language } }
      : { type: 'skip', because: deliveryLog.stale['nothing-to-say'] };
  }

  /** Decides again: the incident may have moved on while the message waited. */
  private async incident(delivery: Delivery, chosen: Language, reader: Reader, due: Date): Promise<Rendering> {
    const members = await this.incidents.listMembers(delivery.groupKey);
    if (members.length === 0) return { type: 'skip', because: deliveryLog.stale.gone };
    const open = openOf(members);
    const acknowledged = open.length > 0 && open.every((member) => member.acknowledgedAt !== null);
    const group = {
      resolvedAt: open.length === 0 ? members[0]!.resolvedAt : null,
      acknowledgedAt: acknowledged ? open[0]!.acknowledgedAt : null,
      worsened: open.every(({ kind }) => kind !== 'partial') && members.some(({ worsenedAt }) => worsenedAt !== null),
    };
    const decision = decideDelivery(toReason(delivery.transition), group, await this.log.reasons(delivery));
    const now = delivery.facts.at ? new Date(delivery.facts.at) : due;
    if (decision.decision === 'skip') return { type: 'skip', because: deliveryLog.stale[decision.because] };
    return { type: 'message', message: this.incidentMessage(delivery, decision.as, members, chosen, { reader, now }) };
  }

  private incidentMessage(
    { channel, facts }: Delivery,
    as: DeliveredReason,
    members: Incident[],
    chosen: Language,
    from: { reader: Reader; now: Date },
  ): RenderedMessage {
    const open = openOf(members);
    const back = members.filter((member) => facts.back?.includes(member.incidentId));
    const down = as.reason === 'opened-and-resolved' ? open : membersFor(as, open);
    const subjects = {
      down: down.length > 0 ? down : members,
      back: back.length > 0 ? back : members,
      stillDown: open,
      unstable: back[0] ?? open.find(({ kind }) => kind === 'unstable') ?? open[0] ?? members[0]!,
    };
    const language = languageOfIncidents(chosen, [...subjects.down, ...subjects.back]);
    const catalogue = catalogueOf(language);
    const context = { ...incidentFacts(subjects, this.links, language), ...from };
    const { email, whatsApp } = incidentMessagesOf(as, isAfterEnd(as) ? subjects.back : subjects.down);
    if (channel === 'whatsapp') return { language, whatsApp: whatsApp(catalogue, context) };
    return { language, email: this.withEnding(email(catalogue, context), facts, catalogue) };
  }

  private withEnding(email: Email, { emailFallback, lastWord, lastOfDay }: Delivery['facts'], { mail }: Catalogue): Email {
    const ended = emailFallback ? mail.insteadOfWhatsApp(email) : lastWord ? mail.endInsteadOfWhatsApp(email) : email;
    return lastOfDay ? mail.lastOfTheDay(ended) : ended;
  }

  private async other({ kind, facts, userId }: Delivery, catalogue: Catalogue, reader: Reader, now: Date): Promise<Written | null> {
    if (isIncidentKind(kind) || kind === 'report') return null;
    const { links, config } = this;
    const message = otherMessages[kind]({ facts, catalogue, reader, now, links, supportEmail: config.supportEmail });
    if (!message || kind !== 'paid') return message;
    const { content, fileName } = await this.billing.invoicePdf(userId!, String(facts.ref));
    return { ...message, attachments: [{ fileName, contentType: 'application/pdf', content }] };
  }

  private async report(delivery: Delivery, { mail }: Catalogue, reader: Reader, now: Date): Promise<Written | null> {
    const { from, to } = delivery.facts as unknown as { from: string; to: string };
    const week = { from: new Date(from), to: new Date(to) };
    // The cheaper one first: where it fails, nothing was summed up in vain.
    const renewals = await this.analyzer.ending(delivery.workspaceId!, endOfNear(now));
    const checks = await this.analyzer.week(delivery.workspaceId!, week);
    const living = await this.servers.listOfWorkspace(delivery.workspaceId!);
    if (living.length === 0) return null;
    const none = { good: 0, bad: 0, incidents: 0, downMs: 0, medianMs: 0 };
    const servers = living.map(({ serverId, name }) => ({ name, ...(checks.get(serverId) ?? none) }));
    return {
      email: mail.weeklyReport({ ...week, servers, ...byItsEnd(renewals, now), overviewUrl: this.links.overview }, reader),
    };
  }
}
