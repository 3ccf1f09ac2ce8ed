import { workspaces as contract } from '@nowahala/contracts';
import { defineService, rpcBinding } from '@nowahala/platform';
import { Workspaces1700000001000 } from './database/migrations/workspaces.migration.js';
import { serverStreams, workspaceStreams } from './adapters/topics/server.publication.js';
import { WorkspacesRpc } from './adapters/rpc/workspaces.rpc.js';
import { workspacesConfig } from './workspaces.config.js';
import { WorkspacesModule } from './workspaces.module.js';

/** Workspaces, their servers and how they want to be told: what is watched, for whom, within which plan. */
export const workspaces = defineService({
  name: 'workspaces',
  module: WorkspacesModule,
  config: workspacesConfig,
  migrations: [Workspaces1700000001000],
  streams: [workspaceStreams, serverStreams],
  rpc: [rpcBinding(contract.WorkspacesServiceService, WorkspacesRpc)],
});
