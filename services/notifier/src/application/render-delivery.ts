import { billing, incidents } from '@nowahala/contracts';
import { Clock, Database, RpcClients, systemCaller } from '@nowahala/platform';
import type { RpcClient } from '@nowahala/platform';
import { Inject, Injectable } from '@nestjs/common';
import { decideDelivery } from '../domain/decide-delivery.js';
import type { Transition, Verdict } from '../domain/decide-delivery.js';
import { catalogueOf, deliveryLog } from '../messages/catalogue.js';
import type { Catalogue } from '../messages/catalogue.js';
import type { BillingFacts, QuotaFacts, Reader, SupportFacts } from '../messages/facts.js';
import type { Email } from '../messages/email.js';
import type { Links } from '../messages/links.js';
import type { WhatsAppMessage } from '../messages/en/whatsapp.js';
import { isIncidentKind } from '../domain/delivery.js';
import type { Delivery } from '../domain/delivery.js';
import { findNotifiedTransitions } from '../database/delivery.repository.js';
import { findMembers } from '../database/incident.repository.js';
import type { Incident } from '../database/incident.repository.js';
import type { Recipient } from '../database/recipient.repository.js';
import { serversOfWorkspace } from '../database/local-copy.repository.js';
import type { OutgoingMail } from './ports.js';
import { membersToNotify, openMembers, outageFacts, recoveryFacts, unstableFacts } from './incident-facts.js';
import { LINKS, SUPPORT_EMAIL } from './tokens.js';

export interface RenderedMessage {
  email?: Email;
  note?: WhatsAppMessage;
  attachments?: OutgoingMail['attachments'];
  replyTo?: string;
  /** News that may be unsubscribed from. */
  optional?: boolean;
}

export type Rendering = { is: 'ready'; message: RenderedMessage } | { is: 'nothing'; because: string };

