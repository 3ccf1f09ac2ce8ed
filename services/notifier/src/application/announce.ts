import { idFrom } from '@nowahala/platform';
import type { Transaction } from '@nowahala/platform';
import { chooseChannels, emailSilence, UNVERIFIED_ALERTS_A_DAY } from '../domain/channels.js';
import type { ChannelFacts, Silence } from '../domain/channels.js';
import { startOfLocalDay } from '../domain/local-time.js';
import type { Line } from '../messages/en/dashboard.js';
import { isAlert } from '../records/delivery.js';
import type { DeliveryFacts } from '../records/delivery.js';
import { alertsSince, insertDelivery } from '../records/deliveries.js';
import { insertNotification } from '../records/notifications.js';
import { findRecipient, isSuppressed, phoneState } from '../records/recipients.js';
import type { Recipient } from '../records/recipients.js';
import { findWorkspace } from '../records/watched.js';

export interface Announcement {
  about: string;
  transition: string;
  kind: string;
  userId: string;
  workspaceId: string | null;
  serverId: string | null;
  incidentId: string | null;
  facts?: DeliveryFacts;
  /** Toggles of the servers it is about. Undefined: news that no toggle silences (money, the account). */
  toggles?: { email: boolean; whatsApp: boolean };
  /** False for news that is only a line on the dashboard. */
  mail?: boolean;
  /** The line on the dashboard; none: it is a mail only. */
  line?: Line;
}

/** Reasons worth a row of their own on the incident page: she can do something about them. */
const TOLD_SILENCES: Partial<Record<Silence, string>> = {
  'daily-limit': 'Not sent: this address was not confirmed yet and got 10 alerts today.',
  suppressed: 'Not sent: this address refused our mails.',
  stopped: 'Not sent: WhatsApp alerts were switched off with STOP.',
};

/** Writes one delivery for each channel that should carry the news. Said before: nothing happens. */
export async function announce(tx: Transaction, news: Announcement): Promise<void> {
  const recipient = await findRecipient(tx, news.userId, true);
  if (!recipient) return;
  if (news.line) await putOnDashboard(tx, news, news.line);
  if (news.mail === false) return;
  const facts = await channelFacts(tx, news, recipient);
  const { use, silent } = news.toggles ? chooseChannels(facts) : plainMail(facts);
  for (const channel of ['email', 'whatsapp'] as const) {
    const silence = silent[channel];
    const why = silence && TOLD_SILENCES[silence];
    if (!use.includes(channel) && !why) continue;
    const lastOfDay =
      channel === 'email' && isAlert(news.kind) && !facts.email.verified && facts.email.alertsToday === UNVERIFIED_ALERTS_A_DAY - 1;
    await insertDelivery(tx, {
      id: deliveryId(news, channel),
      about: news.about,
      transition: news.transition,
      channel,
      recipient: news.userId,
      kind: news.kind,
      userId: news.userId,
      workspaceId: news.workspaceId,
      serverId: news.serverId,
      facts: { ...news.facts, ...(lastOfDay && { lastOfDay }) },
      state: why ? 'dropped' : 'queued',
      error: why ?? '',
      at: tx.now,
    });
  }
}

/** The mail that stands in for WhatsApp: toggles do not count, the address's own state does. */
export async function announceStandIn(tx: Transaction, news: Announcement): Promise<void> {
  const recipient = await findRecipient(tx, news.userId, true);
  if (!recipient || emailSilence(await channelFacts(tx, news, recipient)) !== null) return;
  await insertDelivery(tx, {
    id: deliveryId(news, 'email'),
    about: news.about,
    transition: news.transition,
    channel: 'email',
    recipient: news.userId,
    kind: news.kind,
    userId: news.userId,
    workspaceId: news.workspaceId,
    serverId: news.serverId,
    facts: { ...news.facts, standIn: true },
    state: 'queued',
    at: tx.now,
  });
}

async function putOnDashboard(tx: Transaction, news: Announcement, line: Line): Promise<void> {
  const id = deliveryId(news, 'dashboard');
  const fresh = await insertDelivery(tx, {
    id,
    about: news.about,
    transition: news.transition,
    channel: 'dashboard',
    recipient: news.userId,
    kind: news.kind,
    userId: news.userId,
    workspaceId: news.workspaceId,
    serverId: news.serverId,
    state: 'delivered',
    at: tx.now,
  });
  if (!fresh) return;
  await insertNotification(tx, {
    id,
    user_id: news.userId,
    kind: news.kind,
    title: line.title,
    text: line.text,
    server_id: news.serverId,
    incident_id: news.incidentId,
    created_at: tx.now,
  });
  await tx.publish(
    'notification.created',
    {
      notificationId: id,
      userId: news.userId,
      serverId: news.serverId ?? '',
      incidentId: news.incidentId ?? '',
      kind: news.kind,
      at: tx.now,
    },
    { key: news.userId, tenantId: news.workspaceId ?? news.userId },
  );
}

/** The same news always gets the same delivery id, and so the same Message-ID. */
const deliveryId = (news: Announcement, channel: string): string => idFrom('delivery', news.about, news.transition, channel, news.userId);

function plainMail(facts: ChannelFacts): { use: string[]; silent: Partial<Record<string, Silence>> } {
  const silence = emailSilence({ email: { ...facts.email, alertsToday: 0 } });
  return silence ? { use: [], silent: { email: silence } } : { use: ['email'], silent: {} };
}

async function channelFacts(tx: Transaction, news: Announcement, recipient: Recipient): Promise<ChannelFacts> {
  const workspace = news.workspaceId ? await findWorkspace(tx, news.workspaceId) : null;
  const suppressed = recipient.email ? (await isSuppressed(tx, recipient.email)) !== null : false;
  const alertsToday = recipient.emailVerified ? 0 : await alertsSince(tx, news.userId, startOfLocalDay(tx.now, recipient.timeZone));
  const phone = recipient.phone ? await phoneState(tx, recipient.phone) : null;
  return {
    workspace: { email: workspace?.email ?? true, whatsApp: workspace?.whatsApp ?? false },
    server: news.toggles ?? { email: true, whatsApp: true },
    planHasWhatsApp: workspace?.planHasWhatsApp ?? false,
    email: { address: recipient.email, verified: recipient.emailVerified, suppressed, alertsToday },
    phone: { number: recipient.phone, verified: recipient.phoneVerified, stopped: phone?.stoppedAt != null },
  };
}
