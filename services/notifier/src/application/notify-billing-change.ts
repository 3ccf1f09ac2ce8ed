import type { Transaction } from '@nowahala/platform';
import { Inject, Injectable } from '@nestjs/common';
import { catalogueOf } from '../messages/catalogue.js';
import type { Links } from '../messages/links.js';
import { findProfile } from '../database/recipient-profile.query.js';
import { enqueueNotification } from './enqueue-notification.js';
import { LINKS } from './tokens.js';

export interface BillingChange {
  workspaceId: string;
  userId: string;
  /** renewal_due, payment_failed, upgraded, grace_started, reduced, paused, resumed, credited or paid. */
  change: string;
  planName: string;
  endsAt: Date;
  graceEndsAt?: Date | undefined;
  amountKobo: number;
  ref: string;
  daysLeft: number;
  reason: string;
  /** Makes the news one of its kind: a version or an invoice. */
  about: string;
}

const WITH_MAIL = new Set(['renewal_due', 'payment_failed', 'grace_started', 'reduced', 'paused', 'resumed', 'credited', 'paid']);
/** The mail with the invoice says it already. */
const LINE_ONLY = new Set(['upgraded']);

/** Steps in the life of a plan, each said plainly; preferences do not silence what is about money. */
@Injectable()
export class NotifyBillingChange {
  constructor(@Inject(LINKS) private readonly links: Links) {}

  async tell(tx: Transaction, news: BillingChange): Promise<void> {
    if (!WITH_MAIL.has(news.change) && !LINE_ONLY.has(news.change)) return;
    const reach = await findProfile(tx, news.userId, news.workspaceId);
    if (!reach) return;
    const facts = {
      planName: news.planName,
      endsAt: news.endsAt,
      graceEndsAt: news.graceEndsAt,
      amountKobo: news.amountKobo,
      ref: news.ref,
      daysLeft: news.daysLeft,
      reason: news.reason,
    };
    const line = catalogueOf(reach.recipient.language).dashboard.billing(
      news.change,
      { ...facts, billingUrl: this.links.billing },
      { name: reach.recipient.fullName, timeZone: reach.recipient.timeZone },
    );
    await enqueueNotification(tx, reach, {
      about: news.about,
      transition: news.change === 'renewal_due' ? `renewal_due-${news.daysLeft}` : news.change,
      kind: news.change,
      userId: news.userId,
      workspaceId: news.workspaceId,
      serverId: null,
      incidentId: null,
      facts: { ...facts, endsAt: news.endsAt.toISOString(), graceEndsAt: news.graceEndsAt?.toISOString() },
      mail: WITH_MAIL.has(news.change),
      line: line ?? undefined,
    });
  }
}