const PATIENTLY = { deadlineMs: 8_000, caller: systemCaller };
/** Writes a message at the last moment, from what is true then: nothing stale leaves. */
@Injectable()
export class RenderDelivery {
  private readonly analyzer: RpcClient<typeof incidents.AnalyzerServiceService>;
  private readonly billing: RpcClient<typeof billing.BillingServiceService>;

  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(LINKS) private readonly links: Links,
    @Inject(SUPPORT_EMAIL) private readonly supportEmail: string,
    @Inject(RpcClients) clients: RpcClients,
  ) {
    this.analyzer = clients.client(incidents.AnalyzerServiceService, 'analyzer');
    this.billing = clients.client(billing.BillingServiceService, 'billing');
  }

  async compose(delivery: Delivery, recipient: Recipient | null): Promise<Rendering> {
    const facts = delivery.facts as Record<string, string>;
    const catalogue = catalogueOf(recipient?.language ?? facts.language ?? 'en');
    const reader: Reader = {
      name: recipient?.fullName ?? facts.fullName ?? '',
      timeZone: recipient?.timeZone ?? facts.timeZone ?? 'Africa/Lagos',
    };
    if (isIncidentKind(delivery.kind)) return this.incident(delivery, catalogue, reader);
    const message = await this.other(delivery, catalogue, reader);
    return message ? { is: 'ready', message } : { is: 'nothing', because: deliveryLog.stale['nothing-to-say'] };
  }

  private async incident(delivery: Delivery, catalogue: Catalogue, reader: Reader): Promise<Rendering> {
    const members = await findMembers(this.database, delivery.about);
    const open = openMembers(members);
    if (members.length === 0) return { is: 'nothing', because: deliveryLog.stale.gone };
    const told = (await findNotifiedTransitions(this.database, delivery)) as Set<Transition>;
    const transition = delivery.transition as Transition;
    const acknowledged = open.length > 0 && open.every((member) => member.acknowledgedAt !== null);
    const verdict = judge(transition, told, {
      openedSeen: true,
      resolvedAt: open.length === 0 ? members[0]!.resolvedAt : null,
      acknowledgedAt: acknowledged ? open[0]!.acknowledgedAt : null,
    });
    if (verdict.say === 'nothing') return { is: 'nothing', because: deliveryLog.stale[verdict.because] };
    const message = this.say(verdict.say, delivery, members, catalogue, reader);
    return {
      is: 'ready',
      message: delivery.channel === 'email' ? { email: this.dress(message.email!, delivery, catalogue) } : { note: message.note },
    };
  }

  private say(
    what: Transition | 'down-and-back',
    delivery: Delivery,
    members: Incident[],
    { mail, whatsapp }: Catalogue,
    reader: Reader,
  ): { email: Email; note: WhatsAppMessage } {
    const now = delivery.facts.at ? new Date(delivery.facts.at) : this.clock.now();
    const open = openMembers(members);
    const back = members.filter((member) => delivery.facts.back?.includes(member.incidentId));
    const unstable = unstableFacts(back[0] ?? open[0] ?? members[0]!, this.links);
    const toTell = membersToNotify(open, what);
    const outage = outageFacts(toTell.length > 0 ? toTell : members, this.links);
    const recovery = recoveryFacts(back.length > 0 ? back : members, open, this.links);
    if (what === 'down-and-back')
      return { email: mail.downAndBack(recovery, reader, now), note: whatsapp.downAndBack(recovery, reader, now) };
    if (what.startsWith('resolved')) return { email: mail.resolved(recovery, reader, now), note: whatsapp.resolved(recovery, reader, now) };
    if (what === 'opened') return { email: mail.down(outage, reader, now), note: whatsapp.down(outage, reader, now) };
    if (what === 'unstable') return { email: mail.unstable(unstable, reader, now), note: whatsapp.unstable(unstable, reader, now) };
    if (what === 'steady') return { email: mail.steady(unstable, reader, now), note: whatsapp.steady(unstable) };
    if (what.startsWith('digest-')) return { email: mail.digest(unstable, now), note: whatsapp.digest(unstable, now) };
    return { email: mail.reminder(outage, reader, now, what.startsWith('daily-')), note: whatsapp.reminder(outage, now) };
  }

  private dress(email: Email, delivery: Delivery, { mail }: Catalogue): Email {
    const { standIn, lastWord, lastOfDay } = delivery.facts;
    const told = standIn ? mail.insteadOfWhatsApp(email) : lastWord ? mail.endInsteadOfWhatsApp(email) : email;
    return lastOfDay ? mail.lastOfTheDay(told) : told;
  }

  private async other(delivery: Delivery, { mail, whatsapp }: Catalogue, reader: Reader): Promise<RenderedMessage | null> {
    const facts = delivery.facts as Record<string, unknown>;
    const now = this.clock.now();
    const link = { link: String(facts.link ?? ''), expiresAt: facts.expiresAt ? new Date(String(facts.expiresAt)) : null };
    switch (delivery.kind) {
      case 'welcome':
        return { email: mail.welcome(link, reader) };
      case 'verify_email':
        return { email: mail.verifyEmail(link, reader) };
      case 'reset_password':
        return { email: mail.resetPassword(link, reader, now) };
      case 'password_changed':
        return { email: mail.passwordChanged(reader, now, this.supportEmail) };
      case 'email_changed':
        return { email: mail.emailChanged(reader, now, this.supportEmail) };
      case 'account_closed':
        return { email: mail.accountClosed(link.expiresAt, reader) };
      case 'account_erased':
        return { email: mail.accountErased(reader) };
      case 'phone_code':
        return { note: whatsapp.phoneCode(String(facts.code)) };
      case 'reply':
        return { note: facts.note as unknown as WhatsAppMessage };
      case 'drill': {
        const drill = { serverName: String(facts.serverName), at: new Date(String(facts.startedAt)), settingsUrl: this.links.settings };
        return { email: mail.drill(drill, reader), note: whatsapp.drill(drill, reader) };
      }
      case 'quota':
        return { email: mail.quota({ ...(facts as unknown as QuotaFacts), plansUrl: this.links.plans }, reader), optional: true };
      case 'report':
        return this.report(delivery, mail, reader);
      case 'support':
        return { email: mail.support(facts as unknown as SupportFacts), replyTo: String(facts.email) };
      case 'operator':
        return { email: mail.operatorNotice(String(facts.headline), String(facts.text)) };
      default:
        return this.money(delivery, mail, reader);
    }
  }

  private async money(delivery: Delivery, mail: Catalogue['mail'], reader: Reader): Promise<RenderedMessage | null> {
    const raw = delivery.facts as unknown as Omit<BillingFacts, 'endsAt' | 'graceEndsAt' | 'billingUrl'> & {
      endsAt: string;
      graceEndsAt?: string;
    };
    const facts: BillingFacts = {
      ...raw,
      endsAt: new Date(raw.endsAt),
      graceEndsAt: raw.graceEndsAt ? new Date(raw.graceEndsAt) : undefined,
      billingUrl: this.links.billing,
    };
    const letters: Record<string, (facts: BillingFacts, reader: Reader) => Email> = {
      renewal_due: mail.renewalDue,
      payment_failed: mail.paymentFailed,
      grace_started: mail.graceStarted,
      reduced: mail.reduced,
      paused: mail.paused,
      resumed: mail.resumed,
      credited: mail.credited,
      paid: mail.invoicePaid,
    };
    const write = letters[delivery.kind];
    if (!write) return null;
    if (delivery.kind !== 'paid') return { email: write(facts, reader) };
    const { pdf, fileName } = await this.billing.getInvoicePdf({ userId: delivery.userId!, ref: facts.ref }, PATIENTLY);
    return {
      email: write(facts, reader),
      attachments: [{ fileName: fileName || `${facts.ref}.pdf`, contentType: 'application/pdf', content: Buffer.from(pdf) }],
    };
  }

  private async report(delivery: Delivery, mail: Catalogue['mail'], reader: Reader): Promise<RenderedMessage | null> {
    const { from, to } = delivery.facts as unknown as { from: string; to: string };
    const week = { from: new Date(from), to: new Date(to) };
    const summary = await this.analyzer.getWeeklySummary({ workspaceId: delivery.workspaceId!, ...week }, PATIENTLY);
    const living = await serversOfWorkspace(this.database, delivery.workspaceId!);
    if (living.length === 0) return null;
    const servers = living.map(({ serverId, name }) => {
      const figures = summary.servers.find((server) => server.serverId === serverId);
      return {
        name,
        good: figures?.success ?? 0,
        bad: figures?.failures ?? 0,
        incidents: figures?.incidents ?? 0,
        downMs: (figures?.downtimeSeconds ?? 0) * 1000,
        medianMs: figures?.responseP50Ms ?? 0,
      };
    });
    return { email: mail.weeklyReport({ ...week, servers, overviewUrl: this.links.overview }, reader), optional: true };
  }
}

/** Part of a group is back: told like an end, but it never merges with the beginning. */
function judge(transition: Transition, told: Set<Transition>, incident: Parameters<typeof decideDelivery>[1]): Verdict {
  if (transition.startsWith('resolved-')) return told.has('opened') ? { say: transition } : { say: 'down-and-back' };
  return decideDelivery(transition, incident, told);
}
