import type { EvidenceSnapshot } from '@nowahala/kernel';
import type { SqlRunner, Transaction } from '@nowahala/platform';
import type { Entitlement } from '../../../analyzer/src/database/entitlement.entity.js';
import type { ErrorLogRepository, Repeat } from '../../../analyzer/src/database/error-log.repository.js';
import type { Exceptions, MonitorRepository } from '../../../analyzer/src/database/monitor.repository.js';
import type { PingRepository, StoredPings } from '../../../analyzer/src/database/ping.repository.js';
import type { ScheduleGap, ScheduleGapRepository } from '../../../analyzer/src/database/schedule-gap.repository.js';
import type { SnapshotRepository } from '../../../analyzer/src/database/snapshot.repository.js';
import type { ErrorLog } from '../../../analyzer/src/domain/error-log/error-log.js';
import { isFailed, pingKey } from '../../../analyzer/src/domain/health/check-result.js';
import type { CheckResult } from '../../../analyzer/src/domain/health/check-result.js';
import { stateOf, unmeasured } from '../../../analyzer/src/domain/health/health.js';
import type { Monitor } from '../../../analyzer/src/domain/health/monitor.js';
import type { Listening, ProberReport, RegionState } from '../../../analyzer/src/domain/health/region-sight.js';
import { ServerHealthRules } from '../../../analyzer/src/domain/health/server-health-rules.js';
import { Rows } from '../engine/memory-database.js';
import type { MemoryDatabase } from '../engine/memory-database.js';
import type { MaintenanceRow } from './analyzer-customers.js';
import { erasuresOf } from './erasure-requests.js';
import type { ErasureRows } from './erasure-requests.js';
import type { VirtualTime } from '../engine/virtual-time.js';
import type { FormOf } from './surface.js';

/** The analyzer's tables. */
export class AnalyzerTables {
  readonly database: MemoryDatabase;
  readonly monitors: Rows<Monitor>;
  readonly pings: Rows<CheckResult>;
  readonly latest: Rows<CheckResult[]>;
  readonly regions: Rows<ProberReport>;
  readonly listening: Rows<Listening>;
  readonly alerted: Rows<RegionState | null>;
  readonly logs: Rows<ErrorLog>;
  readonly gaps: Rows<ScheduleGap>;
  readonly maintenances: Rows<MaintenanceRow>;
  readonly plans: Rows<Entitlement>;
  readonly erased: Rows<true>;
  /** Whose they were. */
  readonly erasedServers: Rows<string>;
  readonly erasures: ErasureRows;

  readonly time: VirtualTime;
  readonly epochMs: number;

  constructor(database: MemoryDatabase, time: VirtualTime, epochMs: number) {
    this.time = time;
    this.epochMs = epochMs;
    this.database = database;
    this.monitors = new Rows(database);
    this.pings = new Rows(database);
    this.latest = new Rows(database);
    this.regions = new Rows(database);
    this.listening = new Rows(database);
    this.alerted = new Rows(database);
    this.logs = new Rows(database);
    this.gaps = new Rows(database);
    this.maintenances = new Rows(database);
    this.plans = new Rows(database);
    this.erased = new Rows(database);
    this.erasedServers = new Rows(database);
    this.erasures = erasuresOf(database);
  }

  /** By the database's clock. */
  now(): Date {
    return new Date(Math.floor(this.epochMs + this.time.now));
  }

  /** Monitors with an open incident of the same incident group. */
  inGroupOf(incidentId: string): Set<string> {
    const opened = (id: string) =>
      this.database.streams.get(`incident-${id}`)?.find((event) => event.type === 'IncidentOpened')?.data as
        | { groupId: string; groupServerIds: string[] }
        | undefined;
    const group = opened(incidentId);
    return new Set(group?.groupId ? group.groupServerIds : []);
  }
}

const deadlineOf = (monitor: Monitor): number | null => new ServerHealthRules(monitor.serverId).nextDeadline(monitor.health);
const inOrder = (monitors: Monitor[]): Monitor[] =>
  monitors.sort((a, b) => (a.serverId < b.serverId ? -1 : 1)).map((monitor) => ({ ...monitor }));

export class WithTables {
  protected readonly tables: AnalyzerTables;

  constructor(tables: AnalyzerTables) {
    this.tables = tables;
  }

  async now(): Promise<Date> {
    return this.tables.now();
  }
}

