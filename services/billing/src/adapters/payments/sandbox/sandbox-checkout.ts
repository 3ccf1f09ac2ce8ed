import { Inject, Injectable } from '@nestjs/common';
import { refusal } from '@nowahala/platform';
import { PAYMENT_PROVIDER, type PaymentProvider } from '../../../application/ports.js';
import { refusals } from '../../../domain/refusals.js';
import { SandboxTransactionRepository, type SandboxTransaction } from '../../../database/sandbox-transaction.repository.js';
import { SendSandboxWebhooksJob } from '../../jobs/send-sandbox-webhooks.job.js';
import { SandboxProvider } from './sandbox-provider.js';

const OUTCOMES = { pay: 'success', decline: 'failed', abandon: 'abandoned' } as const;

/** What the buttons of the sandbox page do. */
@Injectable()
export class SandboxCheckout {
  constructor(
    private readonly ledger: SandboxTransactionRepository,
    private readonly webhooks: SendSandboxWebhooksJob,
    @Inject(PAYMENT_PROVIDER) private readonly provider: PaymentProvider,
  ) {}

  async find(reference: string): Promise<SandboxTransaction | undefined> {
    return this.provider instanceof SandboxProvider ? this.ledger.find(reference) : undefined;
  }

  /** Returns where the payer's browser goes next. */
  async complete(reference: string, outcome: string): Promise<string> {
    const found = await this.find(reference);
    if (found === undefined) throw refusals.unknownPayment();
    if (!isOutcome(outcome)) throw refusal('OUTCOME_UNKNOWN', 'invalid', 'The outcome is one of pay, decline and abandon.');
    const settled = await this.ledger.settle(reference, OUTCOMES[outcome]);
    if (settled && outcome !== 'abandon') await this.webhooks.schedule(reference);
    return found.returnUrl;
  }
}

function isOutcome(outcome: string): outcome is keyof typeof OUTCOMES {
  return Object.hasOwn(OUTCOMES, outcome);
}
