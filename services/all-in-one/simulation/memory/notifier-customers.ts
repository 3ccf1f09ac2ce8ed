import type { SqlRunner, Transaction } from '@nowahala/platform';
import type { MaintenanceRepository } from '../../../notifier/src/database/maintenance.repository.js';
import type { UserDataRepository } from '../../../notifier/src/database/user-data.repository.js';
import type { Maintenance } from '../../../notifier/src/domain/maintenance.js';
import type { NotifierTables } from './notifier-tables.js';
import type { FormOf } from './surface.js';

/** What is said of it by itself. */
export type MaintenanceRow = Maintenance & { begun: boolean; ended: boolean };
/** What begins or ends within so long of its message did so by hand. */
const BY_HAND_MS = 10_000;

export class MemoryMaintenances implements FormOf<MaintenanceRepository> {
  private readonly tables: NotifierTables;

  constructor(tables: NotifierTables) {
    this.tables = tables;
  }

  async upsert(_sql: SqlRunner, one: Maintenance, now: Date): Promise<void> {
    const known = this.tables.maintenances.get(one.maintenanceId);
    if (known && known.version >= one.version) return;
    const isByHand = (at: Date): boolean => at.getTime() <= now.getTime() + BY_HAND_MS;
    this.tables.maintenances.set(one.maintenanceId, { ...one, begun: isByHand(one.startsAt), ended: isByHand(one.endsAt) });
  }

  async findTurns(now: Date, limit: number): Promise<Maintenance[]> {
    if (this.tables.maintenances.size === 0) return [];
    return this.tables.maintenances.where((one) => this.turns(one, now)).slice(0, limit);
  }

  async claimTurn(_sql: SqlRunner, maintenanceId: string, now: Date): Promise<(Maintenance & { over: boolean }) | undefined> {
    const row = this.tables.maintenances.get(maintenanceId);
    if (!row || !this.turns(row, now)) return undefined;
    const over = row.endsAt <= now;
    this.tables.maintenances.set(maintenanceId, { ...row, begun: true, ended: over });
    return { ...row, over };
  }

  private turns({ startsAt, endsAt, begun, ended }: MaintenanceRow, now: Date): boolean {
    return endsAt > startsAt && ((!begun && startsAt <= now) || (!ended && endsAt <= now));
  }

  async listSince(_sql: SqlRunner, workspaceId: string, since: Date): Promise<Maintenance[]> {
    return this.tables.maintenances.where((one) => one.workspaceId === workspaceId && one.endsAt > since);
  }
}

export class MemoryUserData implements FormOf<UserDataRepository> {
  private readonly tables: NotifierTables;

  constructor(tables: NotifierTables) {
    this.tables = tables;
  }

  async beginErasure(_tx: Transaction, userId: string): Promise<void> {
    const { maintenances, gone } = this.tables;
    gone.set(userId, true);
    for (const { maintenanceId } of maintenances.where((one) => one.userId === userId)) maintenances.delete(maintenanceId);
  }

  async eraseSlice(_tx: Transaction, userId: string): Promise<boolean> {
    const { deliveries, incidents, groups } = this.tables;
    const isOwn = (one: { userId: string | null }): boolean => one.userId === userId;
    const [mails, own, grouped] = [deliveries.where(isOwn), incidents.where(isOwn), groups.where(isOwn)];
    for (const { id } of mails) deliveries.delete(id);
    for (const { incidentId } of own) incidents.delete(incidentId);
    for (const { groupKey } of grouped) groups.delete(groupKey);
    return mails.length + own.length + grouped.length > 0;
  }
}
