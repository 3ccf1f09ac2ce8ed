import { workspaces as contract } from '@nowahala/contracts';
import { defineService, rpcBinding } from '@nowahala/platform';
import { WorkspacesRpc } from './adapters/rpc/workspaces.rpc.js';
import { publishMaintenance } from './adapters/topics/maintenance.publication.js';
import { publishServer } from './adapters/topics/server.publication.js';
import { publishWorkspace } from './adapters/topics/workspace.publication.js';
import { WantedText1700000001010 } from './database/migrations/wanted-text.migration.js';
import { maintenanceViewEntity } from './database/maintenance-view.entity.js';
import { maintenanceView } from './database/maintenance-view.projection.js';
import { Maintenance1700000002000 } from './database/migrations/maintenance.migration.js';
import { Workspaces1700000001000 } from './database/migrations/workspaces.migration.js';
import { SlowAlerts1700000001020 } from './database/migrations/slow-alerts.migration.js';
import { serverViewEntity } from './database/server-view.entity.js';
import { serverView } from './database/server-view.projection.js';
import { workspaceView } from './database/workspace-view.projection.js';
import { maintenance } from './domain/maintenance.js';
import { publishHeartbeat } from './adapters/topics/heartbeat.publication.js';
import { heartbeatViewEntity } from './database/heartbeat-view.entity.js';
import { workspaceViewEntity } from './database/workspace-view.entity.js';
import { heartbeatView } from './database/heartbeat-view.projection.js';
import { Heartbeats1780000000001 } from './database/migrations/heartbeats.migration.js';
import { IncidentsOfServer1780000000060 } from './database/migrations/incidents-of-server.migration.js';
import { heartbeat } from './domain/heartbeat.js';
import { server } from './domain/server.js';
import { workspace } from './domain/workspace.js';
import { workspacesConfig } from './workspaces.config.js';
import { WorkspacesModule } from './workspaces.module.js';

/** Workspaces, their servers and the channels of their notifications: what is checked, for whom, within which plan. */
export const workspaces = defineService({
  name: 'workspaces',
  module: WorkspacesModule,
  config: workspacesConfig,
  entities: [workspaceViewEntity, serverViewEntity, maintenanceViewEntity, heartbeatViewEntity],
  camelCaseRows: true,
  migrations: [
    Workspaces1700000001000,
    WantedText1700000001010,
    SlowAlerts1700000001020,
    Maintenance1700000002000,
    Heartbeats1780000000001,
    IncidentsOfServer1780000000060,
  ],
  aggregates: [
    { aggregate: workspace, projections: [workspaceView], publications: publishWorkspace },
    { aggregate: server, projections: [serverView], publications: publishServer },
    { aggregate: maintenance, projections: [maintenanceView], publications: publishMaintenance },
    { aggregate: heartbeat, projections: [heartbeatView], publications: publishHeartbeat },
  ],
  rpc: [
    rpcBinding(contract.WorkspacesServiceService, WorkspacesRpc, {
      gateway: 'everything',
      billing: ['getWorkspaceOfUser', 'getWorkspaceUsage'],
      scheduler: ['listServerConfigs'],
      analyzer: ['getServer'],
      notifier: ['getWorkspaceOfUser', 'planMaintenance', 'listMaintenance', 'endMaintenance', 'listServerConfigs'],
    }),
  ],
});
