import { Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { Clock, Database, Jobs } from '@nowahala/platform';
import { ServerSignals } from '../../application/ports/index.js';

const HOUR_MS = 3_600_000;
/** Longer than news of an incident can still be on its way. */
const KEPT_MS = 9 * 24 * HOUR_MS;

/** Incidents that ended are remembered only as long as an older word of them could still arrive. */
@Injectable()
export class PruneIncidents implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly signals: ServerSignals,
  ) {}

  onModuleInit(): void {
    this.jobs.add({
      name: 'tidy-up',
      everyMs: HOUR_MS,
      run: () => this.signals.prune(this.database, new Date(this.clock.nowMs() - KEPT_MS)),
    });
  }
}
