import { LOGGER, Metrics, Store } from '@nowahala/platform';
import type { Logger } from '@nowahala/platform';
import { Inject, Injectable } from '@nestjs/common';
import { applyReceipt } from '../records/deliveries.js';
import { keepReceipt, receiptLock } from '../records/receipts.js';
import type { ReceiptStatus } from '../records/receipts.js';
import { setStopped } from '../records/recipients.js';
import { tellOperator } from './send-deliveries.js';

export interface Receipt {
  providerId: string;
  status: ReceiptStatus;
  errorCode: number;
  to: string;
}

const OUTSIDE_WINDOW = 63_016;
const STOPPED = 21_610;

/** What WhatsApp says became of a message: delivered, read, or not. */
@Injectable()
export class TakeReceipt {
  constructor(
    @Inject(Store) private readonly store: Store,
    @Inject(Metrics) private readonly metrics: Metrics,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async take({ providerId, status, errorCode, to }: Receipt): Promise<void> {
    const error = status === 'failed' ? `WhatsApp could not deliver it${errorCode ? ` (${errorCode})` : ''}.` : '';
    await this.store.transaction(async (tx) => {
      await tx.lock(receiptLock(providerId));
      const delivery = await applyReceipt(tx, providerId, status, error, tx.now);
      if (!delivery) return keepReceipt(tx, providerId, status, error, tx.now);
      if (status !== 'failed') return;
      this.metrics.notify.inc({ channel: 'whatsapp', result: 'never again' });
      this.logger.warn({ error_code: errorCode, kind: delivery.kind }, 'WhatsApp could not deliver a message');
      if (errorCode === OUTSIDE_WINDOW)
        await tellOperator(
          tx,
          'WhatsApp refused a message without a template (63016)',
          `No approved template is set for "${delivery.kind}". The e-mail goes instead. Set TWILIO_CONTENT_SIDS.`,
        );
      if (errorCode === STOPPED) await setStopped(tx, to, tx.now);
      await tx.publish(
        'notification.failed',
        {
          deliveryId: delivery.id,
          userId: delivery.userId ?? '',
          workspaceId: delivery.workspaceId ?? '',
          serverId: delivery.serverId ?? '',
          incidentId: '',
          channel: 'whatsapp',
          kind: delivery.kind,
          reason: error,
          at: tx.now,
        },
        { key: delivery.recipient, tenantId: delivery.workspaceId ?? delivery.userId! },
      );
    });
  }
}
