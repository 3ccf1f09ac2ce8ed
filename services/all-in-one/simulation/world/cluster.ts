import { BUS, ErasureRequests, Leases } from '@nowahala/platform';
import { analyzer } from '../../../analyzer/src/analyzer.service.js';
import { SpreadNetworkCausesJob } from '../../../analyzer/src/adapters/jobs/spread-network-causes.job.js';
import { WatchRenewalsJob } from '../../../analyzer/src/adapters/jobs/watch-renewals.job.js';
import { FindNetworkCause } from '../../../analyzer/src/application/find-network-cause.js';
import { ADVISOR, NETWORKS } from '../../../analyzer/src/application/ports.js';
import { BeatRunRepository } from '../../../analyzer/src/database/beat-run.repository.js';
import { DoneStepRepository } from '../../../analyzer/src/database/done-step.repository.js';
import { ErasureRepository } from '../../../analyzer/src/database/erasure.repository.js';
import { ErrorLogRepository } from '../../../analyzer/src/database/error-log.repository.js';
import { HeartbeatRepository } from '../../../analyzer/src/database/heartbeat.repository.js';
import { MaintenanceRepository } from '../../../analyzer/src/database/maintenance.repository.js';
import { MonitorRepository } from '../../../analyzer/src/database/monitor.repository.js';
import { WatchSlowness } from '../../../analyzer/src/application/watch-slowness.js';
import { SlowServerRepository } from '../../../analyzer/src/database/slow-server.repository.js';
import { PingPartitionRepository } from '../../../analyzer/src/database/ping-partition.repository.js';
import { PingRepository } from '../../../analyzer/src/database/ping.repository.js';
import { RegionRepository } from '../../../analyzer/src/database/region.repository.js';
import { ScheduleGapRepository } from '../../../analyzer/src/database/schedule-gap.repository.js';
import { SnapshotRepository } from '../../../analyzer/src/database/snapshot.repository.js';
import { WorkspaceRepository as AnalyzerWorkspaces } from '../../../analyzer/src/database/workspace.repository.js';
import { DeliverDueJob } from '../../../notifier/src/adapters/jobs/deliver-due.job.js';
import { SyncLocalCopies } from '../../../notifier/src/application/sync-local-copies.js';
import { DeliveryLogQuery } from '../../../notifier/src/database/delivery-log.query.js';
import { DeliveryRepository } from '../../../notifier/src/database/delivery.repository.js';
import { IncidentRepository } from '../../../notifier/src/database/incident.repository.js';
import { MaintenanceRepository as NotifierMaintenances } from '../../../notifier/src/database/maintenance.repository.js';
import { NotificationGroupRepository } from '../../../notifier/src/database/notification-group.repository.js';
import { NotificationRepository } from '../../../notifier/src/database/notification.repository.js';
import { RecipientRepository } from '../../../notifier/src/database/recipient.repository.js';
import { UserDataRepository } from '../../../notifier/src/database/user-data.repository.js';
import { ServerRepository } from '../../../notifier/src/database/server.repository.js';
import { WaitingTimeRepository } from '../../../notifier/src/database/waiting-time.repository.js';
import { notifier } from '../../../notifier/src/notifier.service.js';
import { BUS_HISTORY, MACHINE_LIMITS, NAME_SERVERS, PROBE, PROBER_ID, REFERENCE_PROBE } from '../../../prober/src/application/ports.js';
import type { CheckTarget } from '../../../prober/src/domain/check.js';
import { prober } from '../../../prober/src/prober.service.js';
import { RunScheduleJob } from '../../../scheduler/src/adapters/jobs/run-schedule.job.js';
import { EntitlementRepository } from '../../../scheduler/src/database/entitlement.repository.js';
import { ProberRepository } from '../../../scheduler/src/database/prober.repository.js';
import { RecheckRepository } from '../../../scheduler/src/database/recheck.repository.js';
import { ScheduleRepository } from '../../../scheduler/src/database/schedule.repository.js';
import { ShardMemberRepository } from '../../../scheduler/src/database/shard-member.repository.js';
import { UsageRepository } from '../../../scheduler/src/database/usage.repository.js';
import { WatermarkRepository } from '../../../scheduler/src/database/watermark.repository.js';
import { scheduler } from '../../../scheduler/src/scheduler.service.js';
import type { Broker } from '../engine/broker.js';
import type { Machine } from '../engine/machine.js';
import { local, MemoryDatabase, reached } from '../engine/memory-database.js';
import { leasesOf, MemoryLeases } from '../engine/memory-leases.js';
import { ServiceProcess } from '../engine/service-process.js';
import type { VirtualTime } from '../engine/virtual-time.js';
import * as analyzerCustomers from '../memory/analyzer-customers.js';
import { MemoryRegions } from '../memory/analyzer-regions.js';
import * as analyzerForms from '../memory/analyzer-tables.js';
import { MemoryErasureRequests } from '../memory/erasure-requests.js';
import * as notifierCustomers from '../memory/notifier-customers.js';
import * as notifierForms from '../memory/notifier-tables.js';
import * as progressForms from '../memory/scheduler-progress.js';
import * as schedulerForms from '../memory/scheduler-tables.js';
import { busOf, historyOf, runScheduleLoops } from './loops.js';
import type { Network } from './network.js';
import type { Plant } from '../plants/plant.js';

