import { Jobs } from '@nowahala/platform';
import { Module } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { OpenAiAdvisor } from './adapters/advisor/openai.advisor.js';
import { DisagreementsTable } from './adapters/database/disagreements.table.js';
import { ErrorLogsTable } from './adapters/database/error-logs.table.js';
import { ExplanationsTable } from './adapters/database/explanations.table.js';
import { FaultReader } from './adapters/database/fault.reader.js';
import { IncidentStreams } from './adapters/database/incident-streams.js';
import { MonitorsTable } from './adapters/database/monitors.table.js';
import { PingHistoryReader } from './adapters/database/ping-history.reader.js';
import { PingStatisticsReader } from './adapters/database/ping-statistics.reader.js';
import { PingsTable } from './adapters/database/pings.table.js';
import { SnapshotsTable } from './adapters/database/snapshots.table.js';
import { SurroundingsTable } from './adapters/database/surroundings.table.js';
import { TenantsTable } from './adapters/database/tenants.table.js';
import { FactsSubscription } from './adapters/events/facts.subscription.js';
import { PingsSubscription } from './adapters/events/pings.subscription.js';
import { AnalyzerRpc } from './adapters/rpc/analyzer.rpc.js';
import { FaultQuestions } from './adapters/rpc/fault-questions.js';
import { PingQuestions } from './adapters/rpc/ping-questions.js';
import { ServerOwners } from './adapters/rpc/server-owners.js';
import { WeeklySummary } from './adapters/rpc/weekly-summary.js';
import { AcknowledgeIncident } from './application/acknowledge-incident.js';
import { AskAi } from './application/ask-ai.js';
import { CountStates } from './application/count-states.js';
import { ExplainLater } from './application/explain-later.js';
import { FollowPlan } from './application/follow-plan.js';
import { FollowServers } from './application/follow-servers.js';
import { ForgetUser } from './application/forget-user.js';
import { GiveFeedback } from './application/give-feedback.js';
import { KeepHouse } from './application/keep-house.js';
import { LearnSurroundings } from './application/learn-surroundings.js';
import { LogApplicationError } from './application/log-application-error.js';
import { ObservePings } from './application/observe-pings.js';
import { Advisor, Explanations } from './application/ports/ai.js';
import { Disagreements } from './application/ports/disagreements.js';
import { ErrorLogs } from './application/ports/error-logs.js';
import { Incidents } from './application/ports/incidents.js';
import { Monitors } from './application/ports/monitors.js';
import { Pings } from './application/ports/pings.js';
import { Snapshots } from './application/ports/snapshots.js';
import { Surroundings } from './application/ports/surroundings.js';
import { Tenants } from './application/ports/tenants.js';
import { Reconcile } from './application/reconcile.js';
import { RecordFaults } from './application/record-faults.js';
import { SettleDeadlines } from './application/settle-deadlines.js';
import { TellIncidents } from './application/tell-incidents.js';
import { WatchHealth } from './application/watch-health.js';

const useCases = [
  AcknowledgeIncident,
  AskAi,
  CountStates,
  ExplainLater,
  FollowPlan,
  FollowServers,
  ForgetUser,
  GiveFeedback,
  KeepHouse,
  LearnSurroundings,
  LogApplicationError,
  ObservePings,
  Reconcile,
  RecordFaults,
  SettleDeadlines,
  TellIncidents,
  WatchHealth,
];

const ports = [
  { provide: Advisor, useClass: OpenAiAdvisor },
  { provide: Disagreements, useClass: DisagreementsTable },
  { provide: ErrorLogs, useClass: ErrorLogsTable },
  { provide: Explanations, useClass: ExplanationsTable },
  { provide: Incidents, useClass: IncidentStreams },
  { provide: Monitors, useClass: MonitorsTable },
  { provide: Pings, useClass: PingsTable },
  { provide: Snapshots, useClass: SnapshotsTable },
  { provide: Surroundings, useClass: SurroundingsTable },
  { provide: Tenants, useClass: TenantsTable },
];

@Module({
  controllers: [PingsSubscription, FactsSubscription],
  providers: [
    ...useCases,
    ...ports,
    FaultReader,
    PingHistoryReader,
    PingStatisticsReader,
    ServerOwners,
    PingQuestions,
    FaultQuestions,
    WeeklySummary,
    AnalyzerRpc,
  ],
})
export class AnalyzerModule implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly deadlines: SettleDeadlines,
    private readonly house: KeepHouse,
    private readonly later: ExplainLater,
    private readonly reconcile: Reconcile,
    private readonly states: CountStates,
  ) {}

  onModuleInit(): void {
    this.jobs.add({ name: 'analyzer deadlines', everyMs: 1_000, run: () => this.deadlines.run() });
    this.jobs.add({ name: 'analyzer explanations', everyMs: 1_000, run: () => this.later.run() });
    this.jobs.add({ name: 'analyzer hours', everyMs: 60_000, run: () => this.house.addUpHours() });
    this.jobs.add({ name: 'analyzer housekeeping', everyMs: 600_000, run: () => this.house.tidy() });
    this.jobs.add({ name: 'analyzer state counts', everyMs: 15_000, run: () => this.states.run() });
    this.jobs.add({ name: 'analyzer reconciler', everyMs: 300_000, run: () => this.reconcile.run() });
  }
}
