import { Injectable } from '@nestjs/common';
import { Store } from '@nowahala/platform';
import { emailKey } from '../domain/email-address.js';
import type { SeenDevice } from '../domain/device.js';
import { refusals } from '../domain/refusals.js';
import { CheckPassword } from './check-password.js';
import { CreateSession } from './create-session.js';
import { AuditRepository } from '../database/audit.repository.js';
import { UserRepository } from '../database/user.repository.js';
import type { User } from '../database/user.entity.js';
import { IdentityMetrics } from '../identity.metrics.js';
import { PasswordHasher } from './secrets/password-hasher.js';
import type { SessionTokens } from './token-issuer.js';

const LONGEST_PASSWORD = 1_024;

@Injectable()
export class LogIn {
  constructor(
    private readonly store: Store,
    private readonly users: UserRepository,
    private readonly passwords: CheckPassword,
    private readonly hasher: PasswordHasher,
    private readonly sessions: CreateSession,
    private readonly audit: AuditRepository,
    private readonly metrics: IdentityMetrics,
  ) {}

  async execute(email: string, password: string, ipHash: string, device: SeenDevice): Promise<{ user: User; session: SessionTokens }> {
    const address = email.trim().slice(0, 320);
    const user = await this.users.findByEmail(this.store.database, address);
    const typed = password.slice(0, LONGEST_PASSWORD);
    const answer = await this.passwords.execute({ account: emailKey(address), ipHash, password: typed, stored: user?.passwordHash });
    if (!user || !answer.right) {
      await this.store.transaction((tx) => this.audit.insert(tx, { actor: user?.id ?? 'nobody', action: 'session.refused', ipHash }));
      this.metrics.auth.inc({ op: 'login', result: 'wrong' });
      throw refusals.wrongLogin();
    }
    const renewedHash = answer.outdated ? await this.hasher.hash(typed) : undefined;
    const session = await this.store.transaction(async (tx) => {
      if (renewedHash) await this.users.renewHash(tx, user.id, user.passwordHash, renewedHash);
      return this.sessions.execute(tx, user.id, ipHash, device);
    });
    this.metrics.auth.inc({ op: 'login', result: 'ok' });
    return { user, session };
  }
}
