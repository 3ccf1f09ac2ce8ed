import { EntitySchema } from 'typeorm';

/** The local copy of a workspace and its plan, as far as alerts need them. */
export interface WorkspaceCopy {
  workspaceId: string;
  userId: string;
  emailEnabled: boolean;
  whatsappEnabled: boolean;
  version: number;
  planWhatsapp: boolean;
  planState: string;
  entitlementVersion: number;
}

export const workspaceEntity = new EntitySchema<WorkspaceCopy>({
  name: 'Workspace',
  tableName: 'workspace',
  columns: {
    workspaceId: { type: 'uuid', primary: true },
    userId: { type: 'uuid' },
    emailEnabled: { type: 'bool' },
    whatsappEnabled: { type: 'bool' },
    version: { type: 'bigint' },
    planWhatsapp: { type: 'bool', default: false },
    planState: { type: 'text', default: 'none' },
    entitlementVersion: { type: 'bigint', default: 0 },
  },
});
