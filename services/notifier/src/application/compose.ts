import { billing, incidents } from '@nowahala/contracts';
import { Clock, Database, RpcClients, systemCaller } from '@nowahala/platform';
import type { RpcClient } from '@nowahala/platform';
import { Inject, Injectable } from '@nestjs/common';
import { freshNews } from '../domain/incident-news.js';
import type { Transition, Verdict } from '../domain/incident-news.js';
import { catalogueOf, deliveryLog } from '../messages/catalogue.js';
import type { Catalogue } from '../messages/catalogue.js';
import type { BillingFacts, QuotaFacts, Reader, SupportFacts } from '../messages/facts.js';
import type { Letter } from '../messages/letter.js';
import type { Links } from '../messages/links.js';
import type { Note } from '../messages/en/whatsapp.js';
import { isIncidentKind } from '../records/delivery.js';
import type { Delivery } from '../records/delivery.js';
import { toldTransitions } from '../records/deliveries.js';
import { membersOfStory } from '../records/incidents.js';
import type { IncidentRecord } from '../records/incidents.js';
import type { Recipient } from '../records/recipients.js';
import { serversOfWorkspace } from '../records/watched.js';
import type { OutgoingMail } from './ports.js';
import { membersToTell, openMembers, outageFacts, recoveryFacts, unstableFacts } from './story.js';
import { LINKS, SUPPORT_EMAIL } from './tokens.js';

export interface Composed {
  letter?: Letter;
  note?: Note;
  attachments?: OutgoingMail['attachments'];
  replyTo?: string;
  /** News that may be unsubscribed from. */
  optional?: boolean;
}

export type Composition = { is: 'ready'; message: Composed } | { is: 'nothing'; because: string };

const PATIENTLY = { deadlineMs: 8_000, caller: systemCaller };
/** Writes a message at the last moment, from what is true then: nothing stale leaves. */
@Injectable()
export class Compose {
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

  async compose(delivery: Delivery, recipient: Recipient | null): Promise<Composition> {
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

  private async incident(delivery: Delivery, catalogue: Catalogue, reader: Reader): Promise<Composition> {
    const members = await membersOfStory(this.database, delivery.about);
    const open = openMembers(members);
    if (members.length === 0) return { is: 'nothing', because: deliveryLog.stale.gone };
    const told = (await toldTransitions(this.database, delivery)) as Set<Transition>;
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
      message: delivery.channel === 'email' ? { letter: this.dress(message.letter!, delivery, catalogue) } : { note: message.note },
    };
  }

  private say(
    what: Transition | 'down-and-back',
    delivery: Delivery,
    members: IncidentRecord[],
    { mail, whatsapp }: Catalogue,
    reader: Reader,
  ): { letter: Letter; note: Note } {
    const now = delivery.facts.at ? new Date(delivery.facts.at) : this.clock.now();
    const open = openMembers(members);
    const back = members.filter((member) => delivery.facts.back?.includes(member.incidentId));
    const unstable = unstableFacts(back[0] ?? open[0] ?? members[0]!, this.links);
    const toTell = membersToTell(open, what);
    const outage = outageFacts(toTell.length > 0 ? toTell : members, this.links);
    const recovery = recoveryFacts(back.length > 0 ? back : members, open, this.links);
    if (what === 'down-and-back')
      return { letter: mail.downAndBack(recovery, reader, now), note: whatsapp.downAndBack(recovery, reader, now) };
    if (what.startsWith('resolved'))
      return { letter: mail.resolved(recovery, reader, now), note: whatsapp.resolved(recovery, reader, now) };
    if (what === 'opened') return { letter: mail.down(outage, reader, now), note: whatsapp.down(outage, reader, now) };
    if (what === 'unstable') return { letter: mail.unstable(unstable, reader, now), note: whatsapp.unstable(unstable, reader, now) };
    if (what === 'steady') return { letter: mail.steady(unstable, reader, now), note: whatsapp.steady(unstable) };
    if (what.startsWith('digest-')) return { letter: mail.digest(unstable, now), note: whatsapp.digest(unstable, now) };
    return { letter: mail.reminder(outage, reader, now, what.startsWith('daily-')), note: whatsapp.reminder(outage, now) };
  }

