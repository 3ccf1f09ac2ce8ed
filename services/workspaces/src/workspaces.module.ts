import { Module } from '@nestjs/common';
import type { Provider } from '@nestjs/common';
import { CONFIG, ErasureJob, NameResolver, NetworkPolicy } from '@nowahala/platform';
import { PruneExpiredJob } from './adapters/jobs/prune-expired.job.js';
import { MaintenanceRpc } from './adapters/rpc/maintenance.rpc.js';
import { HeartbeatsRpc } from './adapters/rpc/heartbeats.rpc.js';
import { WorkspacesRpc } from './adapters/rpc/workspaces.rpc.js';
import { EntitlementConsumer } from './adapters/topics/entitlement.consumer.js';
import { IncidentConsumer } from './adapters/topics/incident.consumer.js';
import { UsageConsumer } from './adapters/topics/usage.consumer.js';
import { UserConsumer } from './adapters/topics/user.consumer.js';
import { AddHeartbeat } from './application/add-heartbeat.js';
import { AddServer } from './application/add-server.js';
import { ChangeMaintenance } from './application/change-maintenance.js';
import { ChangeHeartbeat } from './application/change-heartbeat.js';
import { ChangeServer } from './application/change-server.js';
import { CheckWebsite } from './application/check-website.js';
import { CreateWorkspace } from './application/create-workspace.js';
import { CurrentEntitlements } from './application/current-entitlements.js';
import { DeleteServer } from './application/delete-server.js';
import { EraseUser } from './application/erase-user.js';
import { ExportUser } from './application/export-user.js';
import { PlanMaintenance } from './application/plan-maintenance.js';
import { UpdateHeartbeat } from './application/update-heartbeat.js';
import { UpdateServer } from './application/update-server.js';
import { UpdateWorkspace } from './application/update-workspace.js';
import { BillingClient } from './clients/billing.client.js';
import { BeatAddressRepository } from './database/beat-address.repository.js';
import { EntitlementRepository } from './database/entitlement.repository.js';
import { MaintenanceQuery } from './database/maintenance.query.js';
import { HeartbeatQuery } from './database/heartbeat.query.js';
import { ServerSignalRepository } from './database/server-signal.repository.js';
import { ServerQuery } from './database/server.query.js';
import { WorkspaceQuery } from './database/workspace.query.js';
import { WorkspaceRepository } from './database/workspace.repository.js';
import type { WorkspacesConfig } from './workspaces.config.js';

const network: Provider[] = [
  { provide: NetworkPolicy, inject: [CONFIG], useFactory: (config: WorkspacesConfig) => config.PROBE_ALLOW_NETWORKS },
  {
    provide: NameResolver,
    inject: [CONFIG],
    useFactory: (config: WorkspacesConfig) => new NameResolver({ servers: config.PROBE_DNS_SERVERS, tryMs: 300 }),
  },
];
const database = [EntitlementRepository, MaintenanceQuery, ServerQuery, ServerSignalRepository, WorkspaceQuery, WorkspaceRepository];
const heartbeats = [BeatAddressRepository, HeartbeatQuery, AddHeartbeat, ChangeHeartbeat, UpdateHeartbeat, HeartbeatsRpc];
const workspaceUseCases = [CreateWorkspace, UpdateWorkspace, ExportUser, EraseUser];
const serverUseCases = [CurrentEntitlements, CheckWebsite, AddServer, UpdateServer, ChangeServer, DeleteServer];
const maintenanceUseCases = [PlanMaintenance, ChangeMaintenance];

@Module({
  controllers: [EntitlementConsumer, IncidentConsumer, UsageConsumer, UserConsumer],
  providers: [
    ...network,
    ...database,
    BillingClient,
    ...workspaceUseCases,
    ...serverUseCases,
    ...maintenanceUseCases,
    ...heartbeats,
    ErasureJob.of(EraseUser, 'erase-users'),
    PruneExpiredJob,
    MaintenanceRpc,
    WorkspacesRpc,
  ],
})
export class WorkspacesModule {}