export class MemoryMonitors extends WithTables implements FormOf<MonitorRepository> {
  async findExceptions(_sql: SqlRunner, serverIds: string[]): Promise<Exceptions> {
    const unusual: Exceptions['unusual'] = new Map();
    const strangers: string[] = [];
    for (const id of serverIds) {
      const monitor = this.tables.monitors.get(id);
      if (!monitor) strangers.push(id);
      else if (stateOf(monitor.health) !== 'up' || monitor.removed)
        unusual.set(id, { state: stateOf(monitor.health), removed: monitor.removed });
    }
    return { unusual, strangers };
  }

  async lockAll(_sql: SqlRunner, serverIds: string[]): Promise<Monitor[]> {
    return inOrder(serverIds.flatMap((id) => this.tables.monitors.get(id) ?? []));
  }

  async ofWorkspace(_sql: SqlRunner, workspaceId: string): Promise<Monitor[]> {
    return inOrder(this.tables.monitors.where((one) => one.workspaceId === workspaceId && !one.removed));
  }

  async idsOf(_sql: SqlRunner, workspaceId: string, serverId: string | null): Promise<string[]> {
    const isOne = (one: Monitor): boolean =>
      one.workspaceId === workspaceId && !one.removed && (serverId === null || one.serverId === serverId);
    return inOrder(this.tables.monitors.where(isOne)).map((one) => one.serverId);
  }

  async findSiblings(_sql: SqlRunner, { workspaceId, ipAddress, serverId }: Monitor): Promise<Monitor[]> {
    if (ipAddress === '') return [];
    const isSibling = (one: Monitor) => one.workspaceId === workspaceId && one.ipAddress === ipAddress && one.serverId !== serverId;
    return inOrder(this.tables.monitors.where((one) => isSibling(one) && !one.removed));
  }

  async findDownTogether(_sql: SqlRunner, monitor: Monitor, incidentId: string): Promise<Monitor[]> {
    const grouped = this.tables.inGroupOf(incidentId);
    return inOrder(
      this.tables.monitors.where(
        (one) =>
          one.workspaceId === monitor.workspaceId &&
          one.serverId !== monitor.serverId &&
          !one.removed &&
          ['down', 'recovering'].includes(stateOf(one.health)) &&
          ((one.ipAddress === monitor.ipAddress && one.ipAddress !== '') || grouped.has(one.serverId)),
      ),
    );
  }

  async findDueWithRelated(_sql: SqlRunner, workspaceId: string, now: Date): Promise<string[]> {
    const mine = this.tables.monitors.where((one) => one.workspaceId === workspaceId && !one.removed);
    const isDue = (one: Monitor): boolean => (deadlineOf(one) ?? Number.POSITIVE_INFINITY) <= now.getTime();
    const due = mine.filter(isDue);
    const addresses = new Set(due.map(({ ipAddress }) => ipAddress).filter(Boolean));
    const isRelated = (one: Monitor): boolean => stateOf(one.health) === 'suspect' && addresses.has(one.ipAddress);
    return mine.filter((one) => isDue(one) || isRelated(one)).map(({ serverId }) => serverId);
  }

  async findDue(
    _sql: SqlRunner,
    _offsetMs: number,
    limit: number,
    leftOut: string[],
  ): Promise<{ serverId: string; workspaceId: string }[]> {
    const time = this.tables.now().getTime();
    return this.tables.monitors
      .where((one) => one.health.now.status !== 'up' && !one.removed && (deadlineOf(one) ?? Number.POSITIVE_INFINITY) <= time)
      .filter(({ workspaceId }) => !leftOut.includes(workspaceId))
      .slice(0, limit);
  }

  async add(_sql: SqlRunner, monitors: Pick<Monitor, 'serverId' | 'workspaceId' | 'userId'>[], now: Date): Promise<void> {
    const blank = { name: '', ipAddress: '', website: '', configVersion: 0, targetVersion: 0, removed: false };
    for (const { serverId, workspaceId, userId } of monitors)
      if (!this.tables.monitors.has(serverId))
        this.tables.monitors.set(serverId, {
          ...blank,
          ...{ serverId, workspaceId, userId, health: unmeasured, suspicion: null, stateSince: now, version: 0, network: '' },
        });
  }

