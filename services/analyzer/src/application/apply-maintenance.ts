import { HOUR_MS } from '@nowahala/kernel';
import type { Transaction } from '@nowahala/platform';
import { Injectable } from '@nestjs/common';
import { MaintenanceRepository } from '../database/maintenance.repository.js';
import type { Maintenance } from '../database/maintenance.repository.js';
import { MonitorRepository } from '../database/monitor.repository.js';
import { PingRepository } from '../database/ping.repository.js';
import { WorkspaceRepository } from '../database/workspace.repository.js';

/** Maintenance as its owner plans, changes and ends it. What follows from it is done by `turn-maintenance.ts`. */
@Injectable()
export class ApplyMaintenance {
  constructor(
    private readonly maintenances: MaintenanceRepository,
    private readonly monitors: MonitorRepository,
    private readonly pings: PingRepository,
    private readonly workspaces: WorkspaceRepository,
  ) {}

  /** Under the lock of the workspace. A message that comes late, or after the workspace was erased, changes nothing. */
  async execute(tx: Transaction, changed: Maintenance): Promise<void> {
    if ((await this.workspaces.erased(tx, [changed.workspaceId])).size > 0) return;
    const known = await this.maintenances.upsert(tx, changed);
    if (!known) return;
    const hours = hoursOf(known.before ? [changed, known.before] : [changed], tx.now);
    if (hours.length === 0) return;
    const servers = await this.monitors.idsOf(tx, changed.workspaceId, changed.serverId);
    // Rates of the past change with it: those hours are added up again.
    await this.pings.markChanged(
      tx,
      servers.flatMap((serverId) => hours.map((scheduledAt) => ({ serverId, scheduledAt }))),
    );
  }
}

/** The hours up to now that each of them touches; what lies between them stays as it is. */
function hoursOf(windows: readonly Maintenance[], now: Date): Date[] {
  const hours = new Set<number>();
  for (const { startsAt, endsAt } of windows.filter((one) => one.endsAt > one.startsAt)) {
    const end = Math.min(now.getTime(), endsAt.getTime());
    for (let hour = Math.floor(startsAt.getTime() / HOUR_MS) * HOUR_MS; hour < end; hour += HOUR_MS) hours.add(hour);
  }
  return [...hours].map((hour) => new Date(hour));
}
