import type { Transaction } from '@nowahala/platform';
import type { EntitlementRepository } from '../../../scheduler/src/database/entitlement.repository.js';
import type { DueRecheck, Recheck, RecheckRepository } from '../../../scheduler/src/database/recheck.repository.js';
import type { CheckNowRow, ScheduleChange, ScheduleRepository } from '../../../scheduler/src/database/schedule.repository.js';
import type { ShardMemberRepository } from '../../../scheduler/src/database/shard-member.repository.js';
import type { UsageCount, UsageRepository, UsageTotal } from '../../../scheduler/src/database/usage.repository.js';
import type { WatermarkRepository } from '../../../scheduler/src/database/watermark.repository.js';
import type { EntitlementCopy } from '../../../scheduler/src/domain/cadence.js';
import type { ScheduleEntry, ServerConfig } from '../../../scheduler/src/domain/schedule-entry.js';
import { Rows } from '../engine/memory-database.js';
import type { MemoryDatabase } from '../engine/memory-database.js';
import type { VirtualTime } from '../engine/virtual-time.js';
import type { FormOf } from './surface.js';

type EntryRow = Omit<ScheduleEntry, 'entitlement' | 'used'> & { checkNowAt: Date | null };
type UsageRow = UsageCount & { notified: number };

const MEMBER_MS = 12_000;

/** The scheduler's tables. */
export class SchedulerTables {
  readonly entries: Rows<EntryRow>;
  readonly changes: Rows<ScheduleChange>;
  readonly forgotten: Rows<true>;
  readonly incidents: Rows<{ serverId: string; seq: number; open: boolean }>;
  readonly entitlements: Rows<EntitlementCopy>;
  readonly usage: Rows<UsageRow>;
  readonly rechecks: Rows<Recheck>;
  readonly members: Rows<{ owner: string; seenAt: number }>;
  readonly watermarks: Rows<{ owner: string; groups: number[]; at: number }>;
  private ids = 0;
  readonly time: VirtualTime;

  constructor(database: MemoryDatabase, time: VirtualTime) {
    this.time = time;
    this.entries = new Rows(database);
    this.changes = new Rows(database);
    this.forgotten = new Rows(database);
    this.incidents = new Rows(database);
    this.entitlements = new Rows(database);
    this.usage = new Rows(database);
    this.rechecks = new Rows(database);
    this.members = new Rows(database);
    this.watermarks = new Rows(database);
  }

  recordChange(serverId: string, shard: number): void {
    const id = (this.ids += 1);
    this.changes.set(String(id), { id, shard, serverId });
  }

  entryOf(row: EntryRow, month: string): ScheduleEntry {
    const { state, rateLimit, hourlyOnly } = this.entitlements.get(row.workspaceId) ?? {
      state: 'unknown',
      rateLimit: 0,
      hourlyOnly: false,
    };
    const used = this.usage.get(`${row.serverId} ${month}`)?.count ?? 0;
    const { checkNowAt: _, ...entry } = row;
    return { ...entry, entitlement: { state, rateLimit, hourlyOnly }, used };
  }
}

export class MemorySchedule implements FormOf<ScheduleRepository> {
  private readonly tables: SchedulerTables;

  constructor(tables: SchedulerTables) {
    this.tables = tables;
  }

  async listOfShards(month: string, shards: number[]): Promise<ScheduleEntry[]> {
    const wanted = new Set(shards);
    return this.tables.entries.where(({ shard }) => wanted.has(shard)).map((row) => this.tables.entryOf(row, month));
  }

  async listOfServers(month: string, serverIds: string[]): Promise<ScheduleEntry[]> {
    return serverIds.flatMap((id) => this.tables.entries.get(id) ?? []).map((row) => this.tables.entryOf(row, month));
  }

  async listChanges(shards: number[]): Promise<ScheduleChange[]> {
    if (this.tables.changes.size === 0) return [];
    const wanted = new Set(shards);
    return this.tables.changes.where(({ shard }) => wanted.has(shard));
  }

