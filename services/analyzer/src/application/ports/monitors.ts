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

export interface Known {
  state: string;
  removed: boolean;
}

export abstract class Monitors {
  abstract known(sql: SqlRunner, serverIds: string[]): Promise<Map<string, Known>>;
  abstract load(sql: SqlRunner, serverIds: string[]): Promise<Monitor[]>;
  abstract ofWorkspace(sql: SqlRunner, workspaceId: string): Promise<Monitor[]>;
  /** Servers that share the address, this one left out. */
  abstract siblings(sql: SqlRunner, monitor: Monitor): Promise<Monitor[]>;
  abstract add(sql: SqlRunner, monitors: Pick<Monitor, 'serverId' | 'workspaceId' | 'userId'>[], now: Date): Promise<void>;
  abstract save(sql: SqlRunner, monitor: Monitor, nextDeadline: Date | null): Promise<void>;
  abstract due(sql: SqlRunner, now: Date, limit: number): Promise<{ serverId: string; workspaceId: string }[]>;
  abstract regionView(sql: SqlRunner, region: string, now: Date): Promise<RegionView>;
  /** Answers true when it was not blind before. */
  abstract markBlind(sql: SqlRunner, region: string, now: Date, until: Date): Promise<boolean>;
}

export const newMonitor = (serverId: string, workspaceId: string, userId: string, now: Date): Monitor => ({
  serverId,
  workspaceId,
  userId,
  name: '',
  ipAddress: '',
  website: '',
  configVersion: 0,
  targetVersion: 0,
  removed: false,
  health: { now: { is: 'new' }, outages: [] },
  suspicion: null,
  stateSince: now,
  version: 0,
});
