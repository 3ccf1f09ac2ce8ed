import type { Transaction } from '@nowahala/platform';
import { Injectable } from '@nestjs/common';
import { RecipientRepository } from '../database/recipient.repository.js';
import { ServerRepository } from '../database/server.repository.js';
import { catalogueOf } from '../messages/catalogue.js';
import { Links } from '../messages/links.js';
import { EnqueueNotification } from './enqueue-notification.js';

export interface QuotaUse {
  serverId: string;
  workspaceId: string;
  userId: string;
  month: string;
  used: number;
  limit: number;
  mark: 80 | 100;
}

/** The monthly checks of a server run out: notified at 80 % and at 100 %, once a month each. */
@Injectable()
export class NotifyQuota {
  constructor(
    private readonly recipients: RecipientRepository,
    private readonly servers: ServerRepository,
    private readonly enqueue: EnqueueNotification,
    private readonly links: Links,
  ) {}

  async execute(tx: Transaction, { serverId, workspaceId, userId, month, used, limit, mark }: QuotaUse): Promise<void> {
    const profile = await this.recipients.profile(tx, userId, workspaceId);
    const [server] = await this.servers.list(tx, [serverId]);
    if (!profile || !server) return;
    const facts = { serverName: server.name, used, limit, mark };
    await this.enqueue.execute(tx, profile, {
      groupKey: `quota-${serverId}-${month}`,
      transition: String(mark),
      kind: 'quota',
      userId,
      workspaceId,
      serverId,
      incidentId: null,
      facts,
      toggles: null,
      dashboardOnly: !profile.recipient.subscribed,
      dashboard: catalogueOf(profile.recipient.language).dashboard.quota({ ...facts, plansUrl: this.links.plans }),
    });
  }
}
