import { Injectable } from '@nestjs/common';
import { Store } from '@nowahala/platform';
import { OperatorAuditRepository } from '../database/operator-audit.repository.js';
import { ParkedPaymentRepository } from '../database/parked-payment.repository.js';
import { refusals } from '../domain/refusals.js';

/** An operator's command: what was parked for a payment has been dealt with, and how. Returns how many were parked. */
@Injectable()
export class SettleParkedPayment {
  constructor(
    private readonly store: Store,
    private readonly parked: ParkedPaymentRepository,
    private readonly audit: OperatorAuditRepository,
  ) {}

  async execute(reference: string, note: string, operator: string): Promise<number> {
    return this.store.transaction(async (tx) => {
      const settled = await this.parked.settle(tx, reference, note);
      if (settled === 0) throw refusals.unknownPayment();
      await this.audit.append(tx, operator, 'settle parked payment', { reference, note });
      return settled;
    });
  }
}
