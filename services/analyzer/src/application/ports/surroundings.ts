import type { SqlRunner } from '@nowahala/platform';

export interface Entitlement {
  workspaceId: string;
  version: number;
  gptLimit: number;
  snapshotLimit: number;
}

export interface RegionReport {
  region: string;
  at: Date;
  references: number;
  referencesGood: number;
}

export interface Gap {
  shard: number;
  from: Date;
  to: Date;
  reason: string;
}

export abstract class ReferenceData {
  /** An older version changes nothing. */
  abstract savePlan(sql: SqlRunner, entitlement: Entitlement): Promise<void>;
  abstract saveRegion(sql: SqlRunner, report: RegionReport): Promise<void>;
  abstract saveGap(sql: SqlRunner, gap: Gap): Promise<void>;
}
