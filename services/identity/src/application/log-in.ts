import { Injectable } from '@nestjs/common';
import { Semaphore, Store } from '@nowahala/platform';
import { emailKey, parseEmail } from '../domain/email-address.js';
import type { SeenDevice } from '../domain/device.js';
import { refusals } from '../domain/refusals.js';
import { CheckPassword } from './check-password.js';
import type { Compare } from './check-password.js';
import { CreateSession } from './create-session.js';
import { AuditRepository } from '../database/audit.repository.js';
import { UserRepository } from '../database/user.repository.js';
import type { User } from '../database/user.entity.js';
import { IdentityMetrics } from '../identity.metrics.js';
import { PasswordHasher } from './secrets/password-hasher.js';
import type { SessionTokens } from './token-issuer.js';

const LONGEST_PASSWORD = 1_024;
const AT_ONCE = 8;
const MOST_WAITING = 100;
const PATIENCE_MS = 4_000;

export interface SignedIn {
  user: User;
  session: SessionTokens;
}

@Injectable()
export class LogIn {
  /** However many gateways hand log-ins over. */
  private readonly line = new Semaphore(AT_ONCE, { maxWaiting: MOST_WAITING, maxWaitMs: PATIENCE_MS, tooBusy: refusals.busy });

  constructor(
    private readonly store: Store,
    private readonly users: UserRepository,
    private readonly passwords: CheckPassword,
    private readonly hasher: PasswordHasher,
    private readonly sessions: CreateSession,
    private readonly audit: AuditRepository,
    private readonly metrics: IdentityMetrics,
  ) {}

  /** The limits of account and address come before the line: who guesses takes nobody's turn. */
  async execute(email: string, password: string, ipHash: string, device: SeenDevice): Promise<SignedIn> {
    const address = parseEmail(email) ?? email.trim().slice(0, 320);
    const typed = password.slice(0, LONGEST_PASSWORD);
    return this.passwords.unlessTooMany({ account: emailKey(address), ipHash }, (compare) =>
      this.line.run(() => this.logIn(address, typed, ipHash, device, compare)),
    );
  }

  /** Compared again where what was stored changed meanwhile: by a reset, or by another log-in that renewed the hash. */
  private async logIn(address: string, typed: string, ipHash: string, device: SeenDevice, compare: Compare): Promise<SignedIn> {
    const user = await this.users.findByEmail(this.store.database, address);
    const answer = await compare(typed, user?.passwordHash);
    if (!user || !answer.right) {
      await this.store.transaction((tx) => this.audit.insert(tx, { actor: user?.id ?? 'nobody', action: 'session.refused', ipHash }));
      this.metrics.auth.inc({ op: 'login', result: 'wrong' });
      throw refusals.wrongLogin();
    }
    const renewedHash = answer.outdated ? await this.hasher.hash(typed) : undefined;
    const session = await this.store.transaction(async (tx) => {
      if (!(await this.users.lockCompared(tx, address, user))) return undefined;
      if (renewedHash) await this.users.renewHash(tx, user.id, user.passwordHash, renewedHash);
      return this.sessions.execute(tx, user.id, ipHash, device);
    });
    if (!session) return this.logIn(address, typed, ipHash, device, compare);
    this.metrics.auth.inc({ op: 'login', result: 'ok' });
    return { user, session };
  }
}
