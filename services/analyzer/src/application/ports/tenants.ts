import type { SqlRunner } from '@nowahala/platform';

export interface ExportedPart {
  lists: Record<string, unknown[]>;
  /** What to ask for next; undefined: this was all. */
  nextPart: string | undefined;
}

export abstract class Workspaces {
  /** Deletes everything; only the bare id is kept, so that answers still under way are not taken for a new server's. */
  abstract erase(sql: SqlRunner, tenantId: string, now: Date): Promise<void>;
  /** Those of the workspaces that were erased. */
  abstract erased(sql: SqlRunner, workspaceIds: string[]): Promise<Set<string>>;
  /** Everything that we hold about these workspaces, as plain data, in parts that fit into one answer between services. */
  abstract export(sql: SqlRunner, workspaceIds: string[], part?: string): Promise<ExportedPart>;
}
