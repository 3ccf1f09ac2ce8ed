import { Inject, Injectable } from '@nestjs/common';
import { refusal } from '@nowahala/platform';
import { PROVIDER } from '../../../application/ports.js';
import type { PaymentProvider } from '../../../application/payment-provider.js';
import { refusals } from '../../../domain/refusals.js';
import { SandboxTransactionRepository } from '../../../database/sandbox-transaction.repository.js';
import { SandboxWebhookSender } from './sandbox-webhook-sender.js';
import type { SandboxTransaction } from './sandbox-ledger.js';
import { SandboxProvider } from './sandbox-provider.js';

const OUTCOMES = { pay: 'success', decline: 'failed', abandon: 'abandoned' } as const;

/** What the buttons of the sandbox page do. */
@Injectable()
export class SandboxCheckout {
  constructor(
    private readonly ledger: SandboxTransactionRepository,
    private readonly caller: SandboxWebhookSender,
    @Inject(PROVIDER) private readonly provider: PaymentProvider,
  ) {}

  async find(reference: string): Promise<SandboxTransaction | undefined> {
    return this.provider instanceof SandboxProvider ? this.ledger.find(reference) : undefined;
  }

  /** Answers where the payer's browser goes next. */
  async complete(reference: string, outcome: string): Promise<string> {
    const found = await this.find(reference);
    if (found === undefined) throw refusals.unknownPayment();
    if (!isOutcome(outcome)) throw refusal('OUTCOME_UNKNOWN', 'invalid', 'The outcome is one of pay, decline and abandon.');
    const settled = await this.ledger.settle(reference, OUTCOMES[outcome]);
    if (settled && outcome !== 'abandon') await this.caller.schedule(reference);
    return found.returnUrl;
  }
}

function isOutcome(outcome: string): outcome is keyof typeof OUTCOMES {
  return Object.hasOwn(OUTCOMES, outcome);
}
