import { SECOND_MS } from '@nowahala/kernel';
import { LOGGER, Store } from '@nowahala/platform';
import type { Logger } from '@nowahala/platform';
import { Inject, Injectable } from '@nestjs/common';
import { DeliveryRepository } from '../database/delivery.repository.js';
import type { Delivery } from '../domain/delivery.js';
import { EnqueueNotification } from './enqueue-notification.js';

const POSTPONED_MS = 3 * SECOND_MS;
/** What opens or ends is notified after it: a large outage has thousands. */
const AT_ONCE = 100;

/** Queues an e-mail for what WhatsApp did not confirm in time, or refused. */
@Injectable()
export class SendEmailFallbacks {
  constructor(
    private readonly store: Store,
    private readonly deliveries: DeliveryRepository,
    private readonly enqueue: EnqueueNotification,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async execute(): Promise<void> {
    for (let tried = 0; tried < AT_ONCE && (await this.enqueueNext()); tried += 1);
  }

  /** False: none is due. One that cannot be queued now must not hold up the others. */
  private async enqueueNext(): Promise<boolean> {
    const claimed: { delivery?: Delivery } = {};
    try {
      await this.store.transaction(async (tx) => {
        claimed.delivery = await this.deliveries.claimDueFallback(tx, tx.now);
        if (claimed.delivery) await this.enqueue.emailFallback(tx, claimed.delivery);
      });
    } catch (error) {
      if (!claimed.delivery) throw error;
      const { id } = claimed.delivery;
      this.logger.warn({ err: error, delivery_id: id }, 'e-mail fallback postponed');
      await this.store.transaction((tx) => this.deliveries.postponeFallback(tx, id, new Date(tx.now.getTime() + POSTPONED_MS)));
    }
    return claimed.delivery !== undefined;
  }
}
