import { Module } from '@nestjs/common';
import { OpenAiAdvisor } from './adapters/advisor/openai/openai-advisor.js';
import { AddUpHoursJob } from './adapters/jobs/add-up-hours.job.js';
import { ProcessDeadlinesJob } from './adapters/jobs/process-deadlines.job.js';
import { EraseUsersJob } from './adapters/jobs/erase-users.job.js';
import { JudgeHeartbeatsJob } from './adapters/jobs/judge-heartbeats.job.js';
import { PruneBeatsJob } from './adapters/jobs/prune-beats.job.js';
import { PruneHistoryJob } from './adapters/jobs/prune-history.job.js';
import { ReconcileIncidentsJob } from './adapters/jobs/reconcile-incidents.job.js';
import { RefineExplanationsJob } from './adapters/jobs/refine-explanations.job.js';
import { SampleStatesJob } from './adapters/jobs/sample-states.job.js';
import { TurnMaintenanceJob } from './adapters/jobs/turn-maintenance.job.js';
import { SpreadNetworkCausesJob } from './adapters/jobs/spread-network-causes.job.js';
import { WatchRenewalsJob } from './adapters/jobs/watch-renewals.job.js';
import { WatchSlownessJob } from './adapters/jobs/watch-slowness.job.js';
import { WatchRegionsJob } from './adapters/jobs/watch-regions.job.js';
import { NetworkTable } from './adapters/networks/network-table.js';
import { PublicRegistries } from './adapters/registries/public-registries.js';
import { AnalyzerRpc } from './adapters/rpc/analyzer.rpc.js';
import { MaintenanceConsumer } from './adapters/topics/maintenance.consumer.js';
import { RenewalRpc } from './adapters/rpc/renewal.rpc.js';
import { HeartbeatsRpc } from './adapters/rpc/heartbeats.rpc.js';
import { HeartbeatConsumer } from './adapters/topics/heartbeat.consumer.js';
import { PingConsumer } from './adapters/topics/ping.consumer.js';
import { ReferenceDataConsumer } from './adapters/topics/reference-data.consumer.js';
import { UserConsumer } from './adapters/topics/user.consumer.js';
import { publishRenewal } from './adapters/topics/renewal.publication.js';
import { publishHealth } from './adapters/topics/server-health.publication.js';
import { AnalyzerMetrics } from './analyzer.metrics.js';
import { AnswerDoneSteps } from './application/answer-done-steps.js';
import { MarkStepDone } from './application/mark-step-done.js';
import { WithHelpBefore } from './application/with-help-before.js';
import { AcknowledgeIncident } from './application/acknowledge-incident.js';
import { ApplyEffects } from './application/apply-effects.js';
import { ApplyMaintenance } from './application/apply-maintenance.js';
import { ApplyHeartbeatEffects } from './application/apply-heartbeat-effects.js';
import { ApplyPlan } from './application/apply-plan.js';
import { ApplyServerConfiguration } from './application/apply-server-configuration.js';
import { AuthorizeServer } from './application/authorize-server.js';
import { CloseHours } from './application/close-hours.js';
import { ConfigureHeartbeat } from './application/configure-heartbeat.js';
import { EraseUser } from './application/erase-user.js';
import { EvaluateServer } from './application/evaluate-server.js';
import { FindNetworkCause } from './application/find-network-cause.js';
import { GetBaseline } from './application/get-baseline.js';
import { IngestCheckResults } from './application/ingest-check-results.js';
import { KeepOwnDates } from './application/keep-own-dates.js';
import { QueryRegistry } from './application/query-registry.js';
import { LogApplicationError } from './application/log-application-error.js';
import { OpenIncidents } from './application/open-incidents.js';
import { ADVISOR, NETWORKS, PUBLISH_HEALTH, PUBLISH_RENEWAL, REGISTRIES } from './application/ports.js';
import { JudgeHeartbeats } from './application/judge-heartbeats.js';
import { PauseHeartbeatsByPlan } from './application/pause-heartbeats-by-plan.js';
import { ProcessDeadlines } from './application/process-deadlines.js';
import { ReadDomains } from './application/read-domains.js';
import { RecordCertificates } from './application/record-certificates.js';
import { ReconcileIncidents } from './application/reconcile-incidents.js';
import { RecordBeat } from './application/record-beat.js';
import { RecordBeats } from './application/record-beats.js';
import { RecordFailures } from './application/record-failures.js';
import { RefineExplanations } from './application/refine-explanations.js';
import { RegionSight } from './application/region-sight.js';
import { RequestExplanation } from './application/request-explanation.js';
import { SaveHeartbeat } from './application/save-heartbeat.js';
import { SaveMonitor } from './application/save-monitor.js';
import { TurnMaintenance } from './application/turn-maintenance.js';
import { WatchSlowness } from './application/watch-slowness.js';
import { WatchRegions } from './application/watch-regions.js';
import { SpreadNetworkCauses } from './application/spread-network-causes.js';
import { IdentityClient } from './clients/identity.client.js';
import { WorkspacesClient } from './clients/workspaces.client.js';
import { DoneStepRepository } from './database/done-step.repository.js';
import { WarnOfRenewals } from './application/warn-of-renewals.js';
import { CertificateRepository } from './database/certificate.repository.js';
import { DomainRepository } from './database/domain.repository.js';
import { RenewalRepository } from './database/renewal.repository.js';
import { BeatRunRepository } from './database/beat-run.repository.js';
import { BeatRepository } from './database/beat.repository.js';
import { ErasureRepository } from './database/erasure.repository.js';
import { ErrorLogRepository } from './database/error-log.repository.js';
import { ExplanationRepository } from './database/explanation.repository.js';
import { ExportQuery } from './database/export.query.js';
import { HeartbeatRepository } from './database/heartbeat.repository.js';
import { IncidentQuery } from './database/incident.query.js';
import { MaintenanceRepository } from './database/maintenance.repository.js';
import { MonitorQuery } from './database/monitor.query.js';
import { MonitorRepository } from './database/monitor.repository.js';
import { NetworkRepository } from './database/network.repository.js';
import { PingHistoryQuery } from './database/ping-history.query.js';
import { PingStatisticsQuery } from './database/ping-statistics.query.js';
import { HourClosingRepository } from './database/hour-closing.repository.js';
import { PingPackRepository } from './database/ping-pack.repository.js';
import { PingPartitionRepository } from './database/ping-partition.repository.js';
import { PingPastQuery } from './database/ping-past.query.js';
import { PingRepository } from './database/ping.repository.js';
import { ResponseTimeRepository } from './database/response-time.repository.js';
import { SlowServerRepository } from './database/slow-server.repository.js';
import { RegionRepository } from './database/region.repository.js';
import { ScheduleGapRepository } from './database/schedule-gap.repository.js';
import { SnapshotRepository } from './database/snapshot.repository.js';
import { WorkspaceRepository } from './database/workspace.repository.js';

