import { Injectable } from '@nestjs/common';
import { Clock, dueTime, Store } from '@nowahala/platform';
import type { Transaction } from '@nowahala/platform';
import { MaintenanceQuery } from '../database/maintenance.query.js';
import type { MaintenanceOwner } from '../database/maintenance.query.js';
import type { MaintenanceView } from '../database/maintenance-view.entity.js';
import { WorkspaceRepository } from '../database/workspace.repository.js';
import { maintenance } from '../domain/maintenance.js';
import type { MaintenanceCommand } from '../domain/maintenance.js';
import type { TypedWindow } from '../domain/maintenance-window.js';
import { refusals } from '../domain/refusals.js';
import { requireKept } from './require-kept.js';

/** Shortens, lengthens, moves, ends and cancels. The caller has checked the owner. */
@Injectable()
export class ChangeMaintenance {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly workspaces: WorkspaceRepository,
    private readonly maintenances: MaintenanceQuery,
  ) {}

  change(owner: MaintenanceOwner, id: string, window: TypedWindow): Promise<MaintenanceView> {
    return this.store.transaction((tx) => this.handle(tx, owner, id, { type: 'ChangeMaintenance', data: { window } }));
  }

  end(owner: MaintenanceOwner, id: string): Promise<MaintenanceView> {
    return this.store.transaction((tx) => this.handle(tx, owner, id, { type: 'EndMaintenance' }));
  }

  /** Every one of the workspace, or of the server, that runs now. */
  endRunning(owner: MaintenanceOwner): Promise<MaintenanceView[]> {
    return this.store.transaction(async (tx) => {
      const ended: MaintenanceView[] = [];
      for (const { id } of await this.maintenances.listRunning(owner, await dueTime(tx, this.clock), tx))
        ended.push(await this.handle(tx, owner, id, { type: 'EndMaintenance' }));
      return ended;
    });
  }

  private async handle(tx: Transaction, owner: MaintenanceOwner, id: string, command: MaintenanceCommand): Promise<MaintenanceView> {
    const { workspaceId, serverId } = owner;
    await requireKept(this.workspaces, tx, workspaceId);
    const known = await this.maintenances.find(id, tx);
    if (known?.workspaceId !== workspaceId || known.serverId !== serverId) throw refusals.notFound();
    await tx.handle(maintenance, { id, tenantId: workspaceId }, command, { now: await dueTime(tx, this.clock) });
    return (await this.maintenances.find(id, tx))!;
  }
}
