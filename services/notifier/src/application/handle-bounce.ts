import { LOGGER, Metrics, Store } from '@nowahala/platform';
import type { Logger } from '@nowahala/platform';
import { Inject, Injectable } from '@nestjs/common';
import { deliveryLog } from '../messages/catalogue.js';
import { countedAs } from '../domain/delivery.js';
import { applyReceipt } from '../database/delivery.repository.js';
import { suppress } from '../database/recipient.repository.js';
import { publishFailed } from './publish-delivery-result.js';

/** A mail that was taken and came back later, or was called unwanted: nothing more goes to that address. */
@Injectable()
export class HandleBounce {
  constructor(
    @Inject(Store) private readonly store: Store,
    @Inject(Metrics) private readonly metrics: Metrics,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Answers false when no mail of ours waits for such news. */
  async take(messageId: string, event: 'bounce' | 'complaint'): Promise<boolean> {
    const because = deliveryLog.cameBack[event];
    const taken = await this.store.transaction(async (tx) => {
      const delivery = await applyReceipt(tx, messageId, 'failed', because, tx.now);
      if (delivery?.channel !== 'email' || delivery.address === null) return null;
      await suppress(tx, delivery.address, because, tx.now);
      await publishFailed(tx, delivery, because);
      return delivery;
    });
    if (!taken) return false;
    this.metrics.notify.inc({ channel: 'email', result: 'never again', kind: countedAs(taken.kind) });
    this.logger.warn({ kind: taken.kind, event }, 'a mail came back');
    return true;
  }
}
