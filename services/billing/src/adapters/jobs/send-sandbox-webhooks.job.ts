import { SECOND_MS } from '@nowahala/kernel';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs, LOGGER, type JobRunner, type Logger } from '@nowahala/platform';
import { PAYMENT_PROVIDER, type PaymentProvider } from '../../application/ports.js';
import {
  SANDBOX_CALL_DUE,
  SANDBOX_CALL_TIMES,
  SandboxTransactionRepository,
  type SandboxTransaction,
} from '../../database/sandbox-transaction.repository.js';
import { SandboxProvider } from '../payments/sandbox/sandbox-provider.js';

export const SANDBOX_WEBHOOK_URL = Symbol('where the sandbox sends its webhooks');

const BATCH = 10;
const SEND_AFTER_MS = 400;
const TIMEOUT_MS = 5_000;

/** Sends the sandbox's webhooks over real HTTP, again and again until they are answered with 200. */
@Injectable()
export class SendSandboxWebhooksJob implements OnModuleInit {
  private runner!: JobRunner;

  constructor(
    private readonly jobs: Jobs,
    private readonly ledger: SandboxTransactionRepository,
    @Inject(PAYMENT_PROVIDER) private readonly provider: PaymentProvider,
    @Inject(SANDBOX_WEBHOOK_URL) private readonly url: string,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onModuleInit(): void {
    this.runner = this.jobs.add({
      name: 'send-sandbox-webhooks',
      everyMs: 2 * SECOND_MS,
      due: SANDBOX_CALL_DUE,
      dueTimes: SANDBOX_CALL_TIMES,
      run: () => this.run(),
    });
  }

  /** As with a real provider, the webhook comes a moment after the payer was sent back. */
  async schedule(reference: string): Promise<void> {
    await this.ledger.scheduleCall(reference, SEND_AFTER_MS);
    setTimeout(() => this.runner.trigger(), SEND_AFTER_MS + 1).unref();
  }

  async run(): Promise<void> {
    if (!(this.provider instanceof SandboxProvider)) return;
    for (const due of await this.ledger.claimCalls(BATCH)) await this.send(this.provider, due);
  }

  private async send(provider: SandboxProvider, due: SandboxTransaction): Promise<void> {
    const { body, headers } = provider.webhookFor(due);
    const ref = due.reference;
    try {
      const response = await fetch(this.url, { method: 'POST', body: Buffer.from(body), headers, signal: AbortSignal.timeout(TIMEOUT_MS) });
      await response.body?.cancel();
      if (response.status === 200) return await this.ledger.markCallAnswered(ref);
      this.logger.warn({ status: response.status, ref }, 'sandbox webhook not accepted');
    } catch (error) {
      this.logger.warn({ err: error, ref }, 'sandbox webhook not delivered');
    }
  }
}
