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
    const hours = hoursBetween(changed, known.before, tx.now);
    if (hours.length === 0) return;
    const servers = await this.monitors.idsOf(tx, changed.workspaceId, changed.serverId);
    // Rates of the past change with it: those hours are added up again.
    await this.pings.markChanged(
      tx,
      servers.flatMap((serverId) => hours.map((scheduledAt) => ({ serverId, scheduledAt }))),
    );
  }
}

/** The hours up to now that either of the two touches; it lasts a day at most. */
function hoursBetween(changed: Maintenance, before: Maintenance | undefined, now: Date): Date[] {
  const windows = [changed, ...(before ? [before] : [])].filter(({ startsAt, endsAt }) => endsAt > startsAt);
  const begin = Math.min(...windows.map(({ startsAt }) => startsAt.getTime()));
  const end = Math.min(now.getTime(), Math.max(...windows.map(({ endsAt }) => endsAt.getTime())));
  const hours: Date[] = [];
  for (let hour = begin - (begin % HOUR_MS); hour < end; hour += HOUR_MS) hours.push(new Date(hour));
  return hours;
}
