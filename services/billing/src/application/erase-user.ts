import { Inject, Injectable } from '@nestjs/common';
import { type Transaction } from '@nowahala/platform';
import { instant } from '../domain/calendar.js';
import { cancelSubscription } from '../domain/payment.js';
import { InvoiceDocuments, SUBSCRIPTIONS, type SubscriptionStream } from './ports.js';

/** Forgets a customer. Her papers stay, closed, because the law wants them; everything else goes, events included. */
@Injectable()
export class EraseUser {
  constructor(
    private readonly papers: InvoiceDocuments,
    @Inject(SUBSCRIPTIONS) private readonly subscriptions: SubscriptionStream,
  ) {}

  async execute(tx: Transaction, workspaceIds: string[]): Promise<void> {
    for (const workspaceId of workspaceIds) {
      const at = instant(tx.now);
      const { version } = await tx.load(this.subscriptions, workspaceId);
      if (version > 0)
        await tx.change(this.subscriptions, workspaceId, workspaceId, (subscription) =>
          cancelSubscription('account-closed', at, subscription),
        );
      await this.papers.close(tx, workspaceId, at);
      await this.papers.deleteAllElse(tx, workspaceId);
      await tx.query('SELECT forget_tenant($1)', [workspaceId]);
    }
  }
}
