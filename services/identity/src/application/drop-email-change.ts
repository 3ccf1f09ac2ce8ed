import { Injectable } from '@nestjs/common';
import type { Transaction } from '@nowahala/platform';
import { AccountMessageRepository } from '../database/account-message.repository.js';
import { EmailChangeRepository } from '../database/email-change.repository.js';
import { VerificationTokenRepository } from '../database/verification-token.repository.js';

/** The open change of an e-mail is over, and its links with it. */
@Injectable()
export class DropEmailChange {
  constructor(
    private readonly changes: EmailChangeRepository,
    private readonly tokens: VerificationTokenRepository,
    private readonly outgoing: AccountMessageRepository,
  ) {}

  async execute(tx: Transaction, userId: string): Promise<void> {
    await this.changes.delete(tx, userId);
    await this.tokens.deleteLinks(tx, 'new_email', userId);
    await this.tokens.deleteLinks(tx, 'allow_email', userId);
    await this.outgoing.deleteOfUser(tx, userId, 'new_email');
  }
}
