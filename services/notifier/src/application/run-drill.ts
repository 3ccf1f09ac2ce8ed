import { CACHE, idFrom, newId, notFound, Store } from '@nowahala/platform';
import type { Cache } from '@nowahala/platform';
import { Inject, Injectable } from '@nestjs/common';
import { DrillRepository } from '../database/drill.repository.js';
import { RecipientRepository } from '../database/recipient.repository.js';
import { ServerRepository } from '../database/server.repository.js';
import { refusals } from '../domain/refusals.js';
import { catalogueOf } from '../messages/catalogue.js';
import { Links } from '../messages/links.js';
import { EnqueueNotification } from './enqueue-notification.js';
import { SyncLocalCopies } from './sync-local-copies.js';

const AN_HOUR = { limit: 5, perSeconds: 3_600 };

/** A real alert through every channel, marked as practice. */
@Injectable()
export class RunDrill {
  constructor(
    private readonly store: Store,
    @Inject(CACHE) private readonly cache: Cache,
    private readonly copies: SyncLocalCopies,
    private readonly drills: DrillRepository,
    private readonly recipients: RecipientRepository,
    private readonly servers: ServerRepository,
    private readonly enqueue: EnqueueNotification,
    private readonly links: Links,
  ) {}

  /** `creationId`: asked again under the same one, after an answer that was lost, it is the drill that was started then. */
  async execute(userId: string, workspaceId: string, serverId: string, creationId?: string): Promise<string> {
    const drillId = creationId ? idFrom(userId, workspaceId, creationId) : newId();
    if (creationId && (await this.drills.findOwner(drillId))) return drillId;
    const allowance = await this.cache.take(`drill-${workspaceId}`, AN_HOUR);
    if (!allowance.allowed) throw refusals.tooManyDrills(allowance.retryAfterSeconds);
    await this.copies.ensureKnown(userId, workspaceId);
    await this.store.transaction(async (tx) => {
      const profile = await this.recipients.profile(tx, userId, workspaceId);
      const servers = await this.servers.listOfWorkspace(workspaceId, tx);
      const server = serverId ? servers.find((candidate) => candidate.serverId === serverId) : servers[0];
      if (!profile || (serverId && !server)) throw notFound();
      if (!(await this.drills.insert(tx, drillId, userId, workspaceId))) return;
      const serverName = server?.name ?? 'Example server';
      const { language, fullName: name, timeZone } = profile.recipient;
      await this.enqueue.execute(tx, profile, {
        groupKey: `drill-${drillId}`,
        transition: 'drill',
        kind: 'drill',
        userId,
        workspaceId,
        serverId: server?.serverId ?? null,
        incidentId: null,
        facts: { serverName, startedAt: tx.now.toISOString() },
        toggles: { email: server?.emailEnabled ?? true, whatsApp: server?.whatsappEnabled ?? true },
        dashboard: catalogueOf(language).dashboard.drill({ serverName, at: tx.now, settingsUrl: this.links.settings }, { name, timeZone }),
      });
    });
    return drillId;
  }
}
