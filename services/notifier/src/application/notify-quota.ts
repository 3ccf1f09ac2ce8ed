import type { Transaction } from '@nowahala/platform';
import { Inject, Injectable } from '@nestjs/common';
import { catalogueOf } from '../messages/catalogue.js';
import type { Links } from '../messages/links.js';
import { findProfile } from '../database/recipient-profile.query.js';
import { findServers } from '../database/local-copy.repository.js';
import { enqueueNotification } from './enqueue-notification.js';
import { LINKS } from './tokens.js';

export interface QuotaUse {
  serverId: string;
  workspaceId: string;
  userId: string;
  month: string;
  used: number;
  limit: number;
  mark: 80 | 100;
}

/** The monthly checks of a server run out: told at 80 % and at 100 %, once a month each. */
@Injectable()
export class NotifyQuota {
  constructor(@Inject(LINKS) private readonly links: Links) {}

  async tell(tx: Transaction, news: QuotaUse): Promise<void> {
    const reach = await findProfile(tx, news.userId, news.workspaceId);
    const [server] = await findServers(tx, [news.serverId]);
    if (!reach || !server) return;
    const facts = { serverName: server.name, used: news.used, limit: news.limit, mark: news.mark };
    await enqueueNotification(tx, reach, {
      about: `quota-${news.serverId}-${news.month}`,
      transition: String(news.mark),
      kind: 'quota',
      userId: news.userId,
      workspaceId: news.workspaceId,
      serverId: news.serverId,
      incidentId: null,
      facts,
      mail: reach.recipient.subscribed,
      line: catalogueOf(reach.recipient.language).dashboard.quota({ ...facts, plansUrl: this.links.plans }),
    });
  }
}
