import { DAY_MS, MINUTE_MS } from '@nowahala/kernel';
import type { ErasureRequest, SqlRunner, Transaction } from '@nowahala/platform';
import type { BeatRunRepository } from '../../../analyzer/src/database/beat-run.repository.js';
import type { DoneStepRepository } from '../../../analyzer/src/database/done-step.repository.js';
import type { Entitlement } from '../../../analyzer/src/database/entitlement.entity.js';
import type { ErasureRepository } from '../../../analyzer/src/database/erasure.repository.js';
import type { HeartbeatRepository } from '../../../analyzer/src/database/heartbeat.repository.js';
import type { Maintenance, MaintenanceRepository, Turn } from '../../../analyzer/src/database/maintenance.repository.js';
import type { WorkspaceRepository } from '../../../analyzer/src/database/workspace.repository.js';
import type { Span } from '../../../analyzer/src/domain/maintenance/maintenance.js';
import type { AnalyzerTables } from './analyzer-tables.js';
import type { FormOf } from './surface.js';

/** `turnedAt`: virtual time, which is the database's clock. */
export type MaintenanceRow = Maintenance & { begun: boolean; ended: boolean; turnedAt: number };

/** Times in which owners work. */
export class MemoryMaintenances implements FormOf<MaintenanceRepository> {
  private readonly tables: AnalyzerTables;

  constructor(tables: AnalyzerTables) {
    this.tables = tables;
  }

  async upsert(_sql: SqlRunner, changed: Maintenance): Promise<{ before: Maintenance | undefined } | null> {
    const before = this.tables.maintenances.get(changed.maintenanceId);
    if (before && before.version >= changed.version) return null;
    this.tables.maintenances.set(changed.maintenanceId, { ...changed, begun: false, ended: false, turnedAt: Number.NaN });
    return { before };
  }

  async findDue(now: Date, limit: number): Promise<Maintenance[]> {
    if (this.tables.maintenances.size === 0) return [];
    return this.tables.maintenances.where((one) => this.isToTurn(one, now)).slice(0, limit);
  }

  async claim(_sql: SqlRunner, maintenanceId: string, now: Date): Promise<Turn | undefined> {
    const row = this.tables.maintenances.get(maintenanceId);
    if (!row || !this.isToTurn(row, now)) return undefined;
    const isOver = row.endsAt <= now;
    this.tables.maintenances.set(maintenanceId, { ...row, begun: true, ended: isOver, turnedAt: this.databaseNow() });
    return { ...row, turn: isOver ? 'end' : 'begin' };
  }

  async putOff(maintenanceId: string, now: Date): Promise<void> {
    const row = this.tables.maintenances.get(maintenanceId);
    if (!row || !this.isToTurn(row, now)) return;
    const begun = row.begun && row.endsAt <= now;
    this.tables.maintenances.set(maintenanceId, { ...row, begun, ended: false, turnedAt: this.databaseNow() + MINUTE_MS });
  }

  /** Also what was turned by a clock that was ahead, once its time has come. */
  isToTurn({ startsAt, endsAt, begun, ended, turnedAt }: MaintenanceRow, now: Date): boolean {
    const aheadMs = now.getTime() - this.databaseNow();
    const isTooEarly = (at: Date): boolean => turnedAt + aheadMs < at.getTime() - MINUTE_MS && at.getTime() > now.getTime() - DAY_MS;
    const mayBeTried = !(turnedAt > this.databaseNow());
    const begins = startsAt <= now && endsAt > now && (begun ? isTooEarly(startsAt) : mayBeTried);
    const ends = endsAt <= now && (ended ? isTooEarly(endsAt) : mayBeTried);
    return endsAt > startsAt && (begins || ends);
  }

  private databaseNow(): number {
    return this.tables.time.now;
  }

