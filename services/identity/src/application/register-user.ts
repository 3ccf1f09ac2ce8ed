import { Injectable } from '@nestjs/common';
import { Clock, newId, Store } from '@nowahala/platform';
import type { SeenDevice } from '../domain/device.js';
import { passwordProblem } from '../domain/password-rules.js';
import { readProfile } from '../domain/profile.js';
import { refusals } from '../domain/refusals.js';
import { timeZoneOf } from '../domain/time-zone.js';
import { AccountMessages } from './account-messages.js';
import { CreateSession } from './create-session.js';
import { AuditRepository } from '../database/audit.repository.js';
import { UserRepository } from '../database/user.repository.js';
import type { User } from '../database/user.repository.js';
import { IdentityMetrics } from '../identity.metrics.js';
import { PasswordHasher } from './secrets/password-hasher.js';
import type { SessionTokens } from './token-issuer.js';

export interface Registration {
  email: string;
  password: string;
  fullName: string;
  username: string;
  country: string;
  /** Empty: from the country. */
  timeZone: string;
  /** Empty: English. */
  language: string;
  ipHash: string;
}

@Injectable()
export class RegisterUser {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly users: UserRepository,
    private readonly hasher: PasswordHasher,
    private readonly sessions: CreateSession,
    private readonly messages: AccountMessages,
    private readonly audit: AuditRepository,
    private readonly metrics: IdentityMetrics,
  ) {}

  async execute(input: Registration, device: SeenDevice): Promise<{ user: User; session: SessionTokens }> {
    const profile = this.read(input);
    const taken = await this.users.findTaken(this.store.database, { ...profile, now: this.clock.now() });
    if (taken.email && taken.username) throw refusals.emailAndUsernameTaken();
    if (taken.email) throw refusals.emailTaken();
    if (taken.username) throw refusals.usernameTaken();
    const passwordHash = await this.hasher.hash(input.password);
    const answer = await this.store.transaction(async (tx) => {
      const user: User = {
        ...profile,
        id: newId(),
        phone: '',
        emailVerifiedAt: null,
        phoneVerifiedAt: null,
        version: 1,
        createdAt: tx.now,
        erasingAt: null,
      };
      await this.users.insert(tx, user, passwordHash);
      await this.messages.sendLink(tx, user, 'welcome');
      await this.audit.insert(tx, { actor: user.id, action: 'account.registered', object: user.id, ipHash: input.ipHash });
      await tx.publish('user.registered', { userId: user.id, registeredAt: tx.now }, { key: user.id, tenantId: user.id });
      return { user, session: await this.sessions.execute(tx, user.id, input.ipHash, device) };
    });
    this.metrics.auth.inc({ op: 'register', result: 'ok' });
    return answer;
  }

  private read(input: Registration) {
    const { email, fullName, username, country } = input;
    const { profile, problems } = readProfile({
      fullName,
      username,
      country,
      email,
      timeZone: input.timeZone || undefined,
      language: input.language || undefined,
    });
    const password = passwordProblem(input.password, { email: profile.email ?? email.trim(), username: profile.username });
    if (password !== undefined) problems.password = password;
    if (Object.keys(problems).length > 0) throw refusals.fields(problems);
    const read = profile as Required<typeof profile>;
    return {
      email: read.email,
      fullName: read.fullName,
      username: read.username,
      country: read.country,
      timeZone: profile.timeZone ?? timeZoneOf(read.country),
      language: profile.language ?? 'en',
    };
  }
}
