import { Injectable } from '@nestjs/common';
import { ErasureRequests, type Transaction } from '@nowahala/platform';
import { InvoiceDocumentRepository } from '../database/invoice-document.repository.js';
import { WorkspaceDataRepository } from '../database/workspace-data.repository.js';
import { instant } from '../domain/calendar.js';
import { subscription } from '../domain/subscription.js';

/** Erases a customer. Invoice documents stay, closed, as the law demands; everything else goes (RULES.md#data-protection). */
@Injectable()
export class EraseUser {
  constructor(
    private readonly documents: InvoiceDocumentRepository,
    private readonly data: WorkspaceDataRepository,
    private readonly requests: ErasureRequests,
  ) {}

  /** What is kept of it, bare ids, lets no payment open that was asked for before. */
  async execute(tx: Transaction, userId: string, workspaceIds: string[]): Promise<void> {
    await this.requests.insert(tx, userId, workspaceIds, tx.now);
    await this.requests.markFinished(tx, { userId, workspaceIds, answered: true }, tx.now);
    for (const workspaceId of workspaceIds) {
      const command = { type: 'CancelSubscription', data: { reason: 'account-closed' } } as const;
      const { version } = await tx.load(subscription, workspaceId);
      if (version > 0) await tx.handle(subscription, { id: workspaceId, tenantId: workspaceId }, command, { now: instant(tx.now) });
      await this.documents.close(tx, workspaceId);
      await this.data.deleteAll(tx, workspaceId);
    }
  }
}