  async spans(serverIds: string[], from: Date, to: Date): Promise<Map<string, Span[]>> {
    const spans = new Map<string, Span[]>();
    if (this.tables.maintenances.size === 0) return spans;
    for (const serverId of serverIds) {
      const monitor = this.tables.monitors.get(serverId);
      const isOwn = ({ workspaceId, serverId: only }: Maintenance): boolean =>
        workspaceId === monitor?.workspaceId && (only === null || only === serverId);
      const own = this.tables.maintenances.where(
        (one) => isOwn(one) && one.endsAt > from && one.startsAt < to && one.endsAt > one.startsAt,
      );
      if (own.length > 0)
        spans.set(
          serverId,
          own.map(({ startsAt, endsAt }) => ({ from: startsAt.getTime(), to: endsAt.getTime() })),
        );
    }
    return spans;
  }
}

export class MemoryWorkspaces implements FormOf<WorkspaceRepository> {
  private readonly tables: AnalyzerTables;

  constructor(tables: AnalyzerTables) {
    this.tables = tables;
  }

  async erased(_sql: SqlRunner, workspaceIds: string[]): Promise<Set<string>> {
    return new Set(this.tables.erased.size === 0 ? [] : workspaceIds.filter((id) => this.tables.erased.has(id)));
  }

  async pausedByPlan(_sql: SqlRunner, workspaceIds: string[]): Promise<Set<string>> {
    const isPaused = (id: string): boolean => {
      const plan = this.tables.plans.get(id);
      return plan !== undefined && plan.pausedVersion === plan.version;
    };
    return new Set(workspaceIds.filter(isPaused));
  }

  async savePlan(_tx: Transaction, plan: Entitlement): Promise<boolean> {
    if ((this.tables.plans.get(plan.workspaceId)?.version ?? -1) >= plan.version) return false;
    this.tables.plans.set(plan.workspaceId, plan);
    return true;
  }
}

/** What is kept of a person who is to be forgotten. */
export class MemoryErasure implements FormOf<ErasureRepository> {
  private readonly tables: AnalyzerTables;

  constructor(tables: AnalyzerTables) {
    this.tables = tables;
  }

  async begin(_tx: SqlRunner, userId: string, tenantIds: string[]): Promise<void> {
    const { erased, erasedServers, monitors, maintenances, plans } = this.tables;
    const isOwn = ({ workspaceId }: { workspaceId: string }): boolean => tenantIds.includes(workspaceId);
    for (const id of tenantIds) erased.set(id, true);
    for (const { serverId } of monitors.where(isOwn)) {
      erasedServers.set(serverId, userId);
      monitors.delete(serverId);
    }
    for (const { maintenanceId } of maintenances.where(isOwn)) maintenances.delete(maintenanceId);
    for (const id of tenantIds) plans.delete(id);
  }

  async eraseSlice(_tx: SqlRunner, { userId, workspaceIds }: ErasureRequest): Promise<boolean> {
    const { pings, latest, logs, erasedServers } = this.tables;
    const keys = [...pings.entries()].filter(([, { serverId }]) => erasedServers.get(serverId) === userId).map(([key]) => key);
    const ofLogs = [...logs.entries()].filter(([, { workspaceId }]) => workspaceIds.includes(workspaceId)).map(([key]) => key);
    for (const key of keys) pings.delete(key);
    for (const [serverId] of [...erasedServers.entries()].filter(([, owner]) => owner === userId)) latest.delete(serverId);
    for (const key of ofLogs) logs.delete(key);
    return keys.length + ofLogs.length > 0;
  }

  async finish(): Promise<void> {}
}

/** No job calls in a simulated world. */
export class MemoryBeatRuns implements FormOf<BeatRunRepository> {
  private readonly tables: AnalyzerTables;

  constructor(tables: AnalyzerTables) {
    this.tables = tables;
  }

  async now(): Promise<Date> {
    return this.tables.now();
  }

  async list(): Promise<[]> {
    return [];
  }
}

export class MemoryHeartbeats implements FormOf<HeartbeatRepository> {
  async lockOfWorkspace(): Promise<[]> {
    return [];
  }
}

/** Nobody does a step in a simulated world. */
export class MemoryDoneSteps implements FormOf<DoneStepRepository> {
  async list(): Promise<[]> {
    return [];
  }

  async listUnanswered(): Promise<[]> {
    return [];
  }

  async lastHelp(): Promise<null> {
    return null;
  }
}
