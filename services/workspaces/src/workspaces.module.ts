import { Module } from '@nestjs/common';
import { WorkspacesSubscriptions } from './adapters/events/subscriptions.js';
import { WorkspacesRpc } from './adapters/rpc/workspaces.rpc.js';
import { Entitlements } from './application/entitlements.js';
import { ServerOffice } from './application/server-office.js';
import { Targets } from './application/targets.js';
import { WorkspaceOffice } from './application/workspace-office.js';

@Module({
  controllers: [WorkspacesSubscriptions],
  providers: [WorkspacesRpc, WorkspaceOffice, ServerOffice, Entitlements, Targets],
})
export class WorkspacesModule {}
