import { CACHE, newId, notFound, refusal, Store } from '@nowahala/platform';
import type { Cache } from '@nowahala/platform';
import { Inject, Injectable } from '@nestjs/common';
import { catalogueOf, refusals } from '../messages/catalogue.js';
import type { Links } from '../messages/links.js';
import { findProfile } from '../database/recipient-profile.query.js';
import { serversOfWorkspace } from '../database/local-copy.repository.js';
import { enqueueNotification } from './enqueue-notification.js';
import { SyncLocalCopies } from './sync-local-copies.js';
import { Deliver } from './deliver.js';
import { LINKS } from './tokens.js';

const AN_HOUR = { limit: 5, perSeconds: 3_600 };

/** A real alert through every channel, marked as practice. */
@Injectable()
export class RunDrill {
  constructor(
    @Inject(Store) private readonly store: Store,
    @Inject(CACHE) private readonly cache: Cache,
    @Inject(SyncLocalCopies) private readonly contacts: SyncLocalCopies,
    @Inject(Deliver) private readonly sender: Deliver,
    @Inject(LINKS) private readonly links: Links,
  ) {}

  async start(userId: string, workspaceId: string, serverId: string): Promise<string> {
    const answer = await this.cache.take(`drill-${workspaceId}`, AN_HOUR);
    if (!answer.allowed)
      throw refusal('TOO_MANY_DRILLS', 'limited', refusals.tooManyDrills, {
        retryAfterSeconds: answer.retryAfterSeconds,
      });
    await this.contacts.know(userId, workspaceId);
    const drillId = newId();
    await this.store.transaction(async (tx) => {
      const reach = await findProfile(tx, userId, workspaceId);
      const servers = await serversOfWorkspace(tx, workspaceId);
      const server = serverId ? servers.find((candidate) => candidate.serverId === serverId) : servers[0];
      if (!reach || (serverId && !server)) throw notFound();
      await tx.query('INSERT INTO drill (drill_id, user_id, workspace_id, started_at) VALUES ($1, $2, $3, $4)', [
        drillId,
        userId,
        workspaceId,
        tx.now,
      ]);
      const serverName = server?.name ?? 'Example server';
      await enqueueNotification(tx, reach, {
        about: `drill-${drillId}`,
        transition: 'drill',
        kind: 'drill',
        userId,
        workspaceId,
        serverId: server?.serverId ?? null,
        incidentId: null,
        facts: { serverName, startedAt: tx.now.toISOString() },
        toggles: server ? { email: server.email, whatsApp: server.whatsApp } : { email: true, whatsApp: true },
        line: catalogueOf(reach.recipient.language).dashboard.drill(
          { serverName, at: tx.now, settingsUrl: this.links.settings },
          { name: reach.recipient.fullName, timeZone: reach.recipient.timeZone },
        ),
      });
    });
    this.sender.trigger();
    return drillId;
  }

  async ownerOf(drillId: string): Promise<string> {
    const [row] = await this.store.database.query<{ user_id: string }>('SELECT user_id FROM drill WHERE drill_id = $1', [drillId]);
    if (!row) throw notFound();
    return row.user_id;
  }
}
