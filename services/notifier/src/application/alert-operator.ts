import { newId } from '@nowahala/platform';
import type { Transaction } from '@nowahala/platform';
import { Injectable } from '@nestjs/common';
import { DeliveryRepository } from '../database/delivery.repository.js';
import { deliveryLog } from '../messages/catalogue.js';
import { NotifierMetrics } from '../notifier.metrics.js';

export interface OperatorAlert {
  /** What it is about: sent once, however often it is raised. */
  episode: string;
  /** For the metric: who raises it, and what kind of thing it is. */
  service: string;
  reason: string;
  headline: string;
  text: string;
}

/** A mail to the people who run the product. */
@Injectable()
export class AlertOperator {
  constructor(
    private readonly deliveries: DeliveryRepository,
    private readonly metrics: NotifierMetrics,
  ) {}

  async execute(tx: Transaction, { episode, service, reason, headline, text }: OperatorAlert): Promise<void> {
    const fresh = await this.deliveries.insert(tx, {
      id: newId(),
      groupKey: `operator-${episode}`,
      transition: 'raised',
      channel: 'email',
      recipient: 'operator',
      kind: 'operator',
      facts: { headline, text },
    });
    if (fresh.size > 0) tx.afterCommit(() => this.metrics.operatorAlerts.inc({ service, reason }));
  }

  /** WhatsApp wants an approved template that is not set: once a day. */
  async templateMissing(tx: Transaction, kind: string | undefined): Promise<void> {
    const episode = `template-missing-${tx.now.toISOString().slice(0, 10)}`;
    await this.execute(tx, { episode, service: 'notifier', reason: 'template missing', ...deliveryLog.templateMissing(kind) });
  }
}
