import { LOGGER, Store } from '@nowahala/platform';
import type { Logger } from '@nowahala/platform';
import { Inject, Injectable } from '@nestjs/common';
import { DeliveryRepository } from '../database/delivery.repository.js';
import { RecipientRepository } from '../database/recipient.repository.js';
import { deliveryLog } from '../messages/catalogue.js';
import { RecordSendResult } from './record-send-result.js';

/** A mail that was accepted and came back later, or was reported as unwanted: nothing more goes to that address. */
@Injectable()
export class HandleBounce {
  constructor(
    private readonly store: Store,
    private readonly deliveries: DeliveryRepository,
    private readonly recipients: RecipientRepository,
    private readonly results: RecordSendResult,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Answers false when no mail of this service has this id, or it is known to have failed. */
  async execute(messageId: string, event: 'bounce' | 'complaint'): Promise<boolean> {
    const because = deliveryLog.cameBack[event];
    const failed = await this.store.transaction(async (tx) => {
      const delivery = await this.deliveries.applyReceipt(tx, messageId, 'failed', because, tx.now);
      if (delivery?.channel !== 'email' || delivery.address === null) return null;
      await this.recipients.suppress(tx, delivery.address, because.text);
      await this.results.undelivered(tx, delivery, because.text);
      return delivery;
    });
    if (!failed) return false;
    this.results.count(failed, 'never again');
    this.logger.warn({ kind: failed.kind, event }, 'mail came back');
    return true;
  }
}
