import type { SqlRunner, Transaction } from '@nowahala/platform';
import type { MaintenanceRepository } from '../../../notifier/src/database/maintenance.repository.js';
import type { UserDataRepository } from '../../../notifier/src/database/user-data.repository.js';
import type { Maintenance } from '../../../notifier/src/domain/maintenance.js';
import type { NotifierTables } from './notifier-tables.js';
import type { FormOf } from './surface.js';

export class MemoryMaintenances implements FormOf<MaintenanceRepository> {
  private readonly tables: NotifierTables;

  constructor(tables: NotifierTables) {
    this.tables = tables;
  }

  async upsert(_sql: SqlRunner, one: Maintenance): Promise<void> {
    const known = this.tables.maintenances.get(one.maintenanceId);
    if (!known || known.version < one.version) this.tables.maintenances.set(one.maintenanceId, one);
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
