import { createHmac, timingSafeEqual } from 'node:crypto';
import { isUuid } from '@nowahala/platform';
import { Inject, Injectable } from '@nestjs/common';
import { UNSUBSCRIBE_SECRET } from './tokens.js';

/** What the "stop these mails" link carries: whom, and proof that we wrote it. It never ends and can do nothing else. */
@Injectable()
export class UnsubscribeTokens {
  constructor(@Inject(UNSUBSCRIBE_SECRET) private readonly secret: string) {}

  issue(userId: string): string {
    return `${userId}.${this.sign(userId)}`;
  }

  /** The user id, or null for a token we did not write. */
  read(token: string): string | null {
    const [userId = '', signature = ''] = token.split('.');
    if (!isUuid(userId)) return null;
    const given = Buffer.from(signature);
    const expected = Buffer.from(this.sign(userId));
    return given.length === expected.length && timingSafeEqual(given, expected) ? userId : null;
  }

  private sign(userId: string): string {
    return createHmac('sha256', this.secret).update(`news ${userId}`).digest('base64url');
  }
}
