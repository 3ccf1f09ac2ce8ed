import { Injectable } from '@nestjs/common';
import type { Transaction } from '@nowahala/platform';
import { AuditRepository } from '../database/audit.repository.js';
import { UserRepository } from '../database/user.repository.js';
import type { User } from '../database/user.entity.js';

/** Somebody followed a link that was sent to the account's address alone, so whoever uses the account reads its mail. */
@Injectable()
export class ProveEmail {
  constructor(
    private readonly users: UserRepository,
    private readonly audit: AuditRepository,
  ) {}

  async execute(tx: Transaction, user: User): Promise<void> {
    if (user.emailVerifiedAt) return;
    const after = await this.users.update(tx, user.id, { emailVerifiedAt: tx.now }, tx.now);
    await this.audit.insert(tx, { actor: user.id, action: 'email.confirmed', object: user.id });
    await tx.publish('user.updated', { userId: user.id, version: after.version }, { key: user.id, tenantId: user.id });
  }
}
