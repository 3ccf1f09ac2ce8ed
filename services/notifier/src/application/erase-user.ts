import { ErasureRequests, LOGGER, Store } from '@nowahala/platform';
import type { ErasureRequest, ErasureWork, Logger, Transaction } from '@nowahala/platform';
import { Inject, Injectable } from '@nestjs/common';
import { UserDataRepository } from '../database/user-data.repository.js';

/** Erases a person: the address book at once, the rest in slices. RULES.md#data-protection */
@Injectable()
export class EraseUser implements ErasureWork {
  constructor(
    private readonly store: Store,
    private readonly requests: ErasureRequests,
    private readonly userData: UserDataRepository,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Under the locks of the workspaces: what comes later finds the request and changes nothing. */
  async execute(tx: Transaction, userId: string, workspaceIds: readonly string[]): Promise<void> {
    await this.requests.insert(tx, userId, workspaceIds, tx.now);
    await this.userData.beginErasure(tx, userId);
  }

  eraseSlice({ userId }: ErasureRequest): Promise<boolean> {
    return this.store.transaction((tx) => this.userData.eraseSlice(tx, userId));
  }

  async finish(request: ErasureRequest): Promise<void> {
    const { userId, answered } = request;
    await this.store.transaction(async (tx) => {
      await this.requests.markFinished(tx, request, tx.now);
      if (answered) return;
      await tx.publish('erasure.completed', { userId, service: 'notifier', completedAt: tx.now }, { key: userId, tenantId: userId });
    });
  }

  failed({ userId }: ErasureRequest, error: unknown): void {
    this.logger.warn({ err: error, user_id: userId }, 'erasure waits for another try');
  }
}