const TOPICS = new Set([
  ...['ping.requested', 'ping.recheck', 'ping.completed', 'region.health', 'schedule.gap', 'recheck.wanted', 'server.configured'],
  ...['entitlement.changed', 'maintenance.changed', 'user.erased'],
  ...['incident.opened', 'incident.worsened', 'incident.resolved', 'incident.acknowledged', 'incident.explained'],
]);
/** Everybody in this world is known to the notifier. */
const OF_NOTIFIER = new Set([...TOPICS].filter((topic) => /^(incident\.|maintenance\.changed$|user\.erased$)/.test(topic)));
export const REFERENCES = ['https://reference-one.example/', 'https://reference-two.example/', 'https://reference-three.example/'];

export interface ClusterParts {
  time: VirtualTime;
  broker: Broker;
  network: Network;
  epochMs: number;
  regions: string[];
  plants: Plant[];
  note(line: string): void;
}

type Forms = [token: unknown, form: object | string][];

/** The four services that decide whether somebody is woken, with their tables. */
export class Cluster {
  readonly schedulerTables: schedulerForms.SchedulerTables;
  readonly analyzerTables: analyzerForms.AnalyzerTables;
  readonly notifierTables: notifierForms.NotifierTables;
  private readonly databases: Record<string, MemoryDatabase>;
  private readonly leases;
  private readonly parts: ClusterParts;

  constructor(parts: ClusterParts) {
    this.parts = parts;
    const { broker, time } = parts;
    const databases = {
      scheduler: new MemoryDatabase(broker),
      analyzer: new MemoryDatabase(broker, analyzer.aggregates),
      notifier: new MemoryDatabase(broker),
    };
    this.databases = databases;
    this.leases = leasesOf(databases.scheduler);
    this.schedulerTables = new schedulerForms.SchedulerTables(databases.scheduler, time);
    this.analyzerTables = new analyzerForms.AnalyzerTables(databases.analyzer, time, parts.epochMs);
    this.notifierTables = new notifierForms.NotifierTables(databases.notifier);
  }

  start(machine: Machine): ServiceProcess {
    const service = { scheduler, prober, analyzer, notifier }[machine.service]!;
    const { broker, epochMs, plants, note } = this.parts;
    const replaced = new Map(this.formsOf(machine));
    if (machine.service === 'scheduler' || machine.service === 'analyzer') replaced.set(Leases, new MemoryLeases(machine, this.leases));
    const process = new ServiceProcess({
      ...{ service, machine, epochMs, broker, replaced, note },
      database: this.databases[machine.service],
      environment: { PROBE_REFERENCE_TARGETS: REFERENCES.join(','), PROBE_RESULTS: 'columns' },
      settings: { regions: this.parts.regions },
      topics: machine.service === 'notifier' ? OF_NOTIFIER : TOPICS,
    });
    for (const plant of plants) plant.process?.(machine.service, process);
    process.start();
    if (machine.service === 'scheduler') runScheduleLoops(process, note);
    return process;
  }

  private formsOf(machine: Machine): Forms {
    const forms = this.allForms(machine)[machine.service] ?? [];
    return forms.map(([token, form]) => {
      if (typeof form === 'string') return [token, form];
      const planted = this.parts.plants.reduce((one, plant) => plant.form?.(one) ?? one, form);
      return [token, (token as { name?: string }).name?.match(/(Repository|Query)$/) ? reached(machine, planted) : planted];
    });
  }

