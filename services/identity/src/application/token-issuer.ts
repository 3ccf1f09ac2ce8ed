import { Injectable } from '@nestjs/common';
import { isUuid, newId } from '@nowahala/platform';
import { ACCESS_TOKEN_MS, sessionEnds } from '../domain/session.js';
import type { StoredSession } from '../database/session.entity.js';
import { KeyedHash } from './secrets/keyed-hash.js';
import { TokenSigner } from './secrets/token-signer.js';

export interface SessionTokens {
  token: string;
  tokenExpiresAt: Date;
  refreshToken: string;
  refreshExpiresAt: Date;
  sessionId: string;
}

/** The session and generation that a refresh token names, before its hash is checked. */
export interface PresentedRefresh {
  sessionId: string;
  generation: number;
  code: string;
}

/**
 * Makes the tokens of a session. The refresh token is computed from the session's row, so that two refreshes within the
 * grace period return the same token, and two tabs never have different tokens.
 */
@Injectable()
export class TokenIssuer {
  constructor(
    private readonly signer: TokenSigner,
    private readonly hash: KeyedHash,
  ) {}

  async issue(session: StoredSession, now: Date): Promise<SessionTokens> {
    const refreshExpiresAt = sessionEnds(session);
    const tokenExpiresAt = new Date(Math.min(now.getTime() + ACCESS_TOKEN_MS, refreshExpiresAt.getTime()));
    const token = await this.signer.sign({
      sub: session.userId,
      sid: session.id,
      jti: newId(),
      iat: Math.floor(now.getTime() / 1000),
      exp: Math.floor(tokenExpiresAt.getTime() / 1000),
    });
    return {
      token,
      tokenExpiresAt,
      refreshToken: `${session.id}.${session.generation}.${this.code(session, session.generation)}`,
      refreshExpiresAt,
      sessionId: session.id,
    };
  }

  read(refreshToken: string): PresentedRefresh | undefined {
    const [sessionId, generation, code, ...more] = refreshToken.split('.');
    if (!isUuid(sessionId) || !/^[1-9]\d{0,8}$/.test(generation ?? '') || !code || more.length > 0) return undefined;
    return { sessionId, generation: Number(generation), code };
  }

  /** True when identity made the token for this session and generation. */
  proves(session: StoredSession, presented: PresentedRefresh): boolean {
    return this.hash.matches(presented.code, 'refresh', session.id, String(presented.generation), session.salt);
  }

  private code(session: StoredSession, generation: number): string {
    return this.hash.of('refresh', session.id, String(generation), session.salt);
  }
}
