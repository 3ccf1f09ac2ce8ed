import { Inject, Injectable } from '@nestjs/common';
import { LOGGER, type Logger } from '@nowahala/platform';
import { PROVIDER } from '../../../application/ports.js';
import type { PaymentProvider } from '../../../application/payment-provider.js';
import { SandboxTransactionRepository } from '../../../database/sandbox-transaction.repository.js';
import { SandboxProvider } from './sandbox-provider.js';
import type { SandboxTransaction } from './sandbox-ledger.js';

export const SANDBOX_WEBHOOK_URL = Symbol('where the sandbox calls us');

const BATCH = 10;
const CALL_AFTER_MS = 400;
const TIMEOUT_MS = 5_000;

/** Makes the calls that the sandbox owes us, over real HTTP, again and again until they are answered with 200. */
@Injectable()
export class SandboxWebhookSender {
  private due: (inMs: number) => void = () => undefined;

  constructor(
    private readonly ledger: SandboxTransactionRepository,
    @Inject(PROVIDER) private readonly provider: PaymentProvider,
    @Inject(SANDBOX_WEBHOOK_URL) private readonly url: string,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onDue(listener: (inMs: number) => void): void {
    this.due = listener;
  }

  /** As with a real provider, the call comes a moment after the payer was sent back. */
  async schedule(reference: string): Promise<void> {
    await this.ledger.scheduleCall(reference, CALL_AFTER_MS);
    this.due(CALL_AFTER_MS + 1);
  }

  async sendDue(): Promise<void> {
    if (!(this.provider instanceof SandboxProvider)) return;
    for (const owed of await this.ledger.claimCalls(BATCH)) await this.send(this.provider, owed);
  }

  private async send(provider: SandboxProvider, owed: SandboxTransaction): Promise<void> {
    const { body, headers } = provider.webhookFor(owed);
    try {
      const response = await fetch(this.url, { method: 'POST', body: Buffer.from(body), headers, signal: AbortSignal.timeout(TIMEOUT_MS) });
      await response.body?.cancel();
      if (response.status === 200) return await this.ledger.markCallAnswered(owed.reference);
      this.logger.warn({ status: response.status, ref: owed.reference }, 'the sandbox was not answered with 200; it calls again');
    } catch (error) {
      this.logger.warn({ err: error, ref: owed.reference }, 'the sandbox could not reach our webhook; it calls again');
    }
  }
}
