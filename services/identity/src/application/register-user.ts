import { Injectable } from '@nestjs/common';
import { Clock, dueTime, idFrom, newId, Store } from '@nowahala/platform';
import type { SeenDevice } from '../domain/device.js';
import { passwordProblem } from '../domain/password-rules.js';
import { readProfile } from '../domain/profile.js';
import { refusals } from '../domain/refusals.js';
import { timeZoneOf } from '../domain/time-zone.js';
import { AccountMessages } from './account-messages.js';
import { CreateSession } from './create-session.js';
import { AuditRepository } from '../database/audit.repository.js';
import { ErasureRepository } from '../database/erasure.repository.js';
import { UserRepository } from '../database/user.repository.js';
import type { User } from '../database/user.entity.js';
import { IdentityMetrics } from '../identity.metrics.js';
import { KeyedHash } from './secrets/keyed-hash.js';
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

interface Registered {
  user: User;
  session: SessionTokens;
}

@Injectable()
export class RegisterUser {
  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    private readonly users: UserRepository,
    private readonly erasures: ErasureRepository,
    private readonly hasher: PasswordHasher,
    private readonly hash: KeyedHash,
    private readonly sessions: CreateSession,
    private readonly messages: AccountMessages,
    private readonly audit: AuditRepository,
    private readonly metrics: IdentityMetrics,
  ) {}

  /** `creationId`: asked again under the same one, after an answer that was lost, it signs in to the account that was made then. */
  async execute(input: Registration, device: SeenDevice, creationId?: string): Promise<Registered> {
    const profile = this.read(input);
    const asked = { ...input, email: profile.email };
    const id = await this.idOf(creationId);
    const now = await dueTime(this.store.database, this.clock);
    const taken = await this.users.findTaken(this.store.database, { ...profile, now });
    const before = creationId && taken.email ? await this.madeBefore(id, asked, device) : undefined;
    if (before) return before;
    if (taken.email && taken.username) throw refusals.emailAndUsernameTaken();
    if (taken.email) throw refusals.emailTaken();
    if (taken.username) throw refusals.usernameTaken();
    const passwordHash = await this.hasher.hash(input.password);
    const made = await this.store.transaction(async (tx) => {
      await tx.lock(`user-${id}`);
      if (await this.users.find(tx, id)) return undefined;
      const user: User = {
        ...profile,
        id,
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
    if (made) this.metrics.auth.inc({ op: 'register', result: 'ok' });
    const answer = made ?? (await this.madeBefore(id, asked, device));
    if (!answer) throw refusals.emailTaken();
    return answer;
  }

  /** Keyed, as the password is part of what a creation id is made of. An account that was deleted does not come back under its id. */
  private async idOf(creationId: string | undefined): Promise<string> {
    if (!creationId) return newId();
    const id = idFrom(this.hash.of('registration', creationId));
    return (await this.erasures.isKnown(this.store.database, id)) ? newId() : id;
  }

  /** Undefined also where its password or its e-mail was changed since: then it takes a log-in. */
  private async madeBefore(id: string, { email, password, ipHash }: Registration, device: SeenDevice): Promise<Registered | undefined> {
    const user = await this.users.findByEmail(this.store.database, email);
    if (user?.id !== id || !(await this.hasher.verify(password, user.passwordHash)).right) return undefined;
    return this.store.transaction(async (tx) => {
      if (!(await this.users.lockCompared(tx, email, user))) return undefined;
      return { user, session: await this.sessions.execute(tx, id, ipHash, device) };
    });
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
