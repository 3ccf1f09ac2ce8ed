import { Injectable } from '@nestjs/common';
import { Store } from '@nowahala/platform';
import type { Transaction } from '@nowahala/platform';
import { checkCode } from '../domain/phone-code.js';
import { refusals } from '../domain/refusals.js';
import { AuditRepository } from '../database/audit.repository.js';
import { UndoRepository } from '../database/undo.repository.js';
import { UserRepository } from '../database/user.repository.js';
import type { User } from '../database/user.entity.js';
import { shortenedPhone } from '../domain/shortened.js';
import { AccountMessages } from './account-messages.js';
import { VerificationTokenRepository } from '../database/verification-token.repository.js';
import { KeyedHash } from './secrets/keyed-hash.js';
import { getUserToConfirm } from './send-phone-code.js';

@Injectable()
export class ConfirmPhone {
  constructor(
    private readonly store: Store,
    private readonly users: UserRepository,
    private readonly tokens: VerificationTokenRepository,
    private readonly undos: UndoRepository,
    private readonly messages: AccountMessages,
    private readonly hash: KeyedHash,
    private readonly audit: AuditRepository,
  ) {}

  async execute(userId: string, typed: string): Promise<void> {
    const outcome = await this.store.transaction(async (tx) => {
      await tx.lock(`user-${userId}`);
      const user = await getUserToConfirm(this.users, tx, userId);
      const code = await this.tokens.lockPhoneCode(tx, userId);
      const matches = code !== undefined && this.hash.matches(code.codeHash, 'phone-code', userId, user.phone, typed.trim());
      const verdict = checkCode(code, user.phone, matches, await this.tokens.now(tx));
      if (verdict === 'wrong') await this.tokens.countWrongCode(tx, userId);
      if (verdict === 'right') {
        await this.tokens.deletePhoneCode(tx, userId);
        await this.sendNotice(tx, user);
        const after = await this.users.update(tx, userId, { phoneVerifiedAt: tx.now }, tx.now);
        await this.audit.insert(tx, { actor: userId, action: 'phone.confirmed', object: userId });
        await tx.publish('user.updated', { userId, version: after.version }, { key: userId, tenantId: userId });
      }
      return { verdict, triesLeft: (code?.triesLeft ?? 1) - 1 };
    });
    if (outcome.verdict === 'wrong' && outcome.triesLeft > 0) throw refusals.codeWrong(outcome.triesLeft);
    if (outcome.verdict !== 'right') throw refusals.codeOver();
  }

  /** A number that replaced another had its mail when it was entered (UpdateUser); a first one gets it now that it counts. */
  private async sendNotice(tx: Transaction, user: User): Promise<void> {
    if ((await this.undos.listOpen(tx, user.id, tx.now)).some(({ what }) => what === 'phone')) return;
    const before = { ...user, phone: '' };
    await this.messages.sendChange(tx, before, {
      kind: 'phone_changed',
      what: 'phone',
      changedTo: shortenedPhone(user.phone),
      allow: false,
    });
  }
}
