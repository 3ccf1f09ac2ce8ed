import { EntitySchema } from 'typeorm';
import type { MaintenanceScope } from '../domain/maintenance.js';
import type { Window } from '../domain/maintenance-window.js';

export interface MaintenanceView extends MaintenanceScope, Window {
  id: string;
  createdAt: Date;
}

export const maintenanceViewEntity = new EntitySchema<MaintenanceView>({
  name: 'MaintenanceView',
  tableName: 'maintenance_view',
  columns: {
    id: { type: 'uuid', primary: true },
    workspaceId: { type: 'uuid' },
    userId: { type: 'uuid' },
    serverId: { type: 'uuid', nullable: true },
    startsAt: { type: 'timestamptz' },
    endsAt: { type: 'timestamptz' },
    createdAt: { type: 'timestamptz' },
  },
});
