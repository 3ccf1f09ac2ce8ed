import { Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { DAY_MS, HOUR_MS } from '@nowahala/kernel';
import { agreedTime, Clock, Database, eachItself, Jobs } from '@nowahala/platform';
import { AttemptRepository } from '../../database/attempt.repository.js';
import { EmailChangeRepository } from '../../database/email-change.repository.js';
import { SessionRepository } from '../../database/session.repository.js';
import { UndoRepository } from '../../database/undo.repository.js';
import { VerificationTokenRepository } from '../../database/verification-token.repository.js';
import { SEND_MEMORY_MS } from '../../domain/send-limit.js';

/** Deletes rows that no rule reads any more: ended sessions, expired links and codes, old attempts and sends. */
@Injectable()
export class PruneExpiredJob implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly sessions: SessionRepository,
    private readonly tokens: VerificationTokenRepository,
    private readonly attempts: AttemptRepository,
    private readonly changes: EmailChangeRepository,
    private readonly undos: UndoRepository,
  ) {}

  onModuleInit(): void {
    this.jobs.add({ name: 'prune-expired', everyMs: HOUR_MS / 4, run: () => this.run() });
  }

  async run(): Promise<void> {
    const now = await agreedTime(this.database, this.clock);
    const ago = (ms: number) => new Date(now.getTime() - ms);
    const steps: (() => Promise<void>)[] = [
      () => this.sessions.prune(this.database, ago(15 * DAY_MS)),
      () => this.tokens.pruneLinks(this.database, now),
      () => this.tokens.prunePhoneCodes(this.database, now),
      () => this.changes.prune(this.database, now),
      () => this.undos.prune(this.database, now),
      () => this.attempts.pruneLoginFailures(this.database, ago(2 * HOUR_MS)),
      () => this.attempts.pruneSends(this.database, ago(SEND_MEMORY_MS + HOUR_MS)),
    ];
    await eachItself(steps, (step) => step());
  }
}
