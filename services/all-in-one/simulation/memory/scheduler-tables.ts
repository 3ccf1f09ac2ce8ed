import type { Transaction } from '@nowahala/platform';
import type { EntitlementRepository } from '../../../scheduler/src/database/entitlement.repository.js';
import type { ProberReport } from '../../../scheduler/src/database/prober.repository.js';
import type { ClaimedRechecks, Recheck, RecheckRepository } from '../../../scheduler/src/database/recheck.repository.js';
import type {
  CheckNowRow,
  ScheduleChange,
  ScheduledChange,
  ScheduleRepository,
} from '../../../scheduler/src/database/schedule.repository.js';
import type { ShardMemberRepository } from '../../../scheduler/src/database/shard-member.repository.js';
import type { UsageCount, UsageRepository, UsageTotal } from '../../../scheduler/src/database/usage.repository.js';
import { missedEditCheckAt } from '../../../scheduler/src/domain/ad-hoc.js';
import type { FiredAdHoc } from '../../../scheduler/src/domain/ad-hoc.js';
import type { EntitlementCopy } from '../../../scheduler/src/domain/cadence.js';
import type { ScheduleEntry, ServerConfig, StoredEntry } from '../../../scheduler/src/domain/schedule-entry.js';
import { Rows } from '../engine/memory-database.js';
import type { MemoryDatabase } from '../engine/memory-database.js';
import type { VirtualTime } from '../engine/virtual-time.js';
import type { FormOf } from './surface.js';

type EntryRow = Omit<StoredEntry, 'entitlement' | 'used'> & { checkNowAt: Date | null };
type UsageRow = UsageCount & { notified: number };

const MEMBER_MS = 12_000;
const LATEST_MS = 90_000;

/** The scheduler's tables. */
export class SchedulerTables {
  readonly entries: Rows<EntryRow>;
  readonly changes: Rows<ScheduleChange>;
  readonly forgotten: Rows<true>;
  readonly erased: Rows<true>;
  readonly incidents: Rows<{ serverId: string; seq: number; open: boolean }>;
  readonly entitlements: Rows<EntitlementCopy>;
  readonly usageBatches: Rows<true>;
  readonly usage: Rows<UsageRow>;
  readonly rechecks: Rows<Recheck>;
  readonly members: Rows<{ owner: string; seenAt: number }>;
  readonly watermarks: Rows<{ owner: string; lastFired: number; firedThrough: ReadonlyMap<number, number> }>;
  readonly probers: Rows<{ report: ProberReport; seenAt: number }>;
  private ids = 0;
  readonly time: VirtualTime;

  constructor(database: MemoryDatabase, time: VirtualTime) {
    this.time = time;
    this.entries = new Rows(database);
    this.changes = new Rows(database);
    this.forgotten = new Rows(database);
    this.erased = new Rows(database);
    this.incidents = new Rows(database);
    this.entitlements = new Rows(database);
    this.usageBatches = new Rows(database);
    this.usage = new Rows(database);
    this.rechecks = new Rows(database);
    this.members = new Rows(database);
    this.watermarks = new Rows(database);
    this.probers = new Rows(database);
  }

  recordChange(serverId: string, shard: number): void {
    const id = (this.ids += 1);
    this.changes.set(String(id), { id, shard, serverId });
  }

  entryOf(row: EntryRow, month: string): StoredEntry {
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

  async findKnown(_tx: Transaction, servers: { serverId: string; workspaceId: string }[]) {
    const { forgotten, erased, entries } = this.tables;
    const known = servers.flatMap(({ serverId }) => entries.get(serverId) ?? []).map((row) => this.tables.entryOf(row, ''));
    return {
      deleted: new Set(servers.map(({ serverId }) => serverId).filter((id) => forgotten.has(id))),
      erased: new Set(servers.map(({ workspaceId }) => workspaceId).filter((id) => erased.has(id))),
      entries: new Map(known.map((entry) => [entry.serverId, entry])),
    };
  }

  async upsertAll(_tx: Transaction, changes: ScheduledChange[]): Promise<void> {
    for (const change of changes) this.upsert(change);
  }

  private upsert({ config, shard, fireAt }: ScheduledChange): void {
    const { serverId, workspaceId, userId, ipAddress, website, intervalMinutes, paused, configVersion } = config;
    const known = this.tables.entries.get(serverId);
    const editCheckAt = fireAt ?? known?.editCheckAt;
    const rest = { down: known?.down ?? false, checkNowAt: known?.checkNowAt ?? null, fireAt: fireAt ?? known?.fireAt, editCheckAt };
    const row = { serverId, workspaceId, userId, shard, ipAddress, website, intervalMinutes, paused, configVersion, ...rest };
    this.tables.recordChange(serverId, shard);
    this.tables.entries.set(serverId, row);
  }

  async delete(_tx: Transaction, { serverId }: ServerConfig, shard: number): Promise<void> {
    const { entries, rechecks, incidents, forgotten } = this.tables;
    this.tables.recordChange(serverId, shard);
    entries.delete(serverId);
    for (const { id } of rechecks.where((one) => one.serverId === serverId)) rechecks.delete(id);
    for (const [key] of [...incidents.entries()].filter(([, one]) => one.serverId === serverId)) incidents.delete(key);
    forgotten.set(serverId, true);
  }

  async eraseUser(_tx: Transaction, userId: string, workspaceIds: string[]): Promise<void> {
    const { entries, incidents, usage, entitlements, erased } = this.tables;
    for (const id of workspaceIds) erased.set(id, true);
    for (const { serverId, shard } of entries.where((one) => one.userId === userId)) {
      this.tables.recordChange(serverId, shard);
      for (const [key] of [...incidents.entries()].filter(([, one]) => one.serverId === serverId)) incidents.delete(key);
      entries.delete(serverId);
    }
    for (const [key] of [...usage.entries()].filter(([, one]) => workspaceIds.includes(one.workspaceId))) usage.delete(key);
    for (const id of workspaceIds) entitlements.delete(id);
  }

  async upsertIncident(_tx: Transaction, incident: { serverId: string; incidentId: string; seq: number }, open: boolean): Promise<void> {
    const { serverId, incidentId, seq } = incident;
    const { incidents, entries } = this.tables;
    const known = incidents.get(incidentId);
    const entry = entries.get(serverId);
    if (!entry) return;
    if (!known || known.seq < seq) incidents.set(incidentId, { serverId, seq, open });
    entries.set(serverId, { ...entry, down: incidents.where((one) => one.serverId === serverId && one.open).length > 0 });
    this.tables.recordChange(serverId, entry.shard);
  }

  async clearAdHoc(checks: readonly FiredAdHoc[]): Promise<void> {
    for (const fired of checks) {
      const entry = this.tables.entries.get(fired.serverId);
      if (!entry?.fireAt || entry.fireAt > fired.wantedAt) continue;
      const next = entry.configVersion > fired.configVersion ? missedEditCheckAt(fired) : undefined;
      this.tables.entries.set(fired.serverId, { ...entry, fireAt: next, editCheckAt: next ?? entry.editCheckAt });
    }
  }

  async findForCheckNow(_tx: Transaction, serverId: string): Promise<CheckNowRow | undefined> {
    const row = this.tables.entries.get(serverId);
    return row && { ...row, planState: this.tables.entitlements.get(row.workspaceId)?.state ?? null };
  }

  async markCheckedNow(_tx: Transaction, serverId: string, now: Date): Promise<void> {
    const row = this.tables.entries.get(serverId);
    if (row) this.tables.entries.set(serverId, { ...row, checkNowAt: now });
  }
}

export class MemoryEntitlements implements FormOf<EntitlementRepository> {
  private readonly tables: SchedulerTables;

