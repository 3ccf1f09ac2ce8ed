import { Inject, Injectable } from '@nestjs/common';
import { LOGGER, type Logger } from '@nowahala/platform';
import { PROVIDER } from '../../../application/ports.js';
import type { PaymentProvider } from '../../../application/payment-provider.js';
import { SqlSandboxLedger } from '../../database/sql-sandbox-ledger.js';
import { SandboxProvider } from './sandbox-provider.js';
import type { SandboxTransaction } from './sandbox-ledger.js';

export const SANDBOX_WEBHOOK_URL = Symbol('where the sandbox calls us');

const BATCH = 10;
const CALL_AFTER_MS = 400;
const TIMEOUT_MS = 5_000;

/** Makes the calls that the sandbox owes us, over real HTTP, again and again until they are answered with 200. */
@Injectable()
export class SandboxCaller {
  private onOwed: (inMs: number) => void = () => undefined;

  constructor(
    private readonly ledger: SqlSandboxLedger,
    @Inject(PROVIDER) private readonly provider: PaymentProvider,
    @Inject(SANDBOX_WEBHOOK_URL) private readonly url: string,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  whenOwed(listener: (inMs: number) => void): void {
    this.onOwed = listener;
  }

  /** As with a real provider, the call comes a moment after the payer was sent back. */
  async owe(reference: string): Promise<void> {
    await this.ledger.oweCall(reference, CALL_AFTER_MS);
    this.onOwed(CALL_AFTER_MS + 1);
  }

  async run(): Promise<void> {
    if (!(this.provider instanceof SandboxProvider)) return;
    for (const owed of await this.ledger.takeCalls(BATCH)) await this.call(this.provider, owed);
  }

  private async call(provider: SandboxProvider, owed: SandboxTransaction): Promise<void> {
    const { body, headers } = provider.webhookFor(owed);
    try {
      const response = await fetch(this.url, { method: 'POST', body: Buffer.from(body), headers, signal: AbortSignal.timeout(TIMEOUT_MS) });
      await response.body?.cancel();
      if (response.status === 200) return await this.ledger.callAnswered(owed.reference);
      this.logger.warn({ status: response.status, ref: owed.reference }, 'the sandbox was not answered with 200; it calls again');
    } catch (error) {
      this.logger.warn({ err: error, ref: owed.reference }, 'the sandbox could not reach our webhook; it calls again');
    }
  }
}