  async deleteChanges(changes: ScheduleChange[]): Promise<void> {
    for (const { id } of changes) this.tables.changes.delete(String(id));
  }

  async isDeleted(_tx: Transaction, serverId: string): Promise<boolean> {
    return this.tables.forgotten.has(serverId);
  }

  async find(_tx: Transaction, serverId: string): Promise<ScheduleEntry | undefined> {
    const row = this.tables.entries.get(serverId);
    return row && this.tables.entryOf(row, '');
  }

  async upsert(_tx: Transaction, config: ServerConfig, shard: number, fireAt: Date | null): Promise<void> {
    const { serverId, workspaceId, userId, ipAddress, website, intervalMinutes, paused, configVersion } = config;
    const known = this.tables.entries.get(serverId);
    const rest = { down: known?.down ?? false, checkNowAt: known?.checkNowAt ?? null, fireAt: fireAt ?? known?.fireAt };
    const row = { serverId, workspaceId, userId, shard, ipAddress, website, intervalMinutes, paused, configVersion, ...rest };
    this.tables.recordChange(serverId, shard);
    this.tables.entries.set(serverId, row);
  }

  async delete(_tx: Transaction, { serverId }: ServerConfig, shard: number): Promise<void> {
    const { entries, rechecks, forgotten } = this.tables;
    this.tables.recordChange(serverId, shard);
    entries.delete(serverId);
    for (const { id } of rechecks.where((one) => one.serverId === serverId)) rechecks.delete(id);

    forgotten.set(serverId, true);
  }

  async upsertIncident(_tx: Transaction, incident: { serverId: string; incidentId: string; seq: number }, open: boolean): Promise<void> {
    const { serverId, incidentId, seq } = incident;
    const { incidents, entries } = this.tables;
    const known = incidents.get(incidentId);
    if (!known || known.seq < seq) incidents.set(incidentId, { serverId, seq, open });
    const entry = entries.get(serverId);
    if (!entry) return;
    entries.set(serverId, { ...entry, down: incidents.where((one) => one.serverId === serverId && one.open).length > 0 });
    this.tables.recordChange(serverId, entry.shard);
  }

  async clearAdHoc(serverIds: string[], now: Date): Promise<void> {
    for (const id of serverIds) {
      const entry = this.tables.entries.get(id);
      if (entry?.fireAt && entry.fireAt <= now) this.tables.entries.set(id, { ...entry, fireAt: undefined });
    }
  }

  async findForCheckNow(_tx: Transaction, serverId: string): Promise<CheckNowRow | undefined> {
    const row = this.tables.entries.get(serverId);
    return row && { ...row, planState: this.tables.entitlements.get(row.workspaceId)?.state ?? null };
  }

  async markCheckedNow(tx: Transaction, serverId: string): Promise<void> {
    const row = this.tables.entries.get(serverId);
    if (row) this.tables.entries.set(serverId, { ...row, checkNowAt: tx.now });
  }
}

export class MemoryEntitlements implements FormOf<EntitlementRepository> {
  private readonly tables: SchedulerTables;

  constructor(tables: SchedulerTables) {
    this.tables = tables;
  }

  async upsert(_tx: Transaction, entitlement: EntitlementCopy): Promise<void> {
    const known = this.tables.entitlements.get(entitlement.workspaceId);
    if (known && known.version >= entitlement.version) return;
    this.tables.entitlements.set(entitlement.workspaceId, entitlement);
    for (const { serverId, shard } of this.tables.entries.where((row) => row.workspaceId === entitlement.workspaceId))
      this.tables.recordChange(serverId, shard);
  }
}

export class MemoryRechecks implements FormOf<RecheckRepository> {
  private readonly tables: SchedulerTables;

  constructor(tables: SchedulerTables) {
    this.tables = tables;
  }

  async insert(_tx: Transaction, recheck: Recheck): Promise<void> {
    if (!this.tables.rechecks.has(recheck.id)) this.tables.rechecks.set(recheck.id, recheck);
  }

