import { EntitySchema } from 'typeorm';

export interface WorkspaceView {
  id: string;
  userId: string;
  name: string;
  email: boolean;
  whatsApp: boolean;
  /** Version of the workspace's stream. */
  version: number;
  createdAt: Date;
}

export const workspaceViewEntity = new EntitySchema<WorkspaceView>({
  name: 'WorkspaceView',
  tableName: 'workspace_view',
  columns: {
    id: { type: 'uuid', primary: true },
    userId: { type: 'uuid' },
    name: { type: 'text' },
    email: { type: 'bool', name: 'email_enabled' }, // stored name
    whatsApp: { type: 'bool', name: 'whatsapp_enabled' }, // stored name
    version: { type: 'int' },
    createdAt: { type: 'timestamptz' },
  },
});
