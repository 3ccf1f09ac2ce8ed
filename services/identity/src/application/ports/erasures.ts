import type { SqlRunner } from '@nowahala/platform';
import type { ErasureTask } from '../../domain/erasure.js';

export interface OpenErasure extends ErasureTask {
  userId: string;
  alarmedAt: Date | null;
}

export abstract class ErasureRepository {
  abstract insert(sql: SqlRunner, userId: string, now: Date): Promise<void>;
  abstract listOpen(sql: SqlRunner): Promise<OpenErasure[]>;
  /** Takes the task for this transaction; undefined when another process has it or it is finished. */
  abstract lock(sql: SqlRunner, userId: string): Promise<OpenErasure | undefined>;
  abstract acknowledge(sql: SqlRunner, userId: string, service: string, at: Date): Promise<void>;
  abstract markAlarmed(sql: SqlRunner, userId: string, now: Date): Promise<void>;
  abstract markFinished(sql: SqlRunner, userId: string, now: Date): Promise<void>;
  abstract insertWorkspace(sql: SqlRunner, userId: string, workspaceId: string): Promise<void>;
  abstract listWorkspaces(sql: SqlRunner, userId: string): Promise<string[]>;
}
