import { EntitySchema } from 'typeorm';

/** Local copy of billing's entitlement: what this service needs of a plan. */
export interface Entitlement {
  workspaceId: string;
  version: number;
  gptLimit: number;
  snapshotLimit: number;
  /** The version that paused the plan. Another one has resumed it since, also where a release wrote it that knows no pause here. */
  pausedVersion: number | null;
}

export const entitlementEntity = new EntitySchema<Entitlement>({
  name: 'Entitlement',
  tableName: 'entitlement',
  columns: {
    workspaceId: { type: 'uuid', primary: true },
    version: { type: 'bigint' },
    gptLimit: { type: 'int' },
    snapshotLimit: { type: 'int' },
    pausedVersion: { type: 'bigint', nullable: true },
  },
});
