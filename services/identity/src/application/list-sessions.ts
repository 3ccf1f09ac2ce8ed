import { Injectable } from '@nestjs/common';
import { Database } from '@nowahala/platform';
import { SessionRepository } from '../database/session.repository.js';
import type { SignedInSession } from '../database/session.entity.js';
import { isAlive } from '../domain/session.js';

/** A program that logs in each minute has hundreds. */
const MOST = 100;

/** The devices that are signed in, last seen first. */
@Injectable()
export class ListSessions {
  constructor(
    private readonly database: Database,
    private readonly sessions: SessionRepository,
  ) {}

  async execute(userId: string): Promise<SignedInSession[]> {
    const now = await this.sessions.now(this.database);
    return (await this.sessions.listLive(this.database, userId, MOST)).filter((session) => isAlive(session, now));
  }
}
