import type { Transaction } from '@nowahala/platform';
import { Injectable } from '@nestjs/common';
import { RecipientRepository } from '../database/recipient.repository.js';
import { ServerRepository } from '../database/server.repository.js';
import type { DueRenewal } from '../domain/renewal.js';
import { catalogueOf } from '../messages/catalogue.js';
import { Links } from '../messages/links.js';
import { EnqueueNotification } from './enqueue-notification.js';

/** Something ends soon, or was renewed: one message on the channels of the servers that it concerns. */
@Injectable()
export class NotifyRenewal {
  constructor(
    private readonly recipients: RecipientRepository,
    private readonly servers: ServerRepository,
    private readonly enqueue: EnqueueNotification,
    private readonly links: Links,
  ) {}

  async execute(tx: Transaction, { workspaceId, userId, warningId, renewal, lifeDays, endedBeforeAt }: DueRenewal): Promise<void> {
    const profile = await this.recipients.profile(tx, userId, workspaceId);
    if (!profile) return;
    const servers = (await this.servers.list(tx, renewal.serverIds)).filter(({ deleted }) => !deleted);
    const { fullName: name, timeZone, language } = profile.recipient;
    const { kind, name: what, endsAt, company, lapsed } = renewal;
    // Every server may have a hosting bill.
    const own = kind === 'own' ? servers[0] : undefined;
    const shared = { about: kind, what, company, lifeDays, lapsed, serverName: own?.name };
    const { dashboard } = catalogueOf(language);
    const facts = { ...shared, endsAt, url: own ? this.links.server(own.serverId) : this.links.overview };
    await this.enqueue.execute(tx, profile, {
      groupKey: `renewal-${warningId}`,
      transition: endedBeforeAt ? 'renewed' : 'due',
      kind: endedBeforeAt ? 'extended' : 'ends_soon',
      userId,
      workspaceId,
      serverId: servers[0]?.serverId ?? null,
      incidentId: null,
      facts: { ...shared, endsAt: endsAt.toISOString(), serverId: own?.serverId },
      toggles: {
        email: servers.length === 0 || servers.some(({ emailEnabled }) => emailEnabled),
        whatsApp: servers.some(({ whatsappEnabled }) => whatsappEnabled),
      },
      dashboard: (endedBeforeAt ? dashboard.renewed : dashboard.endsSoon)(facts, { name, timeZone }, tx.now),
    });
  }
}
