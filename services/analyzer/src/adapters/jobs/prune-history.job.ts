import { DAY_MS, HOUR_MS, MINUTE_MS } from '@nowahala/kernel';
import { agreedTime, Clock, Database, eachItself, Jobs, Leases } from '@nowahala/platform';
import { Injectable } from '@nestjs/common';
import { DoneStepRepository } from '../../database/done-step.repository.js';
import { MaintenanceRepository } from '../../database/maintenance.repository.js';
import { PingPartitionRepository } from '../../database/ping-partition.repository.js';
import { PingRepository } from '../../database/ping.repository.js';
import { RegionRepository } from '../../database/region.repository.js';
import { ResponseTimeRepository } from '../../database/response-time.repository.js';
import { slowPolicy } from '../../domain/slow/slow-policy.js';
import { SnapshotRepository } from '../../database/snapshot.repository.js';
import { KEPT_DAYS } from '../../domain/health/kept-days.js';

/** A day is made so long before it begins; the parts of days to come cost those who read. */
const AHEAD_MS = 6 * HOUR_MS;
const TOTALS_KEPT_DAYS = 400;

/** Deletes what is too old, and creates the partitions of the coming day. */
@Injectable()
export class PruneHistoryJob {
  constructor(
    jobs: Jobs,
    private readonly clock: Clock,
    private readonly leases: Leases,
    private readonly pings: PingRepository,
    private readonly partitions: PingPartitionRepository,
    private readonly maintenances: MaintenanceRepository,
    private readonly snapshots: SnapshotRepository,
    private readonly responseTimes: ResponseTimeRepository,
    private readonly database: Database,
    private readonly regions: RegionRepository,
    private readonly doneSteps: DoneStepRepository,
  ) {
    jobs.add({ name: 'prune-history', everyMs: 10 * MINUTE_MS, run: () => this.run() });
  }

  async run(): Promise<void> {
    // Before the lease: a machine that may not prune does not keep the others from it.
    const now = (await agreedTime(this.database, this.clock)).getTime();
    if (!(await this.leases.hold('analyzer-housekeeping', 60))) return; // stored name
    const [totalsEnd, pingsEnd] = [new Date(now - TOTALS_KEPT_DAYS * DAY_MS), new Date(now - KEPT_DAYS * DAY_MS)];
    const next = new Date(now + AHEAD_MS);
    const steps: (() => Promise<unknown>)[] = [
      // First: it makes room.
      () => this.partitions.prune(pingsEnd),
      async () => void (now % DAY_MS > next.getTime() % DAY_MS && (await this.partitions.divide(next))),
      () => this.partitions.ensure([new Date(now), next]),
      () => this.pings.pruneHours(totalsEnd),
      () => this.maintenances.prune(totalsEnd),
      () => this.doneSteps.prune(totalsEnd),
      () => this.regions.prune(new Date(now - DAY_MS), pingsEnd),
      () => this.responseTimes.prune(this.database, new Date(now - slowPolicy.learnedForMs - 2 * DAY_MS)),
      () => this.snapshots.prune(pingsEnd),
    ];
    await eachItself(steps, (step) => step());
  }
}
