import { workspaces as contract } from '@nowahala/contracts';
import { defineService, rpcBinding } from '@nowahala/platform';
import { WorkspacesRpc } from './adapters/rpc/workspaces.rpc.js';
import { serverStreams } from './adapters/topics/server.publication.js';
import { workspaceStreams } from './adapters/topics/workspace.publication.js';
import { Workspaces1700000001000 } from './database/migrations/workspaces.migration.js';
import { workspacesConfig } from './workspaces.config.js';
import { WorkspacesModule } from './workspaces.module.js';

/** Workspaces, their servers and the channels of their notifications: what is checked, for whom, within which plan. */
export const workspaces = defineService({
  name: 'workspaces',
  module: WorkspacesModule,
  config: workspacesConfig,
  migrations: [Workspaces1700000001000],
  streams: [workspaceStreams, serverStreams],
  rpc: [rpcBinding(contract.WorkspacesServiceService, WorkspacesRpc)],
});
