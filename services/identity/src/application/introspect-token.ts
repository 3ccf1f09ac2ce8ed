import { Injectable } from '@nestjs/common';
import { Clock, Database, isUuid } from '@nowahala/platform';
import { isAlive } from '../domain/session.js';
import { SessionRepository } from '../database/session.repository.js';
import { UserRepository } from '../database/user.repository.js';
import { TokenSigner } from './secrets/token-signer.js';

export interface ActiveToken {
  userId: string;
  sessionId: string;
  expiresAt: Date;
}

/** The user of a token with a valid signature that has not expired and whose session is alive. */
@Injectable()
export class IntrospectToken {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly signer: TokenSigner,
    private readonly sessions: SessionRepository,
    private readonly users: UserRepository,
  ) {}

  async execute(token: string): Promise<ActiveToken | undefined> {
    const now = this.clock.now();
    const claims = await this.signer.read(token, now);
    if (!claims || !isUuid(claims.sid)) return undefined;
    const session = await this.sessions.find(this.database, claims.sid);
    if (!session || session.userId !== claims.sub || !isAlive(session, now)) return undefined;
    const user = await this.users.find(this.database, session.userId);
    if (!user || user.erasingAt) return undefined;
    return { userId: user.id, sessionId: session.id, expiresAt: new Date(claims.exp * 1000) };
  }
}
