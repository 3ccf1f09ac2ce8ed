import { LOGGER, Store } from '@nowahala/platform';
import type { Logger } from '@nowahala/platform';
import { Inject, Injectable } from '@nestjs/common';
import { DeliveryRepository } from '../database/delivery.repository.js';
import type { ReceiptStatus } from '../database/delivery.repository.js';
import { receiptLock, ReceiptRepository } from '../database/receipt.repository.js';
import { RecipientRepository } from '../database/recipient.repository.js';
import { reasonOfCode } from '../domain/whatsapp-errors.js';
import { deliveryLog } from '../messages/catalogue.js';
import { AlertOperator } from './alert-operator.js';
import { RecordSendResult } from './record-send-result.js';

export interface Receipt {
  providerId: string;
  status: ReceiptStatus;
  errorCode: number;
  to: string;
}

/** What became of a WhatsApp message: delivered, read, or not. */
@Injectable()
export class HandleReceipt {
  constructor(
    private readonly store: Store,
    private readonly deliveries: DeliveryRepository,
    private readonly receipts: ReceiptRepository,
    private readonly recipients: RecipientRepository,
    private readonly operator: AlertOperator,
    private readonly results: RecordSendResult,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async execute({ providerId, status, errorCode, to }: Receipt): Promise<void> {
    const error = status === 'failed' ? deliveryLog.faults.whatsAppUndelivered(errorCode) : { text: '' };
    const failed = await this.store.transaction(async (tx) => {
      await tx.lock(receiptLock(providerId));
      const delivery = await this.deliveries.applyReceipt(tx, providerId, status, error, tx.now);
      if (!delivery) await this.receipts.keep(tx, providerId, status, error.text);
      if (status !== 'failed') return null;
      // True of the number and of the settings, whether or not the send is recorded yet.
      const reason = reasonOfCode(errorCode);
      if (reason === 'stopped') await this.recipients.setStopped(tx, to, tx.now);
      if (reason === 'template') await this.operator.templateMissing(tx, delivery?.kind);
      if (delivery) await this.results.undelivered(tx, delivery, error.text);
      return delivery;
    });
    if (!failed) return;
    this.results.count(failed, 'never again');
    this.logger.warn({ error_code: errorCode, kind: failed.kind }, 'WhatsApp message undelivered');
  }
}
