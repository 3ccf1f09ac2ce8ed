import type { SqlRunner } from '@nowahala/platform';
import type { Entitlement } from '../../domain/entitlement.js';

/** Our copy of what billing says a workspace may use. */
export abstract class Entitlements {
  abstract of(sql: SqlRunner, workspaceId: string): Promise<Entitlement | undefined>;
  /** A lower version is ignored, and so is a workspace that is gone. */
  abstract put(sql: SqlRunner, workspaceId: string, entitlement: Entitlement): Promise<void>;
}
