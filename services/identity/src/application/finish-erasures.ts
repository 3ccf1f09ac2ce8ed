import { Inject, Injectable } from '@nestjs/common';
import { Clock, Database, dueTime, eachItself, LOGGER, Store } from '@nowahala/platform';
import type { Logger } from '@nowahala/platform';
import { isAlarming, isDue, isLate, missingServices, nextErasureStep } from '../domain/erasure.js';
import { AccountMessages } from './account-messages.js';
import { ApiKeyRepository } from '../database/api-key.repository.js';
import { IdentityMetrics } from '../identity.metrics.js';
import { AuditRepository } from '../database/audit.repository.js';
import { ErasureRepository } from '../database/erasure.repository.js';
import type { OpenErasure } from '../database/erasure.repository.js';
import { UserRepository } from '../database/user.repository.js';

/** Deletes a user's rows once every service has erased its own. The last mail is stored first, while the address is known. */
@Injectable()
export class FinishErasures {
  constructor(
    private readonly database: Database,
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly erasures: ErasureRepository,
    private readonly users: UserRepository,
    private readonly keys: ApiKeyRepository,
    private readonly messages: AccountMessages,
    private readonly audit: AuditRepository,
    private readonly metrics: IdentityMetrics,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async execute(): Promise<void> {
    const due = await this.listDue();
    try {
      await eachItself(due, ({ userId }) => this.step(userId));
    } finally {
      // While none is open nobody calls this.
      if (due.length > 0) await this.listDue();
    }
  }

  private async listDue(): Promise<OpenErasure[]> {
    const open = await this.erasures.listOpen(this.database);
    const now = await dueTime(this.database, this.clock);
    this.metrics.erasuresLate.set({}, open.filter((task) => isLate(task, now)).length);
    return open.filter((task) => isDue(task, now));
  }

  private async step(userId: string): Promise<void> {
    await this.store.transaction(async (tx) => {
      const task = await this.erasures.lock(tx, userId);
      if (!task) return;
      const step = nextErasureStep(task, tx.now);
      if (step !== 'finish' && isAlarming(task, tx.now)) {
        this.logger.error({ user_id: userId, missing: missingServices(task) }, 'erasure overdue in some services');
        await this.erasures.markAlarmed(tx, userId, tx.now);
      }
      if (step === 'ask-again') {
        const workspaceIds = await this.erasures.listWorkspaces(tx, userId);
        const { requestedAt } = task;
        await tx.publish('user.erased', { userId, workspaceIds, requestedAt }, { key: userId, tenantId: userId });
        await this.erasures.markAsked(tx, userId, tx.now);
      }
      if (step !== 'finish') return;
      const user = await this.users.find(tx, userId);
      if (user) await this.messages.sendNotice(tx, user, 'account_erased');
      await this.keys.deleteOfUser(tx, userId);
      await this.users.erase(tx, userId);
      await this.erasures.markFinished(tx, userId, tx.now);
      await this.audit.insert(tx, { actor: 'system', action: 'account.erased', object: userId });
    });
  }
}
