import { EntitySchema } from 'typeorm';
import type { WorkspaceCopy } from '../domain/local-copies.js';

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
