import type { Transaction } from '@nowahala/platform';
import { Inject, Injectable } from '@nestjs/common';
import { catalogueOf } from '../messages/catalogue.js';
import type { Links } from '../messages/links.js';
import { reachOf } from '../records/reach.js';
import { findServers } from '../records/watched.js';
import { announce } from './announce.js';
import { LINKS } from './tokens.js';

export interface QuotaNews {
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
export class TellAboutQuota {
  constructor(@Inject(LINKS) private readonly links: Links) {}

  async tell(tx: Transaction, news: QuotaNews): Promise<void> {
    const reach = await reachOf(tx, news.userId, news.workspaceId);
    const [server] = await findServers(tx, [news.serverId]);
    if (!reach || !server) return;
    const facts = { serverName: server.name, used: news.used, limit: news.limit, mark: news.mark };
    await announce(tx, reach, {
      about: `quota-${news.serverId}-${news.month}`,
      transition: String(news.mark),
      kind: 'quota',
      userId: news.userId,
      workspaceId: news.workspaceId,
      serverId: news.serverId,
      incidentId: null,
      facts,
      mail: reach.recipient.wantsNews,
      line: catalogueOf(reach.recipient.language).dashboard.quota({ ...facts, plansUrl: this.links.plans }),
    });
  }
}