  async markUp(_sql: SqlRunner, successes: { serverId: string; lastSuccessAt: number }[], now: Date): Promise<Monitor[]> {
    return successes.flatMap(({ serverId, lastSuccessAt }) => {
      const monitor = this.tables.monitors.get(serverId);
      if (!monitor || monitor.removed || stateOf(monitor.health) !== 'unknown') return [];
      const up: Monitor = {
        ...monitor,
        health: { now: { status: 'up', lastSuccessAt }, outages: [] },
        stateSince: now,
        version: monitor.version + 1,
      };
      this.tables.monitors.set(serverId, up);
      return [{ ...up }];
    });
  }

  async update(_tx: Transaction, monitor: Monitor): Promise<void> {
    this.tables.monitors.set(monitor.serverId, { ...monitor });
  }
}

const REMEMBERED_PINGS = 60;

export class MemoryPings extends WithTables implements FormOf<PingRepository> {
  async add(_sql: SqlRunner, rows: CheckResult[]): Promise<StoredPings> {
    const stored: StoredPings = { failedKeys: new Set(), answered: new Map() };
    for (const row of rows) {
      const key = pingKey(row);
      const known = this.tables.pings.get(key);
      if (known && (known.outcome !== 'unknown' || row.outcome === 'unknown')) continue;
      const kept = { ...row, evidence: null };
      this.tables.pings.set(key, kept);
      this.tables.latest.set(row.serverId, [...(this.tables.latest.get(row.serverId) ?? []).slice(-REMEMBERED_PINGS), kept]);
      if (isFailed(row)) stored.failedKeys.add(key);
      if (row.outcome !== 'unknown' && (row.kind === 'scheduled' || row.kind === 'down'))
        stored.answered.set(row.region, (stored.answered.get(row.region) ?? 0) + 1);
    }
    return stored;
  }

  async newestSuccesses(
    _sql: SqlRunner,
    since: { serverId: string; slot: Date }[],
    notLater: Date,
  ): Promise<{ serverId: string; startedAt: Date }[]> {
    return since.flatMap(({ serverId, slot }) => {
      const begun = (this.tables.latest.get(serverId) ?? [])
        .filter((one) => one.outcome === 'success' && one.scheduledAt.getTime() >= slot.getTime() - 120_000 && one.startedAt <= notLater)
        .map((one) => one.startedAt.getTime());
      return begun.length === 0 ? [] : [{ serverId, startedAt: new Date(Math.max(...begun)) }];
    });
  }

  async markChanged(): Promise<void> {}
}

export class MemoryErrorLogs implements FormOf<ErrorLogRepository> {
  private readonly tables: AnalyzerTables;

  constructor(tables: AnalyzerTables) {
    this.tables = tables;
  }

  async find(id: string): Promise<ErrorLog | null> {
    return this.tables.logs.where((log) => log.id === id)[0] ?? null;
  }

  async countRepeats(_sql: SqlRunner, repeats: Repeat[]): Promise<Map<string, ErrorLog>> {
    const known = new Map<string, ErrorLog>();
    for (const { workspaceId, fingerprint, times } of repeats) {
      const log = this.tables.logs.get(`${workspaceId} ${fingerprint}`);
      if (!log) continue;
      const counted = { ...log, count: log.count + times };
      this.tables.logs.set(`${workspaceId} ${fingerprint}`, counted);
      known.set(fingerprint, counted);
    }
    return known;
  }

  async add(_tx: Transaction, log: ErrorLog): Promise<ErrorLog> {
    this.tables.logs.set(`${log.workspaceId} ${log.fingerprint}`, log);
    return log;
  }

  async assignToIncident(): Promise<void> {}
}

export class MemorySnapshots implements FormOf<SnapshotRepository> {
  async keep(_sql: SqlRunner, _serverId: string, _workspaceId: string, _evidence: EvidenceSnapshot): Promise<boolean> {
    return true;
  }
}

export class MemoryGaps implements FormOf<ScheduleGapRepository> {
  private readonly tables: AnalyzerTables;

  constructor(tables: AnalyzerTables) {
    this.tables = tables;
  }

  async add(_sql: SqlRunner, gap: ScheduleGap): Promise<void> {
    const key = `${gap.shard} ${gap.from.getTime()}`;
    const known = this.tables.gaps.get(key);
    if (!known || known.to < gap.to) this.tables.gaps.set(key, gap);
  }
}
