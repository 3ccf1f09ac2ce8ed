import { Injectable } from '@nestjs/common';
import { Store } from '@nowahala/platform';
import { emailKey, parseEmail } from '../domain/email-address.js';
import { onceRules, sendRules } from '../domain/send-limit.js';
import { AccountMessages } from './account-messages.js';
import { CountSends } from './count-sends.js';
import { AuditRepository } from '../database/audit.repository.js';
import { UserRepository } from '../database/user.repository.js';
import { IdentityMetrics } from '../identity.metrics.js';

/** Replies the same for every address, so that the reply does not reveal which addresses have an account. */
@Injectable()
export class RequestPasswordReset {
  constructor(
    private readonly store: Store,
    private readonly users: UserRepository,
    private readonly sends: CountSends,
    private readonly messages: AccountMessages,
    private readonly audit: AuditRepository,
    private readonly metrics: IdentityMetrics,
  ) {}

  /** `creationId`: asked again under the same one, after an answer that was lost, it sends no second mail. */
  async execute(email: string, ipHash: string, creationId?: string): Promise<void> {
    const address = parseEmail(email);
    if (address === undefined) return;
    await this.store.transaction(async (tx) => {
      await tx.lock(`reset-${emailKey(address)}`);
      const user = await this.users.findByEmail(tx, address);
      if (!user || (await this.sends.isRepeat(tx, onceRules.mail, creationId, user.id))) return;
      if ((await this.sends.wait(tx, [[sendRules.resetPassword, user.id]])) > 0) return;
      await this.sends.count(tx, sendRules.resetPassword.kind, [user.id]);
      await this.messages.sendLink(tx, user, 'reset_password');
      await this.audit.insert(tx, { actor: user.id, action: 'password.reset_asked', object: user.id, ipHash });
    });
    this.metrics.auth.inc({ op: 'forgot', result: 'ok' });
  }
}