  async claimDue(tx: Transaction): Promise<DueRecheck[]> {
    if (this.tables.rechecks.size === 0) return [];
    const due = this.tables.rechecks.where(({ dueAt }) => dueAt <= tx.now).sort((a, b) => a.dueAt.getTime() - b.dueAt.getTime());
    for (const { id } of due) this.tables.rechecks.delete(id);
    return due.flatMap((recheck) => {
      const entry = this.tables.entries.get(recheck.serverId);
      if (!entry || entry.paused || recheck.expiresAt <= tx.now) return [];
      return [{ ...entry, ...recheck, traceparent: undefined }];
    });
  }
}

export class MemoryShardMembers implements FormOf<ShardMemberRepository> {
  private readonly tables: SchedulerTables;
  private readonly leases: Rows<{ name: string; owner: string | null; until: number }>;

  constructor(tables: SchedulerTables, leases: Rows<{ name: string; owner: string | null; until: number }>) {
    this.tables = tables;
    this.leases = leases;
  }

  async upsert(owner: string): Promise<void> {
    this.tables.members.set(owner, { owner, seenAt: this.tables.time.now });
  }

  async countLive(): Promise<number> {
    return this.tables.members.where(({ seenAt }) => seenAt > this.tables.time.now - MEMBER_MS).length;
  }

  async delete(owner: string): Promise<void> {
    this.tables.members.delete(owner);
  }

  async deletePreviousIncarnations(instanceId: string, owner: string): Promise<void> {
    for (const member of this.tables.members.where((one) => one.owner.startsWith(`${instanceId}/`) && one.owner !== owner))
      this.tables.members.delete(member.owner);
  }

  async listFreeLeases(names: string[], limit: number): Promise<string[]> {
    const isFree = (name: string): boolean => {
      const lease = this.leases.get(name);
      return !lease || lease.owner === null || lease.until < this.tables.time.now;
    };
    return names.filter(isFree).slice(0, limit);
  }
}

export class MemoryUsage implements FormOf<UsageRepository> {
  private readonly tables: SchedulerTables;

  constructor(tables: SchedulerTables) {
    this.tables = tables;
  }

  async add(_tx: Transaction, counts: UsageCount[]): Promise<UsageTotal[]> {
    return counts.map((one) => {
      const key = `${one.serverId} ${one.month}`;
      const known = this.tables.usage.get(key);
      const row = { ...one, count: (known?.count ?? 0) + one.count, notified: known?.notified ?? 0 };
      this.tables.usage.set(key, row);
      return { serverId: one.serverId, month: one.month, used: row.count, notified: row.notified };
    });
  }

  async markNotified(_tx: Transaction, { serverId, month }: UsageTotal, threshold: number): Promise<void> {
    const key = `${serverId} ${month}`;
    this.tables.usage.set(key, { ...this.tables.usage.get(key)!, notified: threshold });
  }
}

export class MemoryWatermarks implements FormOf<WatermarkRepository> {
  private readonly tables: SchedulerTables;

  constructor(tables: SchedulerTables) {
    this.tables = tables;
  }

  async find(group: number): Promise<number> {
    return Math.max(0, ...this.tables.watermarks.where(({ groups }) => groups.includes(group)).map(({ at }) => at));
  }

  async write(owner: string, groups: number[], lastFired: number, released: [group: number, lastFired: number][]): Promise<void> {
    const { watermarks } = this.tables;
    for (const [group, fired] of released) {
      const left = `left-${group}`;
      watermarks.set(left, { owner: left, groups: [group], at: Math.max(fired, watermarks.get(left)?.at ?? 0) });
    }
    watermarks.set(owner, { owner, groups, at: lastFired });
  }

  async deleteTakenOver(owner: string, groups: number[]): Promise<void> {
    const { watermarks } = this.tables;
    if (watermarks.size < 2) return;
    for (const row of watermarks.where((one) => one.owner !== owner && one.groups.every((group) => groups.includes(group))))
      watermarks.delete(row.owner);
  }
}
