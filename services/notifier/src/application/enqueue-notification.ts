import { idFrom } from '@nowahala/platform';
import type { Transaction } from '@nowahala/platform';
import { chooseChannels, emailSkipReason, mailHasLastWord, UNVERIFIED_ALERTS_A_DAY } from '../domain/route.js';
import type { ChannelChoice, ChannelFacts, SkipReason } from '../domain/route.js';
import { startOfLocalDay } from '../domain/local-time.js';
import { deliveryLog } from '../messages/catalogue.js';
import type { DashboardNotification } from '../messages/en/dashboard.js';
import { isAlert, isEnd } from '../domain/delivery.js';
import type { DeliveryChannel, DeliveryFacts } from '../domain/delivery.js';
import { alertsSince, insertDeliveries, wasNotified } from '../database/delivery.repository.js';
import type { NewDelivery } from '../database/delivery.repository.js';
import { insertNotification } from '../database/notification.repository.js';
import { findProfile } from '../database/recipient-profile.query.js';
import type { RecipientProfile } from '../database/recipient-profile.query.js';

export interface NewNotification {
  about: string;
  transition: string;
  kind: string;
  userId: string;
  workspaceId: string | null;
  serverId: string | null;
  incidentId: string | null;
  /** When it came about; else now. */
  occurredAt?: Date;
  facts?: DeliveryFacts;
  /** Toggles of the servers it is about. Undefined: news that no toggle silences (money, the account). */
  toggles?: { email: boolean; whatsApp: boolean };
  /** False for news that is only a line on the dashboard. */
  mail?: boolean;
  /** The line on the dashboard; none: it is a mail only. */
  line?: DashboardNotification;
}

/** Reasons worth a row of their own on the incident page: she can do something about them. */
const TOLD_SILENCES: Partial<Record<SkipReason, string>> = deliveryLog.silences;

/** Writes one delivery for each channel that should carry the news, and the line on the dashboard. Said before: nothing happens. */
export async function enqueueNotification(tx: Transaction, reach: RecipientProfile, news: NewNotification): Promise<void> {
  const rows = news.line ? [deliveryOf(tx, news, 'dashboard', { state: 'delivered' })] : [];
  if (news.mail !== false) rows.push(...(await deliveriesOf(tx, reach, news)));
  const fresh = await insertDeliveries(tx, rows);
  if (news.line && fresh.has(deliveryId(news, 'dashboard'))) await putOnDashboard(tx, news, news.line);
}

/** The mail that stands in for WhatsApp: toggles do not count, the address's own state does. */
export async function enqueueEmailFallback(tx: Transaction, news: NewNotification): Promise<void> {
  const reach = await findProfile(tx, news.userId, news.workspaceId);
  if (!reach || emailSkipReason(await channelFacts(tx, reach, news)) !== null) return;
  await insertDeliveries(tx, [deliveryOf(tx, news, 'email', { state: 'queued', facts: { ...news.facts, standIn: true } })]);
}

async function deliveriesOf(tx: Transaction, reach: RecipientProfile, news: NewNotification): Promise<NewDelivery[]> {
  const facts = await channelFacts(tx, reach, news);
  const choice = news.toggles ? chooseChannels(facts) : plainMail(facts);
  const { use, silent } = choice;
  const rows: NewDelivery[] = [];
  for (const channel of ['email', 'whatsapp'] as const) {
    const silence = silent[channel];
    const why = silence && TOLD_SILENCES[silence];
    const lastOfDay =
      channel === 'email' && isAlert(news.kind) && !facts.email.verified && facts.email.alertsToday === UNVERIFIED_ALERTS_A_DAY - 1;
    if (use.includes(channel))
      rows.push(deliveryOf(tx, news, channel, { state: 'queued', facts: { ...news.facts, ...(lastOfDay && { lastOfDay }) } }));
    else if (why) rows.push(deliveryOf(tx, news, channel, { state: 'dropped', error: why }));
  }
  if (isEnd(news.kind) && mailHasLastWord(choice, facts) && (await wasNotified(tx, news.about, news.userId)))
    rows.push(deliveryOf(tx, news, 'email', { state: 'queued', facts: { ...news.facts, lastWord: true } }));
  return rows;
}

function deliveryOf(
  tx: Transaction,
  news: NewNotification,
  channel: DeliveryChannel,
  more: Pick<NewDelivery, 'state' | 'error' | 'facts'>,
): NewDelivery {
  const { about, transition, kind, userId, workspaceId, serverId, occurredAt } = news;
  return {
    id: deliveryId(news, channel),
    about,
    transition,
    channel,
    recipient: userId,
    kind,
    userId,
    workspaceId,
    serverId,
    occurredAt,
    at: tx.now,
    ...more,
  };
}

async function putOnDashboard(tx: Transaction, news: NewNotification, line: DashboardNotification): Promise<void> {
  const { kind, userId, workspaceId, serverId, incidentId } = news;
  const id = deliveryId(news, 'dashboard');
  await insertNotification(tx, {
    id,
    user_id: userId,
    kind,
    title: line.title,
    text: line.text,
    server_id: serverId,
    incident_id: incidentId,
    created_at: tx.now,
  });
  await tx.publish(
    'notification.created',
    { notificationId: id, userId, serverId: serverId ?? '', incidentId: incidentId ?? '', kind, at: tx.now },
    { key: userId, tenantId: workspaceId ?? userId },
  );
}

/** The same news always gets the same delivery id, and so the same Message-ID. */
const deliveryId = (news: NewNotification, channel: string): string =>
  idFrom('delivery', news.about, news.transition, channel, news.userId);

function plainMail(facts: ChannelFacts): ChannelChoice {
  const silence = emailSkipReason({ email: { ...facts.email, alertsToday: 0 } });
  return silence ? { use: [], silent: { email: silence } } : { use: ['email'], silent: {} };
}

async function channelFacts(
  tx: Transaction,
  { recipient, workspace, emailSuppressed, phoneStopped }: RecipientProfile,
  news: NewNotification,
): Promise<ChannelFacts> {
  const alertsToday = recipient.emailVerified ? 0 : await alertsSince(tx, news.userId, startOfLocalDay(tx.now, recipient.timeZone));
  return {
    workspace: { email: workspace.email, whatsApp: workspace.whatsApp },
    server: news.toggles ?? { email: true, whatsApp: true },
    planHasWhatsApp: workspace.planHasWhatsApp,
    email: { address: recipient.email, verified: recipient.emailVerified, suppressed: emailSuppressed, alertsToday },
    phone: { number: recipient.phone, verified: recipient.phoneVerified, stopped: phoneStopped },
  };
}
