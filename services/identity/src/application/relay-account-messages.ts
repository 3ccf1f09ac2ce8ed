import { Inject, Injectable } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { alerts } from '@nowahala/contracts';
import { Clock, Database, Jobs, LOGGER, Refusal, RpcClients, systemCaller } from '@nowahala/platform';
import type { Logger } from '@nowahala/platform';
import { AccountMessageRepository } from './ports/index.js';
import type { WaitingMessage } from './ports/index.js';

const EVERY_MS = 500;
const AT_ONCE = 20;
/** Should we die while handing over, the message comes due again after this. */
const CLAIM_MS = 15_000;
const BACKOFF_MS = [500, 1_000, 2_000, 5_000, 15_000, 30_000, 60_000];

/** Carries waiting letters and codes to the notifier by gRPC until it takes them. The same key is sent once, however often we ask. */
@Injectable()
export class RelayAccountMessages implements OnModuleInit {
  private readonly notifier;

  constructor(
    private readonly jobs: Jobs,
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly outgoing: AccountMessageRepository,
    clients: RpcClients,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    this.notifier = clients.client(alerts.NotifierServiceService, 'notifier');
  }

  onModuleInit(): void {
    this.jobs.add({ name: 'hand-over-messages', everyMs: EVERY_MS, run: () => this.run() });
  }

  private async run(): Promise<void> {
    for (;;) {
      const now = this.clock.now();
      const claimed = await this.outgoing.claim(this.database, now, new Date(now.getTime() + CLAIM_MS), AT_ONCE);
      await Promise.all(claimed.map((waiting) => this.handOver(waiting, now)));
      if (claimed.length < AT_ONCE) return;
    }
  }

  private async handOver(waiting: WaitingMessage, now: Date): Promise<void> {
    const { id, message, attempts, giveUpAt } = waiting;
    if (now >= giveUpAt) {
      this.logger.warn({ message_id: id, kind: message.kind, attempts }, 'a letter was never taken and is no longer of use');
      return this.outgoing.delete(this.database, id);
    }
    try {
      const { expiresAt, ...rest } = message;
      await this.notifier.sendAccountMessage(
        { ...rest, expiresAt: expiresAt === '' ? undefined : new Date(expiresAt), dedupeKey: id },
        { caller: systemCaller },
      );
      await this.outgoing.delete(this.database, id);
    } catch (error) {
      if (error instanceof Refusal && error.kind === 'invalid') {
        this.logger.warn({ err: error, message_id: id, kind: message.kind }, 'the notifier will never take this letter');
        return this.outgoing.delete(this.database, id);
      }
      const wait = BACKOFF_MS[Math.min(attempts - 1, BACKOFF_MS.length - 1)]!;
      await this.outgoing.retryAt(this.database, id, new Date(now.getTime() + wait));
    }
  }
}
