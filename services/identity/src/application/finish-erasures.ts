import { Inject, Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { Clock, Database, Jobs, LOGGER, Store } from '@nowahala/platform';
import type { Logger } from '@nowahala/platform';
import { missingServices, nextErasureStep } from '../domain/erasure.js';
import { AccountMessages } from './account-messages.js';
import { AuditRepository, ErasureRepository, ApiKeyRepository, UserRepository } from './ports/index.js';

const EVERY_MS = 5_000;

/** Deletes a person's rows here once every service has forgotten her; the last mail is written before her address is gone. */
@Injectable()
export class FinishErasures implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly database: Database,
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly erasures: ErasureRepository,
    private readonly users: UserRepository,
    private readonly keys: ApiKeyRepository,
    private readonly letters: AccountMessages,
    private readonly audit: AuditRepository,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onModuleInit(): void {
    this.jobs.add({ name: 'finish-erasures', everyMs: EVERY_MS, run: () => this.run() });
  }

  private async run(): Promise<void> {
    for (const { userId } of await this.erasures.listOpen(this.database)) await this.step(userId);
  }

  private async step(userId: string): Promise<void> {
    await this.store.transaction(async (tx) => {
      const task = await this.erasures.lock(tx, userId);
      if (!task) return;
      const step = nextErasureStep(task, this.clock.now());
      if (step === 'alarm' && !task.alarmedAt) {
        this.logger.error(
          { user_id: userId, missing: missingServices(task) },
          'an account should be forgotten by now and some services have not answered',
        );
        await this.erasures.markAlarmed(tx, userId, tx.now);
      }
      if (step !== 'finish') return;
      const user = await this.users.find(tx, userId);
      if (user) await this.letters.sendNotice(tx, user, 'account_erased');
      await tx.query('SELECT forget_tenant($1)', [userId]);
      await this.keys.deleteOfUser(tx, userId);
      await this.users.delete(tx, userId);
      await this.erasures.markFinished(tx, userId, tx.now);
      await this.audit.insert(tx, { actor: 'system', action: 'account.erased', object: userId });
    });
  }
}
