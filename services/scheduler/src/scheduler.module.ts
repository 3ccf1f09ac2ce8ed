import { Module } from '@nestjs/common';
import { PruneDeletedServersJob } from './adapters/jobs/prune-deleted-servers.job.js';
import { PruneUsageJob } from './adapters/jobs/prune-usage.job.js';
import { ReconcileScheduleJob } from './adapters/jobs/reconcile-schedule.job.js';
import { RunScheduleJob } from './adapters/jobs/run-schedule.job.js';
import { SampleScheduleJob } from './adapters/jobs/sample-schedule.job.js';
import { SendRechecksJob } from './adapters/jobs/send-rechecks.job.js';
import { SchedulerRpc } from './adapters/rpc/scheduler.rpc.js';
import { CheckRequestPublication } from './adapters/topics/check-request.publication.js';
import { RecheckConsumer } from './adapters/topics/recheck.consumer.js';
import { RegionHealthConsumer } from './adapters/topics/region-health.consumer.js';
import { ScheduleConsumer } from './adapters/topics/schedule.consumer.js';
import { ApplyScheduleChanges } from './application/apply-schedule-changes.js';
import { CheckNow } from './application/check-now.js';
import { ConfigureServers } from './application/configure-servers.js';
import { EraseUser } from './application/erase-user.js';
import { FireDueSlots } from './application/fire-due-slots.js';
import { HandoverShards } from './application/handover-shards.js';
import { LiveRegions } from './application/live-regions.js';
import { LoadShards } from './application/load-shards.js';
import { CHECK_REQUESTS } from './application/ports.js';
import { PublishDueChecks } from './application/publish-due-checks.js';
import { ReconcileSchedule } from './application/reconcile-schedule.js';
import { RecordGap } from './application/record-gap.js';
import { SendRechecks } from './application/send-rechecks.js';
import { ShardLeases } from './application/shard-leases.js';
import { UsageMeter } from './application/usage-meter.js';
import { WriteWatermark } from './application/write-watermark.js';
import { BillingClient } from './clients/billing.client.js';
import { WorkspacesClient } from './clients/workspaces.client.js';
import { EntitlementRepository } from './database/entitlement.repository.js';
import { ProberRepository } from './database/prober.repository.js';
import { RecheckRepository } from './database/recheck.repository.js';
import { ReconcileProgressRepository } from './database/reconcile-progress.repository.js';
import { ScheduleHealthQuery } from './database/schedule-health.query.js';
import { ScheduleRepository } from './database/schedule.repository.js';
import { ShardMemberRepository } from './database/shard-member.repository.js';
import { ShardQuery } from './database/shard.query.js';
import { UsageRepository } from './database/usage.repository.js';
import { WatermarkRepository } from './database/watermark.repository.js';
import { Schedule } from './domain/schedule.js';
import { SchedulerMetrics } from './scheduler.metrics.js';

const repositories = [EntitlementRepository, RecheckRepository, ScheduleRepository, ShardMemberRepository, UsageRepository];
const queries = [ScheduleHealthQuery, ShardQuery];
const database = [...repositories, ProberRepository, ReconcileProgressRepository, WatermarkRepository, ...queries];
const firing = [Schedule, ShardLeases, LoadShards, PublishDueChecks, HandoverShards, FireDueSlots, ApplyScheduleChanges, WriteWatermark];
const useCases = [LiveRegions, UsageMeter, RecordGap, CheckNow, ConfigureServers, EraseUser, ReconcileSchedule, SendRechecks];
const jobs = [RunScheduleJob, SendRechecksJob, ReconcileScheduleJob, SampleScheduleJob, PruneUsageJob, PruneDeletedServersJob];

@Module({
  controllers: [ScheduleConsumer, RecheckConsumer, RegionHealthConsumer],
  providers: [
    ...[...database, BillingClient, WorkspacesClient, ...firing, ...useCases, ...jobs, SchedulerMetrics, SchedulerRpc],
    { provide: CHECK_REQUESTS, useClass: CheckRequestPublication },
  ],
})
export class SchedulerModule {}
