import { EntitySchema } from 'typeorm';

/** Local copy of billing's entitlement: what this service needs of a plan. */
export interface Entitlement {
  workspaceId: string;
  version: number;
  gptLimit: number;
  snapshotLimit: number;
}

export const entitlementEntity = new EntitySchema<Entitlement>({
  name: 'Entitlement',
  tableName: 'entitlement',
  columns: {
    workspaceId: { type: 'uuid', primary: true },
    version: { type: 'bigint' },
    gptLimit: { type: 'int' },
    snapshotLimit: { type: 'int' },
  },
});
