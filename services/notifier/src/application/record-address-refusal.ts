import { LOGGER } from '@nowahala/platform';
import type { Logger, Transaction } from '@nowahala/platform';
import { Inject, Injectable } from '@nestjs/common';
import { AddressRefusalRepository } from '../database/address-refusal.repository.js';
import { RecipientRepository } from '../database/recipient.repository.js';
import { decideSuppression, SAME_TIME_MS } from '../domain/mail-refusal.js';

/** A mail server refused a recipient: the address is suppressed only where the refusal is about the address. */
@Injectable()
export class RecordAddressRefusal {
  /** Of this process alone: after a restart an unclear refusal waits until a mail was accepted again. */
  private acceptedMs = -Infinity;

  constructor(
    private readonly refusals: AddressRefusalRepository,
    private readonly recipients: RecipientRepository,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async execute(tx: Transaction, address: string, reason: 'address' | 'perhaps-address', because: string): Promise<void> {
    const history = await this.refusals.record(tx, address, because);
    const othersAccepted = Math.abs(tx.now.getTime() - this.acceptedMs) < SAME_TIME_MS;
    const decision = decideSuppression(reason, { ...history, othersAccepted });
    if (decision === 'suppress') await this.recipients.suppress(tx, address, because);
    if (decision !== 'discard') return;
    const lifted = await this.refusals.discard(tx);
    if (lifted > 0)
      this.logger.warn(
        { refused: history.refused, tried: history.tried, lifted },
        'many addresses were refused at the same time: suppressions lifted',
      );
  }

  /** A mail was accepted: earlier refusals of its address count no more. */
  async accepted(tx: Transaction, address: string): Promise<void> {
    this.acceptedMs = tx.now.getTime();
    await this.refusals.forget(tx, address);
  }
}
