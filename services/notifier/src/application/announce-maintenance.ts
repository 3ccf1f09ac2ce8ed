import { Clock, Database, LOGGER, Store, dueTime, isTransient } from '@nowahala/platform';
import type { Logger, Transaction } from '@nowahala/platform';
import { Inject, Injectable } from '@nestjs/common';
import { workspaceLock } from '../database/incident.repository.js';
import { MaintenanceRepository } from '../database/maintenance.repository.js';
import { RecipientRepository } from '../database/recipient.repository.js';
import { ServerRepository } from '../database/server.repository.js';
import { isCovered } from '../domain/maintenance.js';
import type { Maintenance } from '../domain/maintenance.js';
import { catalogueOf } from '../messages/catalogue.js';
import { EnqueueNotification } from './enqueue-notification.js';

const BATCH = 200;

/** Maintenance that began or ended by itself: a line on the dashboard, and nothing else. See RULES.md#maintenance */
@Injectable()
export class AnnounceMaintenance {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly maintenances: MaintenanceRepository,
    private readonly recipients: RecipientRepository,
    private readonly servers: ServerRepository,
    private readonly enqueue: EnqueueNotification,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async execute(): Promise<void> {
    for (let due: Maintenance[] = []; ;) {
      const now = await dueTime(this.database, this.clock);
      due = await this.maintenances.findTurns(now, BATCH);
      let moved = false;
      for (const one of due) if (await this.announceOrDrop(one, now)) moved = true;
      if (due.length < BATCH || !moved) return;
    }
  }

  /** A line that cannot be written holds up no other. It is tried again where only the database was away. */
  private async announceOrDrop({ maintenanceId, workspaceId }: Maintenance, now: Date): Promise<boolean> {
    try {
      await this.store.transaction(async (tx) => {
        await tx.lock(workspaceLock(workspaceId));
        const turn = await this.maintenances.claimTurn(tx, maintenanceId, now);
        if (turn) await this.announce(tx, turn, now);
      });
      return true;
    } catch (error) {
      this.logger.error({ err: error, maintenance_id: maintenanceId }, 'maintenance could not be announced');
      if (isTransient(error)) return false;
      await this.maintenances.claimTurn(this.database, maintenanceId, now);
      return true;
    }
  }

  private async announce(tx: Transaction, maintenance: Maintenance & { over: boolean }, now: Date): Promise<void> {
    const { maintenanceId, workspaceId, userId, serverId, startsAt, endsAt, over } = maintenance;
    const others = await this.maintenances.listSince(tx, workspaceId, over ? endsAt : startsAt);
    if (isCovered(maintenance, over, others)) return;
    const profile = await this.recipients.profile(tx, userId, workspaceId);
    const [server] = serverId === null ? [] : await this.servers.list(tx, [serverId]);
    if (!profile || (serverId !== null && (!server || server.deleted))) return;
    const { fullName: name, timeZone, language } = profile.recipient;
    const facts = { serverName: server?.name ?? null, endsAt };
    const { dashboard } = catalogueOf(language);
    await this.enqueue.execute(tx, profile, {
      groupKey: `maintenance-${maintenanceId}`,
      // Moved or extended after it was said, it is said again.
      transition: over ? `over-${endsAt.getTime()}` : `began-${startsAt.getTime()}`,
      kind: over ? 'maintenance_over' : 'maintenance_began',
      userId,
      workspaceId,
      serverId,
      incidentId: null,
      toggles: null,
      dashboard: over ? dashboard.maintenanceOver(facts) : dashboard.maintenanceBegan(facts, { name, timeZone }, now),
      dashboardOnly: true,
    });
  }
}
