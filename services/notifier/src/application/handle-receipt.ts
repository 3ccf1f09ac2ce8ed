import { LOGGER, Metrics, Store } from '@nowahala/platform';
import type { Logger } from '@nowahala/platform';
import { Inject, Injectable } from '@nestjs/common';
import { meaningOf } from '../domain/whatsapp-errors.js';
import { deliveryLog } from '../messages/catalogue.js';
import { countedAs } from '../domain/delivery.js';
import { applyReceipt } from '../database/delivery.repository.js';
import { keepReceipt, receiptLock } from '../database/receipt.repository.js';
import type { ReceiptStatus } from '../database/receipt.repository.js';
import { setStopped } from '../database/recipient.repository.js';
import { publishFailed } from './publish-delivery-result.js';
import { AlertOperator } from './alert-operator.js';

export interface Receipt {
  providerId: string;
  status: ReceiptStatus;
  errorCode: number;
  to: string;
}

/** What WhatsApp says became of a message: delivered, read, or not. */
@Injectable()
export class HandleReceipt {
  constructor(
    @Inject(Store) private readonly store: Store,
    @Inject(AlertOperator) private readonly operator: AlertOperator,
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
      if (delivery) await publishFailed(tx, delivery, error);
      return delivery;
    });
    if (!failed) return;
    this.metrics.notify.inc({ channel: 'whatsapp', result: 'never again', kind: countedAs(failed.kind) });
    this.logger.warn({ error_code: errorCode, kind: failed.kind }, 'WhatsApp could not deliver a message');
  }
}
