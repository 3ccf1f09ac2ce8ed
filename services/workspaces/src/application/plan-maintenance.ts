import { limits } from '@nowahala/kernel';
import { Injectable } from '@nestjs/common';
import { Clock, dueTime, newId, Store } from '@nowahala/platform';
import { MaintenanceQuery } from '../database/maintenance.query.js';
import type { MaintenanceOwner } from '../database/maintenance.query.js';
import type { MaintenanceView } from '../database/maintenance-view.entity.js';
import { WorkspaceRepository } from '../database/workspace.repository.js';
import { maintenance } from '../domain/maintenance.js';
import type { TypedWindow } from '../domain/maintenance-window.js';
import { refusals } from '../domain/refusals.js';
import { requireKept } from './require-kept.js';

/** The same id plans the same maintenance once. */
@Injectable()
export class PlanMaintenance {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly workspaces: WorkspaceRepository,
    private readonly maintenances: MaintenanceQuery,
  ) {}

  /** The caller has checked the owner. */
  async execute({ workspaceId, serverId }: MaintenanceOwner, window: TypedWindow, id = newId()): Promise<MaintenanceView> {
    return this.store.transaction(async (tx) => {
      await tx.lock(`maintenance-of-${workspaceId}`);
      const userId = await requireKept(this.workspaces, tx, workspaceId);
      const known = await this.maintenances.find(id, tx);
      if (known && (known.workspaceId !== workspaceId || known.serverId !== serverId)) throw refusals.notFound();
      if (known) return known;
      const now = await dueTime(tx, this.clock);
      if ((await this.maintenances.countLasting(workspaceId, now, tx)) >= limits.maintenance.atOnce) throw refusals.tooManyMaintenances();
      const data = { workspaceId, userId, serverId, window };
      await tx.handle(maintenance, { id, tenantId: workspaceId }, { type: 'PlanMaintenance', data }, { now });
      return (await this.maintenances.find(id, tx))!;
    });
  }
}