const database = [
  ...[HourClosingRepository, PingPackRepository, PingPartitionRepository, PingPastQuery],
  ...[ResponseTimeRepository, SlowServerRepository],
  ...[ErrorLogRepository, ExplanationRepository, MonitorRepository, PingRepository, RegionRepository, ScheduleGapRepository],
  ...[DoneStepRepository, ErasureRepository, MaintenanceRepository, NetworkRepository],
  ...[CertificateRepository, DomainRepository, RenewalRepository],
  ...[SnapshotRepository, WorkspaceRepository, ExportQuery, IncidentQuery, MonitorQuery, PingHistoryQuery, PingStatisticsQuery],
];
const application = [
  CloseHours,
  ...[
    IngestCheckResults,
    EvaluateServer,
    RegionSight,
    WatchRegions,
    WatchSlowness,
    GetBaseline,
    OpenIncidents,
    ApplyEffects,
    SaveMonitor,
    ProcessDeadlines,
    ReconcileIncidents,
  ],
  ...[ApplyMaintenance, TurnMaintenance, FindNetworkCause, SpreadNetworkCauses],
  ...[AnswerDoneSteps, MarkStepDone, WithHelpBefore],
  ...[KeepOwnDates, QueryRegistry, ReadDomains, RecordCertificates, WarnOfRenewals],
  ...[RecordFailures, RequestExplanation, RefineExplanations, LogApplicationError],
  ...[ApplyPlan, ApplyServerConfiguration, AcknowledgeIncident, AuthorizeServer, EraseUser],
];
const jobs = [
  EraseUsersJob,
  AddUpHoursJob,
  ProcessDeadlinesJob,
  PruneHistoryJob,
  ReconcileIncidentsJob,
  RefineExplanationsJob,
  SampleStatesJob,
  SpreadNetworkCausesJob,
  TurnMaintenanceJob,
  WatchRegionsJob,
  WatchRenewalsJob,
  WatchSlownessJob,
];

const heartbeats = [
  ...[HeartbeatRepository, BeatRepository, BeatRunRepository, HeartbeatsRpc, JudgeHeartbeatsJob, PruneBeatsJob],
  ...[ApplyHeartbeatEffects, ConfigureHeartbeat, JudgeHeartbeats, PauseHeartbeatsByPlan, RecordBeat, RecordBeats, SaveHeartbeat],
];

@Module({
  controllers: [MaintenanceConsumer, HeartbeatConsumer, PingConsumer, ReferenceDataConsumer, UserConsumer],
  providers: [
    ...database,
    ...application,
    ...jobs,
    ...heartbeats,
    { provide: NETWORKS, useClass: NetworkTable },
    { provide: ADVISOR, useClass: OpenAiAdvisor },
    { provide: PUBLISH_HEALTH, useValue: publishHealth },
    { provide: PUBLISH_RENEWAL, useValue: publishRenewal },
    { provide: REGISTRIES, useClass: PublicRegistries },
    IdentityClient,
    WorkspacesClient,
    AnalyzerMetrics,
    AnalyzerRpc,
    RenewalRpc,
  ],
})
export class AnalyzerModule {}