  private dress(letter: Letter, delivery: Delivery, { mail }: Catalogue): Letter {
    const { standIn, lastWord, lastOfDay } = delivery.facts;
    const told = standIn ? mail.insteadOfWhatsApp(letter) : lastWord ? mail.endInsteadOfWhatsApp(letter) : letter;
    return lastOfDay ? mail.lastOfTheDay(told) : told;
  }

  private async other(delivery: Delivery, { mail, whatsapp }: Catalogue, reader: Reader): Promise<Composed | null> {
    const facts = delivery.facts as Record<string, unknown>;
    const now = this.clock.now();
    const link = { link: String(facts.link ?? ''), expiresAt: facts.expiresAt ? new Date(String(facts.expiresAt)) : null };
    switch (delivery.kind) {
      case 'welcome':
        return { letter: mail.welcome(link, reader) };
      case 'verify_email':
        return { letter: mail.verifyEmail(link, reader) };
      case 'reset_password':
        return { letter: mail.resetPassword(link, reader, now) };
      case 'password_changed':
        return { letter: mail.passwordChanged(reader, now, this.supportEmail) };
      case 'email_changed':
        return { letter: mail.emailChanged(reader, now, this.supportEmail) };
      case 'account_closed':
        return { letter: mail.accountClosed(link.expiresAt, reader) };
      case 'account_erased':
        return { letter: mail.accountErased(reader) };
      case 'phone_code':
        return { note: whatsapp.phoneCode(String(facts.code)) };
      case 'reply':
        return { note: facts.note as unknown as Note };
      case 'drill': {
        const drill = { serverName: String(facts.serverName), at: new Date(String(facts.startedAt)), settingsUrl: this.links.settings };
        return { letter: mail.drill(drill, reader), note: whatsapp.drill(drill, reader) };
      }
      case 'quota':
        return { letter: mail.quota({ ...(facts as unknown as QuotaFacts), plansUrl: this.links.plans }, reader), optional: true };
      case 'report':
        return this.report(delivery, mail, reader);
      case 'support':
        return { letter: mail.support(facts as unknown as SupportFacts), replyTo: String(facts.email) };
      case 'operator':
        return { letter: mail.operatorNotice(String(facts.headline), String(facts.text)) };
      default:
        return this.money(delivery, mail, reader);
    }
  }

  private async money(delivery: Delivery, mail: Catalogue['mail'], reader: Reader): Promise<Composed | null> {
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
    const letters: Record<string, (facts: BillingFacts, reader: Reader) => Letter> = {
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
    if (delivery.kind !== 'paid') return { letter: write(facts, reader) };
    const { pdf, fileName } = await this.billing.getInvoicePdf({ userId: delivery.userId!, ref: facts.ref }, PATIENTLY);
    return {
      letter: write(facts, reader),
      attachments: [{ fileName: fileName || `${facts.ref}.pdf`, contentType: 'application/pdf', content: Buffer.from(pdf) }],
    };
  }

  private async report(delivery: Delivery, mail: Catalogue['mail'], reader: Reader): Promise<Composed | null> {
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
    return { letter: mail.weeklyReport({ ...week, servers, overviewUrl: this.links.overview }, reader), optional: true };
  }
}

/** Part of a group is back: told like an end, but it never merges with the beginning. */
function judge(transition: Transition, told: Set<Transition>, incident: Parameters<typeof freshNews>[1]): Verdict {
  if (transition.startsWith('resolved-')) return told.has('opened') ? { say: transition } : { say: 'down-and-back' };
  return freshNews(transition, incident, told);
}
