import { Injectable } from '@nestjs/common';
import { Clock, Database } from '@nowahala/platform';
import { SessionRepository } from '../database/session.repository.js';
import type { SignedInSession } from '../database/session.entity.js';
import { isAlive } from '../domain/session.js';

/** The devices that are signed in, last seen first. */
@Injectable()
export class ListSessions {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly sessions: SessionRepository,
  ) {}

  async execute(userId: string): Promise<SignedInSession[]> {
    const now = this.clock.now();
    return (await this.sessions.listLive(this.database, userId)).filter((session) => isAlive(session, now));
  }
}
