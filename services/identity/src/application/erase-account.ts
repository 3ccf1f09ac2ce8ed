import { Inject, Injectable } from '@nestjs/common';
import { Store } from '@nowahala/platform';
import type { Caller } from '@nowahala/platform';
import { revokeKey } from '../domain/api-key.js';
import { emailKey } from '../domain/email-address.js';
import { erasedBy } from '../domain/erasure.js';
import { refuse } from '../domain/sentences.js';
import { CheckPassword } from './check-password.js';
import { Letters } from './letters.js';
import { API_KEYS, AuditLog, Erasures, KeyList, OutgoingMessages, Users } from './ports/index.js';
import type { ApiKeyStream } from './ports/index.js';
import { RevokeSessions } from './revoke-sessions.js';

/** The account ends now: signed out everywhere, keys dead, every service told to stop and forget. Her rows here go last. */
@Injectable()
export class EraseAccount {
  constructor(
    private readonly store: Store,
    private readonly users: Users,
    private readonly passwords: CheckPassword,
    private readonly revoke: RevokeSessions,
    private readonly keys: KeyList,
    private readonly erasures: Erasures,
    private readonly outgoing: OutgoingMessages,
    private readonly letters: Letters,
    private readonly audit: AuditLog,
    @Inject(API_KEYS) private readonly keyStream: ApiKeyStream,
  ) {}

  async request(caller: Caller, userId: string, password: string, namedWorkspaces: string[]): Promise<Date> {
    const user = await this.users.byId(this.store.database, userId);
    if (!user || user.erasingAt) throw refuse.notFound();
    const stored = await this.users.passwordHashOf(this.store.database, userId);
    const answer = await this.passwords.check({ account: emailKey(user.email), ipHash: `session-${userId}`, password, stored });
    if (!answer.right) throw refuse.passwordWrong();
    return this.store.transaction(async (tx) => {
      await tx.lock(`apikeys-of-${userId}`, `user-${userId}`);
      const liveKeys = (await this.keys.of(tx, userId)).filter((key) => !key.revokedAt);
      if (!(await this.users.beginErasing(tx, userId, tx.now))) throw refuse.notFound();
      await this.revoke.all(tx, userId, 'the account was deleted');
      for (const { id } of liveKeys) await tx.change(this.keyStream, id, userId, (key) => revokeKey(key!, tx.now));
      await this.outgoing.drop(tx, userId);
      await this.erasures.begin(tx, userId, tx.now);
      await this.letters.news(tx, user, 'account_closed', erasedBy(tx.now).toISOString());
      await this.audit.write(tx, { actor: userId, action: 'account.erasure_requested', object: userId });
      const hers = namedWorkspaces.filter((id) => caller.via === 'system' || caller.workspaceIds.includes(id));
      const workspaceIds = [...new Set([...hers, ...(await this.erasures.workspacesOf(tx, userId))])];
      await tx.publish('user.erased', { userId, workspaceIds, requestedAt: tx.now }, { key: userId, tenantId: userId });
      return erasedBy(tx.now);
    });
  }
}
