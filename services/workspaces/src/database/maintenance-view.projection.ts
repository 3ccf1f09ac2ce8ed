import type { Projection } from '@nowahala/platform';
import type { Maintenance, MaintenanceEvent } from '../domain/maintenance.js';
import { maintenanceViewEntity } from './maintenance-view.entity.js';

export const maintenanceView: Projection<Maintenance, MaintenanceEvent> = {
  name: 'maintenance-view',
  version: 1,
  async apply({ id }, state, { manager }) {
    if (state.status !== 'absent') await manager.upsert(maintenanceViewEntity, { ...state, id }, ['id']);
  },
  clear: async ({ manager }) => void (await manager.deleteAll(maintenanceViewEntity)),
};
