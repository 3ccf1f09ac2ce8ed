import { Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { Clock, Database, Jobs } from '@nowahala/platform';
import { AttemptRepository, VerificationTokenRepository, SessionRepository } from '../../application/ports/index.js';

const HOUR_MS = 3_600_000;

/** Deletes what has lost its meaning: sessions that ended, links and codes that expired, tries and sends long ago. */
@Injectable()
export class PruneExpiredJob implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly sessions: SessionRepository,
    private readonly proofs: VerificationTokenRepository,
    private readonly counters: AttemptRepository,
  ) {}

  onModuleInit(): void {
    this.jobs.add({ name: 'tidy-up', everyMs: HOUR_MS / 4, run: () => this.run() });
  }

  private async run(): Promise<void> {
    const now = this.clock.now();
    await this.sessions.prune(this.database, new Date(now.getTime() - 15 * 24 * HOUR_MS));
    await this.proofs.prune(this.database, now);
    await this.counters.prune(this.database, new Date(now.getTime() - 2 * HOUR_MS));
  }
}
