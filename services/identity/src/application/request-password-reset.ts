import { Injectable } from '@nestjs/common';
import { HOUR_MS } from '@nowahala/kernel';
import { Store } from '@nowahala/platform';
import { emailKey, parseEmail } from '../domain/email-address.js';
import { secondsUntilNextSend } from '../domain/send-limit.js';
import { AccountMessages } from './account-messages.js';
import { AttemptRepository } from '../database/attempt.repository.js';
import { AuditRepository } from '../database/audit.repository.js';
import { UserRepository } from '../database/user.repository.js';
import { IdentityMetrics } from '../identity.metrics.js';

/** Replies the same for every address, so that the reply does not reveal which addresses have an account. */
@Injectable()
export class RequestPasswordReset {
  constructor(
    private readonly store: Store,
    private readonly users: UserRepository,
    private readonly attempts: AttemptRepository,
    private readonly messages: AccountMessages,
    private readonly audit: AuditRepository,
    private readonly metrics: IdentityMetrics,
  ) {}

  async execute(email: string, ipHash: string): Promise<void> {
    const address = parseEmail(email);
    if (address === undefined) return;
    await this.store.transaction(async (tx) => {
      await tx.lock(`reset-${emailKey(address)}`);
      const user = await this.users.findByEmail(tx, address);
      if (!user) return;
      const sent = await this.attempts.listSends(tx, 'reset_password', user.id, new Date(tx.now.getTime() - HOUR_MS));
      if (secondsUntilNextSend(sent, tx.now) > 0) return;
      await this.attempts.insertSend(tx, 'reset_password', user.id, tx.now);
      await this.messages.sendLink(tx, user, 'reset_password');
      await this.audit.insert(tx, { actor: user.id, action: 'password.reset_asked', object: user.id, ipHash });
    });
    this.metrics.auth.inc({ op: 'forgot', result: 'ok' });
  }
}
