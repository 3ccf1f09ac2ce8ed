import { Store } from '@nowahala/platform';
import { Injectable } from '@nestjs/common';
import { DeliveryRepository } from '../database/delivery.repository.js';
import { EnqueueNotification } from './enqueue-notification.js';

const BATCH = 100;

/** Queues an e-mail for what WhatsApp did not confirm in time, or refused. */
@Injectable()
export class SendEmailFallbacks {
  constructor(
    private readonly store: Store,
    private readonly deliveries: DeliveryRepository,
    private readonly enqueue: EnqueueNotification,
  ) {}

  async execute(): Promise<void> {
    await this.store.transaction(async (tx) => {
      for (const delivery of await this.deliveries.claimDueFallbacks(tx, tx.now, BATCH)) await this.enqueue.emailFallback(tx, delivery);
    });
  }
}
