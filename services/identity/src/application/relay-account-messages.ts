import { Inject, Injectable } from '@nestjs/common';
import { Clock, Database, dueTime, LOGGER, Refusal } from '@nowahala/platform';
import type { Logger } from '@nowahala/platform';
import { NotifierClient } from '../clients/notifier.client.js';
import { AccountMessageRepository } from '../database/account-message.repository.js';
import type { WaitingMessage } from '../database/account-message.repository.js';
import { VerificationTokenRepository } from '../database/verification-token.repository.js';
import type { AccountMessage } from '../domain/account-message.js';
import { SealedBox } from './secrets/sealed-box.js';

const BATCH_SIZE = 20;
/** A message is due again after this time when the process died during its delivery. */
const CLAIM_MS = 15_000;
const BACKOFF_MS = [500, 1_000, 2_000, 5_000, 15_000, 30_000, 60_000];

/** Delivers stored account messages to the notifier and retries until it accepts them. */
@Injectable()
export class RelayAccountMessages {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly messages: AccountMessageRepository,
    private readonly tokens: VerificationTokenRepository,
    private readonly box: SealedBox,
    private readonly notifier: NotifierClient,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async execute(): Promise<void> {
    for (;;) {
      const now = await dueTime(this.database, this.clock);
      const claimed = await this.messages.claim(this.database, now, new Date(now.getTime() + CLAIM_MS), BATCH_SIZE);
      const givenUpBy = claimed.length > 0 ? await this.tokens.now(this.database) : now;
      await Promise.all(claimed.map((waiting) => this.relay(waiting, now, givenUpBy)));
      if (claimed.length < BATCH_SIZE) return;
    }
  }

  private async relay({ id, sealed, attempts, giveUpAt }: WaitingMessage, now: Date, givenUpBy: Date): Promise<void> {
    const given = { message_id: id, attempt: attempts };
    if (givenUpBy >= giveUpAt) {
      this.logger.warn(given, 'account message given up');
      return this.messages.delete(this.database, id);
    }
    const message = this.opened(sealed);
    if (!message) return this.logger.error(given, 'account message cannot be opened: its key is gone');
    const fields = { ...given, kind: message.kind };
    try {
      await this.notifier.send(message, id);
      await this.messages.delete(this.database, id);
    } catch (error) {
      // A notifier of the release before does not know every kind yet.
      const unknownKind = error instanceof Refusal && error.details.fields?.kind !== undefined;
      if (error instanceof Refusal && error.kind === 'invalid' && !unknownKind) {
        this.logger.warn({ ...fields, err: error }, 'account message refused by the notifier');
        return this.messages.delete(this.database, id);
      }
      const wait = BACKOFF_MS[Math.min(attempts - 1, BACKOFF_MS.length - 1)]!;
      await this.messages.retryAt(this.database, id, new Date(now.getTime() + wait));
    }
  }

  /** One that cannot be opened must not hold up the others. */
  private opened(sealed: Buffer): AccountMessage | undefined {
    try {
      return this.box.open<AccountMessage>(sealed);
    } catch {
      return undefined;
    }
  }
}
