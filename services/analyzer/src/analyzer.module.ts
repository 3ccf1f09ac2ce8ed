import { Jobs } from '@nowahala/platform';
import { Module } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { OpenAiAdvisor } from './adapters/advisor/openai.advisor.js';
import { DisagreementsTable } from './adapters/database/disagreements.table.js';
import { ErrorLogsTable } from './adapters/database/error-logs.table.js';
import { ExplanationsTable } from './adapters/database/explanations.table.js';
import { IncidentQuery } from './adapters/database/fault.reader.js';
import { IncidentStreams } from './adapters/database/incident-streams.js';
import { MonitorsTable } from './adapters/database/monitors.table.js';
import { PingHistoryQuery } from './adapters/database/ping-history.reader.js';
import { PingStatisticsQuery } from './adapters/database/ping-statistics.reader.js';
import { PingsTable } from './adapters/database/pings.table.js';
import { SnapshotsTable } from './adapters/database/snapshots.table.js';
import { SurroundingsTable } from './adapters/database/surroundings.table.js';
import { TenantsTable } from './adapters/database/tenants.table.js';
import { ReferenceDataConsumer } from './adapters/events/facts.subscription.js';
import { PingConsumer } from './adapters/events/pings.subscription.js';
import { AnalyzerRpc } from './adapters/rpc/analyzer.rpc.js';
import { IncidentRpc } from './adapters/rpc/fault-questions.js';
import { PingRpc } from './adapters/rpc/ping-questions.js';
import { ServerOwners } from './adapters/rpc/server-owners.js';
import { WeeklySummaryQuery } from './adapters/rpc/weekly-summary.js';
import { AcknowledgeIncident } from './application/acknowledge-incident.js';
import { RequestExplanation } from './application/ask-ai.js';
import { CountStates } from './application/count-states.js';
import { RefineExplanations } from './application/explain-later.js';
import { ApplyPlan } from './application/follow-plan.js';
import { ApplyServerConfiguration } from './application/follow-servers.js';
import { EraseUser } from './application/forget-user.js';
import { GiveFeedback } from './application/give-feedback.js';
import { PruneHistory } from './application/keep-house.js';
import { UpdateReferenceData } from './application/learn-surroundings.js';
import { LogApplicationError } from './application/log-application-error.js';
import { IngestCheckResults } from './application/observe-pings.js';
import { Advisor, Explanations } from './application/ports/ai.js';
import { Drifts } from './application/ports/disagreements.js';
import { ErrorLogs } from './application/ports/error-logs.js';
import { Incidents } from './application/ports/incidents.js';
import { Monitors } from './application/ports/monitors.js';
import { Pings } from './application/ports/pings.js';
import { Snapshots } from './application/ports/snapshots.js';
import { ReferenceData } from './application/ports/surroundings.js';
import { Workspaces } from './application/ports/tenants.js';
import { ReconcileIncidents } from './application/reconcile.js';
import { RecordFailures } from './application/record-faults.js';
import { ProcessDeadlines } from './application/settle-deadlines.js';
import { ApplyEffects } from './application/tell-incidents.js';
import { EvaluateHealth } from './application/watch-health.js';

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
