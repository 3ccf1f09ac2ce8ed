import type { EvidenceSnapshot, SqlRunner } from '@nowahala/platform';
import type { Explanation } from '../../domain/advice/explanation.js';
import type { ServerHealth } from '../../domain/health/health.js';
import type { RegionView } from '../../domain/health/region-guard.js';

/** What was seen and said at the first bad check, kept until it is decided whether it becomes an incident. */
export interface Suspicion {
  evidence: EvidenceSnapshot;
  evidenceKept: boolean;
  cause: string;
  tag: string;
  level: string;
  errorClass: string;
  fingerprint: string;
  errorLogId: string;
  explanation: Explanation;
  /** The trace of that check: what becomes of the doubt is part of it. */
  traceparent?: string;
}

/** One watched server. */
export interface Monitor {
  serverId: string;
  workspaceId: string;
  userId: string;
  name: string;
  ipAddress: string;
  website: string;
  configVersion: number;
  /** Configuration at which the address last changed; older answers are about something else. */
  targetVersion: number;
  removed: boolean;
  health: ServerHealth;
  suspicion: Suspicion | null;
  stateSince: Date;
  version: number;
}

/** Among many servers those that are not simply known and up. */
export interface Exceptions {
  unusual: Map<string, { state: string; removed: boolean }>;
  strangers: string[];
}

export abstract class Monitors {
  abstract findExceptions(sql: SqlRunner, serverIds: string[]): Promise<Exceptions>;
  /** With their rows locked until the transaction ends. */
  abstract lockAll(sql: SqlRunner, serverIds: string[]): Promise<Monitor[]>;
  /** Servers of the workspace for which something is due, and suspects that share a machine or a provider with one of them. */
  abstract findDueWithRelated(sql: SqlRunner, workspaceId: string, now: Date): Promise<string[]>;
  abstract ofWorkspace(sql: SqlRunner, workspaceId: string): Promise<Monitor[]>;
  /** Servers that share the address, this one left out. */
  abstract findSiblings(sql: SqlRunner, monitor: Monitor): Promise<Monitor[]>;
  /** Servers of the workspace, this one left out, that share the address or whose open incident was told with this one. */
  abstract findDownTogether(sql: SqlRunner, monitor: Monitor, incidentId: string): Promise<Monitor[]>;
  abstract add(sql: SqlRunner, monitors: Pick<Monitor, 'serverId' | 'workspaceId' | 'userId'>[], now: Date): Promise<void>;
  /** Those of the servers that nobody had measured are up now; answers which they were. */
  abstract markUp(sql: SqlRunner, answered: { serverId: string; lastSuccessAt: number }[], now: Date): Promise<Monitor[]>;
  abstract save(sql: SqlRunner, monitor: Monitor, nextDeadline: Date | null): Promise<void>;
  abstract findDue(sql: SqlRunner, now: Date, limit: number): Promise<{ serverId: string; workspaceId: string }[]>;
  abstract countStates(sql: SqlRunner): Promise<Map<string, number>>;
  abstract regionView(sql: SqlRunner, region: string, now: Date): Promise<RegionView>;
  /** Answers true when a new episode of blindness begins: it had seen for a quarter of an hour, or was never blind. */
  abstract markBlind(sql: SqlRunner, region: string, now: Date): Promise<boolean>;
  /** Every region that reports, and whether it is blind: until its time is over, and on while its references fail. */
  abstract blindRegions(sql: SqlRunner, now: Date): Promise<Map<string, boolean>>;
}
