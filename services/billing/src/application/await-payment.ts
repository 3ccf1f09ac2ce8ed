import { Inject, Injectable } from '@nestjs/common';
import { Clock, Store } from '@nowahala/platform';
import { asDate, HOUR_MS } from '../domain/calendar.js';
import { refuse, say } from '../domain/sentences.js';
import { AskProvider } from './ask-provider.js';
import { ProviderUnreachable } from './payment-provider.js';
import { Attempts, SUBSCRIPTIONS, type Attempt, type SubscriptionStream } from './ports.js';

export interface PaymentNews {
  outcome: 'waiting' | 'paid' | 'failed' | 'unknown';
  message: string;
}

/** The provider is asked at most this often about one payment, however many pages wait for it. */
const ASK_EVERY_SECONDS = 3;
const LOOK_WHILE_WAITING_SECONDS = 10;

/** For the page the payer comes back to: it waits for the truth, and the redirect proves nothing. */
@Injectable()
export class AwaitPayment {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly attempts: Attempts,
    private readonly asking: AskProvider,
    @Inject(SUBSCRIPTIONS) private readonly subscriptions: SubscriptionStream,
  ) {}

  async news(userId: string, reference: string): Promise<PaymentNews> {
    const attempt = await this.attempts.byReference(this.store.database, reference);
    if (attempt === undefined || attempt.userId !== userId) throw refuse.unknownPayment();
    if (attempt.status === 'paid') return { outcome: 'paid', message: say.paid };
    if (attempt.status === 'closed') return { outcome: 'failed', message: say.closed };
    if (await this.attempts.mayAsk(this.store.database, attempt.invoiceId, ASK_EVERY_SECONDS)) return this.ask(attempt);
    return this.asKnown(attempt);
  }

  /** A page that merely shows "waiting" may be open for the first hour: the truth is fetched beside it. */
  async lookBeside(reference: string): Promise<void> {
    const attempt = await this.attempts.byReference(this.store.database, reference);
    if (attempt?.status !== 'open' || attempt.paymentUrl === undefined) return;
    if (this.clock.nowMs() - asDate(attempt.requestedAt).getTime() > HOUR_MS) return;
    if (await this.attempts.mayAsk(this.store.database, attempt.invoiceId, LOOK_WHILE_WAITING_SECONDS)) await this.ask(attempt);
  }

  private async asKnown({ workspaceId, invoiceId }: Attempt): Promise<PaymentNews> {
    const { open } = (await this.store.load(this.subscriptions, workspaceId)).state;
    return open?.invoiceId === invoiceId && open.failed ? failed : waiting;
  }

  private async ask(attempt: Attempt): Promise<PaymentNews> {
    try {
      switch (await this.asking.about(attempt)) {
        case 'paid':
          return { outcome: 'paid', message: say.paid };
        case 'declined':
          return failed;
        case 'parked':
          return { outcome: 'unknown', message: say.toBeLookedAt };
        case 'waiting':
        case 'bank-busy':
          return waiting;
      }
    } catch (error) {
      if (error instanceof ProviderUnreachable) return waiting;
      throw error;
    }
  }
}

const failed: PaymentNews = { outcome: 'failed', message: say.failed };
const waiting: PaymentNews = { outcome: 'waiting', message: say.waiting };
