import { Injectable } from '@nestjs/common';
import { Store } from '@nowahala/platform';
import { instant } from '../domain/calendar.js';
import { refusals } from '../domain/refusals.js';
import { OperatorAudit, ParkedPayments } from './ports.js';

/** An operator's command: what lay parked for a payment has been dealt with, and how. */
@Injectable()
export class SettleParkedPayment {
  constructor(
    private readonly store: Store,
    private readonly parked: ParkedPayments,
    private readonly audit: OperatorAudit,
  ) {}

  async execute(reference: string, note: string, operator: string): Promise<number> {
    return this.store.transaction(async (tx) => {
      const settled = await this.parked.resolve(tx, reference, note);
      if (settled === 0) throw refusals.unknownPayment();
      await this.audit.append(tx, { at: instant(tx.now), operator, action: 'settle parked payment', detail: { reference, note } });
      return settled;
    });
  }
}
