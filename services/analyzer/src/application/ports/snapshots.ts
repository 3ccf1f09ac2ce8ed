import type { EvidenceSnapshot, SqlRunner } from '@nowahala/platform';

export abstract class Snapshots {
  /** Stores the evidence of a first failing check while the plan's month has room; answers whether it did. */
  abstract keep(sql: SqlRunner, serverId: string, workspaceId: string, evidence: EvidenceSnapshot): Promise<boolean>;
  abstract prune(sql: SqlRunner, day: Date): Promise<void>;
}
