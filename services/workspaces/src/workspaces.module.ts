import { Module } from '@nestjs/common';
import type { Provider } from '@nestjs/common';
import { CONFIG, NameResolver, NetworkPolicy } from '@nowahala/platform';
import { AddServer } from './application/add-server.js';
import { ChangeServer } from './application/change-server.js';
import { CreateWorkspace } from './application/create-workspace.js';
import { ExportWorkspaces } from './application/export-workspaces.js';
import { ForgetUser } from './application/forget-user.js';
import { PlanOfWorkspace } from './application/plan-of-workspace.js';
import { Entitlements, SERVERS, ServerSignals, WORKSPACES, WorkspaceViews } from './application/ports/index.js';
import { TidyUp } from './application/tidy-up.js';
import { UpdateWorkspace } from './application/update-workspace.js';
import { WebsiteReach } from './application/website-reach.js';
import { EntitlementsTable } from './adapters/database/entitlements.table.js';
import { ServerSignalsTable } from './adapters/database/server-signals.table.js';
import { WorkspaceViewsTable } from './adapters/database/workspace-views.table.js';
import { serverStreams, workspaceStreams } from './adapters/events/streams.js';
import { Subscriptions } from './adapters/events/subscriptions.js';
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
  PlanOfWorkspace,
  WebsiteReach,
  CreateWorkspace,
  UpdateWorkspace,
  AddServer,
  ChangeServer,
  ForgetUser,
  ExportWorkspaces,
  TidyUp,
];

@Module({ controllers: [Subscriptions], providers: [...adapters, ...useCases, WorkspacesRpc] })
export class WorkspacesModule {}
