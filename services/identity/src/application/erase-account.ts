import { Injectable } from '@nestjs/common';
import { Store } from '@nowahala/platform';
import type { Caller } from '@nowahala/platform';
import { apiKey } from '../domain/api-key.js';
import { emailKey } from '../domain/email-address.js';
import { erasedBy } from '../domain/erasure.js';
import { refusals } from '../domain/refusals.js';
import { CheckPassword } from './check-password.js';
import { AccountMessages } from './account-messages.js';
import { AccountMessageRepository } from '../database/account-message.repository.js';
import { ApiKeyRepository } from '../database/api-key.repository.js';
import { AuditRepository } from '../database/audit.repository.js';
import { ErasureRepository } from '../database/erasure.repository.js';
import { UndoRepository } from '../database/undo.repository.js';
import { UserRepository } from '../database/user.repository.js';
import { DropEmailChange } from './drop-email-change.js';
import { RevokeSessions } from './revoke-sessions.js';

/** Ends all sessions, revokes the keys and asks every service to erase its part. FinishErasures deletes the rows of identity. */
@Injectable()
export class EraseAccount {
  constructor(
    private readonly store: Store,
    private readonly users: UserRepository,
    private readonly passwords: CheckPassword,
    private readonly revoke: RevokeSessions,
    private readonly keys: ApiKeyRepository,
    private readonly undos: UndoRepository,
    private readonly dropping: DropEmailChange,
    private readonly erasures: ErasureRepository,
    private readonly outgoing: AccountMessageRepository,
    private readonly messages: AccountMessages,
    private readonly audit: AuditRepository,
  ) {}

  async execute(caller: Caller, userId: string, password: string, namedWorkspaces: string[]): Promise<Date> {
    const user = await this.users.find(this.store.database, userId);
    if (!user || user.erasingAt) throw refusals.notFound();
    const stored = await this.users.findPasswordHash(this.store.database, userId);
    const answer = await this.passwords.execute({ account: emailKey(user.email), ipHash: `session-${userId}`, password, stored });
    if (!answer.right) throw refusals.passwordWrong();
    return this.store.transaction(async (tx) => {
      await tx.lock(`apikeys-of-${userId}`, `user-${userId}`);
      // A reset may have changed it since it was compared.
      if (stored !== (await this.users.findPasswordHash(tx, userId))) throw refusals.passwordWrong();
      const liveKeys = (await this.keys.listOfUser(tx, userId)).filter((key) => !key.revokedAt);
      if (!(await this.users.markErasing(tx, userId, tx.now))) throw refusals.notFound();
      await this.revoke.all(tx, userId, 'the account was deleted');
      for (const { id } of liveKeys)
        await tx.handle(apiKey, { id, tenantId: userId }, { type: 'RevokeApiKey', data: { userId } }, { now: tx.now });
      await this.dropping.execute(tx, userId);
      await this.undos.deleteOfUser(tx, userId);
      await this.outgoing.deleteOfUser(tx, userId);
      await this.erasures.insert(tx, userId, tx.now);
      await this.messages.sendNotice(tx, user, 'account_closed', erasedBy(tx.now).toISOString());
      await this.audit.insert(tx, { actor: userId, action: 'account.erasure_requested', object: userId });
      const owned = namedWorkspaces.filter((id) => caller.via === 'system' || caller.workspaceIds.includes(id));
      for (const workspaceId of owned) await this.erasures.insertWorkspace(tx, userId, workspaceId);
      const workspaceIds = [...new Set([...owned, ...(await this.erasures.listWorkspaces(tx, userId))])];
      await tx.publish('user.erased', { userId, workspaceIds, requestedAt: tx.now }, { key: userId, tenantId: userId });
      return erasedBy(tx.now);
    });
  }
}
