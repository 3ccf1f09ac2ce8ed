import { Clock, Database, Leases } from '@nowahala/platform';
import { Injectable } from '@nestjs/common';
import { KEPT_DAYS } from './ingest-check-results.js';
import { Pings } from './ports/pings.js';
import { Snapshots } from './ports/snapshots.js';

const DAY_MS = 86_400_000;
const DAYS_AHEAD = 7;
const FIGURES_KEPT_DAYS = 400;
/** Late answers arrive within this time; later ones make the hour be added up once more. */
const HOUR_IS_QUIET_AFTER_MS = 120_000;

/** Adds up hours, makes room for the coming days, and forgets what is too old. */
@Injectable()
export class PruneHistory {
  constructor(
    private readonly pings: Pings,
    private readonly snapshots: Snapshots,
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly leases: Leases,
  ) {}

  async addUpHours(): Promise<void> {
    const quiet = new Date(this.clock.nowMs() - HOUR_IS_QUIET_AFTER_MS);
    while (await this.pings.addUpOne(quiet));
  }

  async execute(): Promise<void> {
    if (!(await this.leases.hold('analyzer-housekeeping', 60))) return;
    const now = this.clock.nowMs();
    await this.pings.ensurePartitions(Array.from({ length: DAYS_AHEAD + 1 }, (_, day) => new Date(now + day * DAY_MS)));
    await this.pings.dropPartitions(new Date(now - KEPT_DAYS * DAY_MS));
    await this.pings.pruneHours(new Date(now - FIGURES_KEPT_DAYS * DAY_MS));
    await this.snapshots.prune(this.database, new Date(now - KEPT_DAYS * DAY_MS));
  }
}
