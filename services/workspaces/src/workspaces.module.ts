import { Module } from '@nestjs/common';
import type { Provider } from '@nestjs/common';
import { CONFIG, NameResolver, NetworkPolicy } from '@nowahala/platform';
import { AddServer } from './application/add-server.js';
import { ChangeServer } from './application/change-server.js';
import { CreateWorkspace } from './application/create-workspace.js';
import { ExportUser } from './application/export-user.js';
import { EraseUser } from './application/erase-user.js';
import { CurrentEntitlements } from './application/current-entitlements.js';
import { Entitlements, SERVERS, ServerSignals, WORKSPACES, WorkspaceViews } from './application/ports/index.js';
import { PruneIncidents } from './adapters/jobs/prune-incidents.job.js';
import { UpdateWorkspace } from './application/update-workspace.js';
import { CheckWebsite } from './application/check-website.js';
import { EntitlementsTable } from './database/entitlement.repository.js';
import { ServerSignalsTable } from './database/server-signal.repository.js';
import { WorkspaceViewsTable } from './database/workspace.query.js';
import { serverStreams, workspaceStreams } from './adapters/topics/server.publication.js';
import { Subscriptions } from './adapters/topics/incident.consumer.js';
import { WorkspacesRpc } from './adapters/rpc/workspaces.rpc.js';
import type { WorkspacesConfig } from './workspaces.config.js';

const adapters: Provider[] = [
  { provide: WorkspaceViews, useClass: WorkspaceViewsTable },
  { provide: Entitlements, useClass: EntitlementsTable },
  { provide: ServerSignals, useClass: ServerSignalsTable },
  { provide: WORKSPACES, useValue: workspaceStreams },
  { provide: SERVERS, useValue: serverStreams },
  { provide: NetworkPolicy, inject: [CONFIG], useFactory: (config: WorkspacesConfig) => config.PROBE_ALLOW_NETWORKS },
  {
    provide: NameResolver,
    inject: [CONFIG],
    useFactory: (config: WorkspacesConfig) => new NameResolver({ servers: config.PROBE_DNS_SERVERS, tryMs: 300 }),
  },
];

const useCases: Provider[] = [
  CurrentEntitlements,
  CheckWebsite,
  CreateWorkspace,
  UpdateWorkspace,
  AddServer,
  ChangeServer,
  EraseUser,
  ExportUser,
  PruneIncidents,
];

@Module({ controllers: [Subscriptions], providers: [...adapters, ...useCases, WorkspacesRpc] })
export class WorkspacesModule {}
