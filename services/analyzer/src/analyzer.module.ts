import { Jobs } from '@nowahala/platform';
import { Module } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { OpenAiAdvisor } from './adapters/advisor/openai.advisor.js';
import { DisagreementsTable } from './database/drift.query.js';
import { ErrorLogsTable } from './database/error-log.repository.js';
import { ExplanationsTable } from './database/explanation.repository.js';
import { IncidentQuery } from './database/incident.query.js';
import { IncidentStreams } from './database/incident.repository.js';
import { MonitorsTable } from './database/monitor.repository.js';
import { PingHistoryQuery } from './database/ping-history.query.js';
import { PingStatisticsQuery } from './database/ping-statistics.query.js';
import { PingsTable } from './database/ping.repository.js';
import { SnapshotsTable } from './database/snapshot.repository.js';
import { SurroundingsTable } from './database/reference-data.repository.js';
import { TenantsTable } from './database/workspace.repository.js';
import { ReferenceDataConsumer } from './adapters/topics/reference-data.consumer.js';
import { PingConsumer } from './adapters/topics/ping.consumer.js';
import { AnalyzerRpc } from './adapters/rpc/analyzer.rpc.js';
import { IncidentRpc } from './adapters/rpc/fault-questions.js';
import { PingRpc } from './adapters/rpc/ping-questions.js';
import { ServerOwners } from './adapters/rpc/server-owners.js';
import { WeeklySummaryQuery } from './adapters/rpc/weekly-summary.js';
import { AcknowledgeIncident } from './application/acknowledge-incident.js';
import { RequestExplanation } from './application/request-explanation.js';
import { CountStates } from './application/count-states.js';
import { RefineExplanations } from './application/refine-explanations.js';
import { ApplyPlan } from './application/apply-plan.js';
import { ApplyServerConfiguration } from './application/apply-server-configuration.js';
import { EraseUser } from './application/erase-user.js';
import { GiveFeedback } from './application/give-feedback.js';
import { PruneHistory } from './application/prune-history.js';
import { UpdateReferenceData } from './application/update-reference-data.js';
import { LogApplicationError } from './application/log-application-error.js';
import { IngestCheckResults } from './application/ingest-check-results.js';
import { Advisor, Explanations } from './application/ports/ai.js';
import { Drifts } from './application/ports/disagreements.js';
import { ErrorLogs } from './application/ports/error-logs.js';
import { Incidents } from './application/ports/incidents.js';
import { Monitors } from './application/ports/monitors.js';
import { Pings } from './application/ports/pings.js';
import { Snapshots } from './application/ports/snapshots.js';
import { ReferenceData } from './application/ports/surroundings.js';
import { Workspaces } from './application/ports/tenants.js';
import { ReconcileIncidents } from './application/reconcile-incidents.js';
import { RecordFailures } from './application/record-failures.js';
import { ProcessDeadlines } from './application/process-deadlines.js';
import { ApplyEffects } from './application/apply-effects.js';
import { EvaluateHealth } from './application/evaluate-health.js';

const useCases = [
  AcknowledgeIncident,
  RequestExplanation,
  CountStates,
  RefineExplanations,
  ApplyPlan,
  ApplyServerConfiguration,
  EraseUser,
  GiveFeedback,
  PruneHistory,
  UpdateReferenceData,
  LogApplicationError,
  IngestCheckResults,
  ReconcileIncidents,
  RecordFailures,
  ProcessDeadlines,
  ApplyEffects,
  EvaluateHealth,
];

const ports = [
  { provide: Advisor, useClass: OpenAiAdvisor },
  { provide: Drifts, useClass: DisagreementsTable },
  { provide: ErrorLogs, useClass: ErrorLogsTable },
  { provide: Explanations, useClass: ExplanationsTable },
  { provide: Incidents, useClass: IncidentStreams },
  { provide: Monitors, useClass: MonitorsTable },
  { provide: Pings, useClass: PingsTable },
  { provide: Snapshots, useClass: SnapshotsTable },
  { provide: ReferenceData, useClass: SurroundingsTable },
  { provide: Workspaces, useClass: TenantsTable },
];

@Module({
  controllers: [PingConsumer, ReferenceDataConsumer],
  providers: [
    ...useCases,
    ...ports,
    IncidentQuery,
    PingHistoryQuery,
    PingStatisticsQuery,
    ServerOwners,
    PingRpc,
    IncidentRpc,
    WeeklySummaryQuery,
    AnalyzerRpc,
  ],
})
export class AnalyzerModule implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly deadlines: ProcessDeadlines,
    private readonly house: PruneHistory,
    private readonly later: RefineExplanations,
    private readonly reconcile: ReconcileIncidents,
    private readonly states: CountStates,
  ) {}

  onModuleInit(): void {
    this.jobs.add({ name: 'analyzer deadlines', everyMs: 1_000, run: () => this.deadlines.run() });
    this.jobs.add({ name: 'analyzer explanations', everyMs: 1_000, run: () => this.later.run() });
    this.jobs.add({ name: 'analyzer hours', everyMs: 60_000, run: () => this.house.addUpHours() });
    this.jobs.add({ name: 'analyzer housekeeping', everyMs: 600_000, run: () => this.house.execute() });
    this.jobs.add({ name: 'analyzer state counts', everyMs: 15_000, run: () => this.states.run() });
    this.jobs.add({ name: 'analyzer reconciler', everyMs: 300_000, run: () => this.reconcile.run() });
  }
}
