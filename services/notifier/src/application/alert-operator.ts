import { Metrics, newId } from '@nowahala/platform';
import type { Transaction } from '@nowahala/platform';
import { Inject, Injectable } from '@nestjs/common';
import { insertDelivery } from '../database/delivery.repository.js';

export interface OperatorAlert {
  /** What it is about: told once, however often it is raised. */
  episode: string;
  /** For the metric: who raises it, and what kind of thing it is. */
  service: string;
  reason: string;
  headline: string;
  text: string;
}

/** What needs a hand of ours goes to the mailbox of the people who run the service. */
@Injectable()
export class AlertOperator {
  private readonly alerts;

  constructor(@Inject(Metrics) metrics: Metrics) {
    this.alerts = metrics.counter('operator_alerts_total', 'Mails to the operators, once for each episode', ['service', 'reason']);
  }

  /** Answers false when it was told before. */
  async tell(tx: Transaction, { episode, service, reason, headline, text }: OperatorAlert): Promise<boolean> {
    const isNew = await insertDelivery(tx, {
      id: newId(),
      about: `operator-${episode}`,
      transition: 'raised',
      channel: 'email',
      recipient: 'operator',
      kind: 'operator',
      facts: { headline, text },
      state: 'queued',
      at: tx.now,
    });
    if (isNew) tx.afterCommit(() => this.alerts.inc({ service, reason }));
    return isNew;
  }

  /** WhatsApp wants an approved template that is not set: once a day. */
  async templateMissing(tx: Transaction, words: { headline: string; text: string }): Promise<void> {
    const episode = `template-missing-${tx.now.toISOString().slice(0, 10)}`;
    await this.tell(tx, { episode, service: 'notifier', reason: 'template missing', ...words });
  }
}
