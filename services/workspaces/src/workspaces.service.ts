import { workspaces as area } from '@nowahala/contracts';
import { defineService, rpcBinding } from '@nowahala/platform';
import { Workspaces1700000002000 } from './adapters/database/migrations/workspaces.migration.js';
import { servers, workspaces as workspaceStreams } from './adapters/events/publications.js';
import { WorkspacesRpc } from './adapters/rpc/workspaces.rpc.js';
import { workspacesConfig } from './workspaces.config.js';
import { WorkspacesModule } from './workspaces.module.js';

/** Workspaces, their servers, and who is told what. */
export const workspaces = defineService({
  name: 'workspaces',
  module: WorkspacesModule,
  config: workspacesConfig,
  migrations: [Workspaces1700000002000],
  streams: [workspaceStreams, servers],
  rpc: [rpcBinding(area.WorkspacesServiceService, WorkspacesRpc)],
});
