import { Injectable } from '@nestjs/common';
import { Store } from '@nowahala/platform';
import type { Transaction } from '@nowahala/platform';
import { randomBytes } from 'node:crypto';
import { ApiKeyRepository } from '../database/api-key.repository.js';
import { AuditRepository } from '../database/audit.repository.js';
import { UndoRepository } from '../database/undo.repository.js';
import { UserRepository } from '../database/user.repository.js';
import type { User } from '../database/user.entity.js';
import { VerificationTokenRepository } from '../database/verification-token.repository.js';
import { emailKey } from '../domain/email-address.js';
import { refusals } from '../domain/refusals.js';
import { restoredBy, usedUpBy } from '../domain/undo.js';
import type { Undo, Undoable } from '../domain/undo.js';
import { AccountMessages } from './account-messages.js';
import { DropEmailChange } from './drop-email-change.js';
import { RevokeSessions } from './revoke-sessions.js';
import { PasswordHasher } from './secrets/password-hasher.js';

export interface Undone {
  userId: string;
  what: Undoable;
  liveKeys: number;
}

/** The link "It was not me" in a mail to the old address. It works once, also after the change counted, and signs out everywhere. */
@Injectable()
export class UndoChange {
  constructor(
    private readonly store: Store,
    private readonly users: UserRepository,
    private readonly undos: UndoRepository,
    private readonly tokens: VerificationTokenRepository,
    private readonly keys: ApiKeyRepository,
    private readonly dropping: DropEmailChange,
    private readonly hasher: PasswordHasher,
    private readonly revoke: RevokeSessions,
    private readonly messages: AccountMessages,
    private readonly audit: AuditRepository,
  ) {}

  async execute(token: string): Promise<Undone> {
    const tokenHash = this.messages.hashOf('undo', token.slice(0, 200));
    const known = await this.undos.find(this.store.database, tokenHash);
    if (!known) throw refusals.linkOver();
    const userId = known.userId;
    const unknownPassword = await this.hasher.hash(randomBytes(32).toString('base64url'));
    const undone = await this.store.transaction(async (tx) => {
      await tx.lock(`user-${userId}`);
      const user = await this.users.find(tx, userId);
      const open = await this.undos.listOpen(tx, userId, await this.tokens.now(tx));
      const undo = open.find((one) => one.tokenHash === tokenHash);
      if (!user || user.erasingAt || !undo) return undefined;
      const after = await this.users.update(tx, userId, restoredBy(undo, open, tx.now), tx.now);
      if (await this.passwordIsOfOthers(tx, user, undo)) {
        await this.users.updatePassword(tx, userId, unknownPassword, tx.now);
        await this.audit.insert(tx, { actor: userId, action: 'password.taken_away', object: userId });
      }
      await this.dropping.execute(tx, userId);
      if (undo.what === 'email') await this.tokens.deleteLinks(tx, 'verify_email', userId);
      await this.tokens.deleteLinks(tx, 'reset_password', userId);
      await this.tokens.deletePhoneCode(tx, userId);
      const over = usedUpBy(undo, open).map((one) => one.tokenHash);
      await this.undos.delete(tx, over);
      await this.revoke.all(tx, userId, 'a change was taken back');
      await this.audit.insert(tx, { actor: userId, action: `${undo.what}.restored`, object: userId });
      await tx.publish('user.updated', { userId, version: after.version }, { key: userId, tenantId: userId });
      const liveKeys = (await this.keys.listOfUser(tx, userId)).filter(({ revokedAt }) => !revokedAt).length;
      return { userId, what: undo.what, liveKeys };
    });
    if (!undone) throw refusals.linkOver();
    return undone;
  }

  /** It was chosen through a reset mail to the other address. "Forgot password?" works for the restored one from now on. */
  private async passwordIsOfOthers(tx: Transaction, user: User, undo: Undo): Promise<boolean> {
    if (undo.what !== 'email' || emailKey(user.email) === undo.emailKey) return false;
    const changedAt = await this.users.findPasswordChange(tx, user.id);
    return changedAt !== undefined && changedAt >= undo.createdAt;
  }
}