  constructor(tables: SchedulerTables) {
    this.tables = tables;
  }

  async upsert(_tx: Transaction, entitlement: EntitlementCopy): Promise<void> {
    if (this.tables.erased.has(entitlement.workspaceId)) return;
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

  async claimDue(_tx: Transaction, at: Date, byOurClock: Date): Promise<ClaimedRechecks> {
    const { rechecks, entries } = this.tables;
    if (rechecks.size === 0) return { due: [], expired: 0, all: true };
    const now = at.getTime();
    const isDue = (dueAt: Date): boolean => dueAt.getTime() <= now || dueAt.getTime() > now + LATEST_MS;
    const claimed = rechecks.where(({ dueAt }) => isDue(dueAt)).sort((a, b) => a.dueAt.getTime() - b.dueAt.getTime());
    for (const { id } of claimed) rechecks.delete(id);
    const wanted = claimed.flatMap((recheck) => {
      const entry = entries.get(recheck.serverId);
      if (!entry || entry.paused) return [];
      const dueAt = new Date(Math.min(recheck.dueAt.getTime(), now));
      const lastsMs = recheck.expiresAt.getTime() - recheck.dueAt.getTime();
      const expiresAt = new Date(Math.min(recheck.expiresAt.getTime(), now + lastsMs));
      return [{ ...entry, ...recheck, dueAt, expiresAt, traceparent: undefined }];
    });
    const due = wanted.filter(({ expiresAt }) => expiresAt > at || expiresAt > byOurClock);
    return { due, expired: wanted.length - due.length, all: true };
  }

  async markAsked(_tx: Transaction, asked: Map<string, string[]>): Promise<void> {
    for (const recheck of this.tables.rechecks.where(({ candidateId }) => asked.has(candidateId)))
      this.tables.rechecks.set(recheck.id, { ...recheck, votedRegions: [...recheck.votedRegions, ...asked.get(recheck.candidateId)!] });
  }
}

export class MemoryShardMembers implements FormOf<ShardMemberRepository> {
  private readonly tables: SchedulerTables;
  private readonly leases: Rows<{ name: string; owner: string | null; until: number }>;

  constructor(tables: SchedulerTables, leases: Rows<{ name: string; owner: string | null; until: number }>) {
    this.tables = tables;
    this.leases = leases;
  }

  async report(owner: string): Promise<number> {
    this.tables.members.set(owner, { owner, seenAt: this.tables.time.now });
    return this.tables.members.where(({ seenAt }) => seenAt > this.tables.time.now - MEMBER_MS).length;
  }

  async delete(owner: string): Promise<void> {
    this.tables.members.delete(owner);
  }

  async deletePreviousIncarnations(instanceId: string, owner: string): Promise<void> {
    for (const member of this.tables.members.where((one) => one.owner.startsWith(`${instanceId}/`) && one.owner !== owner))
      this.tables.members.delete(member.owner);
  }

  async listFreeLeases(names: string[], _seconds: number, limit: number): Promise<string[]> {
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

  async isNewBatch(_tx: Transaction, batchId: string): Promise<boolean> {
    if (this.tables.usageBatches.get(batchId)) return false;
    this.tables.usageBatches.set(batchId, true);
    return true;
  }

  async add(_tx: Transaction, counts: UsageCount[]): Promise<UsageTotal[]> {
    const kept = counts.filter(({ workspaceId }) => !this.tables.erased.has(workspaceId));
    return kept.map((one) => {
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
