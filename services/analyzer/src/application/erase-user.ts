import { ErasureRequests, LOGGER, Store } from '@nowahala/platform';
import type { ErasureRequest, ErasureWork, Logger, Transaction } from '@nowahala/platform';
import { Inject, Injectable } from '@nestjs/common';
import { ErasureRepository } from '../database/erasure.repository.js';

/** Erases a user's data: what could bring it back at once, the rest in slices. RULES.md#data-protection */
@Injectable()
export class EraseUser implements ErasureWork {
  constructor(
    private readonly store: Store,
    private readonly requests: ErasureRequests,
    private readonly erasures: ErasureRepository,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Under the locks of the workspaces. */
  async execute(tx: Transaction, userId: string, workspaceIds: readonly string[]): Promise<void> {
    await this.erasures.begin(tx, userId, [...workspaceIds, userId], tx.now);
    await this.requests.insert(tx, userId, workspaceIds, tx.now);
  }

  eraseSlice(request: ErasureRequest): Promise<boolean> {
    return this.store.transaction((tx) => this.erasures.eraseSlice(tx, request));
  }

  async finish(request: ErasureRequest): Promise<void> {
    const { userId } = request;
    await this.store.transaction(async (tx) => {
      await this.erasures.finish(tx, request);
      await this.requests.markFinished(tx, request, tx.now);
      if (request.answered) return;
      await tx.publish('erasure.completed', { userId, service: 'analyzer', completedAt: tx.now }, { key: userId, tenantId: userId });
    });
  }

  failed({ userId }: ErasureRequest, error: unknown): void {
    this.logger.warn({ err: error, user_id: userId }, 'erasure waits for another try');
  }
}