  private allForms(machine: Machine): Record<string, Forms> {
    const { network, broker, epochMs } = this.parts;
    return {
      scheduler: [
        [ScheduleRepository, new schedulerForms.MemorySchedule(this.schedulerTables)],
        [EntitlementRepository, new schedulerForms.MemoryEntitlements(this.schedulerTables)],
        [RecheckRepository, new schedulerForms.MemoryRechecks(this.schedulerTables)],
        [ProberRepository, new progressForms.MemoryProbers(this.schedulerTables)],
        [ShardMemberRepository, new schedulerForms.MemoryShardMembers(this.schedulerTables, this.leases)],
        [UsageRepository, new schedulerForms.MemoryUsage(this.schedulerTables)],
        [WatermarkRepository, new progressForms.MemoryWatermarks(this.schedulerTables)],
        [RunScheduleJob, { trigger: () => undefined, regionReported: () => undefined }],
      ],
      prober: [
        [PROBE, { check: (target: CheckTarget) => network.check(machine, target) }],
        [MACHINE_LIMITS, { openFiles: null, trackedConnections: null, hasIpv6: false, concurrency: 200 }],
        [BUS, busOf(machine, epochMs)],
        [BUS_HISTORY, historyOf(broker, machine, epochMs)],
        [PROBER_ID, machine.name.replace(/#\d+$/, '')],
        [NAME_SERVERS, { answerFor: async () => true }],
        [REFERENCE_PROBE, { isGood: () => network.isReferenceGood(machine), isReachedByIpv6: async () => false }],
      ],
      analyzer: [
        [MonitorRepository, new analyzerForms.MemoryMonitors(this.analyzerTables)],
        [PingRepository, new analyzerForms.MemoryPings(this.analyzerTables)],
        [PingPartitionRepository, { ensure: async () => undefined, forget: local(() => undefined) }],
        [RegionRepository, new MemoryRegions(this.analyzerTables)],
        [BeatRunRepository, new analyzerCustomers.MemoryBeatRuns(this.analyzerTables)],
        [HeartbeatRepository, new analyzerCustomers.MemoryHeartbeats()],
        [DoneStepRepository, new analyzerCustomers.MemoryDoneSteps()],
        [ErrorLogRepository, new analyzerForms.MemoryErrorLogs(this.analyzerTables)],
        [SnapshotRepository, new analyzerForms.MemorySnapshots()],
        [MaintenanceRepository, new analyzerCustomers.MemoryMaintenances(this.analyzerTables)],
        [ErasureRepository, new analyzerCustomers.MemoryErasure(this.analyzerTables)],
        [AnalyzerWorkspaces, new analyzerCustomers.MemoryWorkspaces(this.analyzerTables)],
        [ScheduleGapRepository, new analyzerForms.MemoryGaps(this.analyzerTables)],
        [ErasureRequests, new MemoryErasureRequests(machine, this.analyzerTables.erasures)],
        [ADVISOR, { available: false }],
        // A network changes what is said of an incident, never whether it opens.
        [NETWORKS, { find: () => null, nameOf: () => '' }],
        [FindNetworkCause, { execute: async () => null }],
        // No answer of these worlds is slow.
        [WatchSlowness, { note: async () => undefined, execute: async () => undefined }],
        [SlowServerRepository, { now: async () => this.analyzerTables.now(), configure: async () => undefined }],
        [SpreadNetworkCausesJob, { run: async () => undefined }],
        [WatchRenewalsJob, {}],
      ],
      notifier: [
        [IncidentRepository, new notifierForms.MemoryIncidents(this.notifierTables)],
        [NotifierMaintenances, new notifierCustomers.MemoryMaintenances(this.notifierTables)],
        [UserDataRepository, new notifierCustomers.MemoryUserData(this.notifierTables)],
        [NotificationGroupRepository, new notifierForms.MemoryGroups(this.notifierTables)],
        [WaitingTimeRepository, new notifierForms.MemoryWaitingTimes(this.notifierTables)],
        [DeliveryRepository, new notifierForms.MemoryDeliveries(this.notifierTables)],
        [DeliveryLogQuery, new notifierForms.MemoryDeliveryLog(this.notifierTables)],
        [NotificationRepository, new notifierForms.MemoryNotifications()],
        [RecipientRepository, new notifierForms.MemoryRecipients(this.notifierTables)],
        [ServerRepository, new notifierForms.MemoryServers()],
        [SyncLocalCopies, new notifierForms.KnownCopies()],
        [ErasureRequests, new MemoryErasureRequests(machine, this.notifierTables.erasures)],
        [DeliverDueJob, { trigger: () => undefined, settle: async () => undefined }],
      ],
    };
  }
}
