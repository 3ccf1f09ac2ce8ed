import { LOGGER, Metrics, Store } from '@nowahala/platform';
import type { Logger } from '@nowahala/platform';
import { Inject, Injectable } from '@nestjs/common';
import { meaningOf } from '../domain/whatsapp-faults.js';
import { deliveryLog } from '../messages/catalogue.js';
import { countedAs } from '../records/delivery.js';
import { applyReceipt } from '../records/deliveries.js';
import { keepReceipt, receiptLock } from '../records/receipts.js';
import type { ReceiptStatus } from '../records/receipts.js';
import { setStopped } from '../records/recipients.js';
import { tellFailed } from './tell-of-delivery.js';
import { TellOperator } from './tell-operator.js';

export interface Receipt {
  providerId: string;
  status: ReceiptStatus;
  errorCode: number;
  to: string;
}

/** What WhatsApp says became of a message: delivered, read, or not. */
@Injectable()
export class TakeReceipt {
  constructor(
    @Inject(Store) private readonly store: Store,
    @Inject(TellOperator) private readonly operator: TellOperator,
    @Inject(Metrics) private readonly metrics: Metrics,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async take({ providerId, status, errorCode, to }: Receipt): Promise<void> {
    const error = status === 'failed' ? deliveryLog.faults.whatsAppUndelivered(errorCode) : '';
    const failed = await this.store.transaction(async (tx) => {
      await tx.lock(receiptLock(providerId));
      const delivery = await applyReceipt(tx, providerId, status, error, tx.now);
      if (!delivery) await keepReceipt(tx, providerId, status, error, tx.now);
      if (status !== 'failed') return null;
      // True of the number and of our settings, whether or not our own note of the message is written yet.
      if (meaningOf(errorCode) === 'stopped') await setStopped(tx, to, tx.now);
      if (meaningOf(errorCode) === 'template') await this.operator.templateMissing(tx, deliveryLog.templateMissing(delivery?.kind));
      if (delivery) await tellFailed(tx, delivery, error);
      return delivery;
    });
    if (!failed) return;
    this.metrics.notify.inc({ channel: 'whatsapp', result: 'never again', kind: countedAs(failed.kind) });
    this.logger.warn({ error_code: errorCode, kind: failed.kind }, 'WhatsApp could not deliver a message');
  }
}
