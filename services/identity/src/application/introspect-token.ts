import { Injectable } from '@nestjs/common';
import { Clock, Database, isUuid } from '@nowahala/platform';
import { isAlive } from '../domain/session.js';
import { Sessions, Users } from './ports/index.js';
import { TokenSigner } from './secrets/token-signer.js';

export interface TokenAnswer {
  userId: string;
  sessionId: string;
  expiresAt: Date;
}

/** Whose token this is, when it is ours, not over, and its session was not ended meanwhile. */
@Injectable()
export class IntrospectToken {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly signer: TokenSigner,
    private readonly sessions: Sessions,
    private readonly users: Users,
  ) {}

  async introspect(token: string): Promise<TokenAnswer | undefined> {
    const now = this.clock.now();
    const claims = this.signer.read(token, now);
    if (!claims || !isUuid(claims.sid)) return undefined;
    const session = await this.sessions.byId(this.database, claims.sid);
    if (!session || session.userId !== claims.sub || !isAlive(session, now)) return undefined;
    const user = await this.users.byId(this.database, session.userId);
    if (!user || user.erasingAt) return undefined;
    return { userId: user.id, sessionId: session.id, expiresAt: new Date(claims.exp * 1000) };
  }
}
