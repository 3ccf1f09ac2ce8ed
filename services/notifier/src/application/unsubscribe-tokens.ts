import { createHmac, timingSafeEqual } from 'node:crypto';
import { isUuid } from '@nowahala/platform';
import { Inject, Injectable } from '@nestjs/common';
import { UNSUBSCRIBE_KEYS } from './tokens.js';

/** What the "stop these mails" link carries: whom, and proof that we wrote it. It never ends and can do nothing else. */
@Injectable()
export class UnsubscribeTokens {
  constructor(@Inject(UNSUBSCRIBE_KEYS) private readonly keys: string[]) {}

  issue(userId: string): string {
    return `${userId}.${sign(userId, this.keys[0]!)}`;
  }

  /** The user id, or null for a token we did not write. */
  read(token: string): string | null {
    const [userId = '', signature = ''] = token.split('.');
    if (!isUuid(userId)) return null;
    const given = Buffer.from(signature);
    const fits = (expected: Buffer) => given.length === expected.length && timingSafeEqual(given, expected);
    return this.keys.some((key) => fits(Buffer.from(sign(userId, key)))) ? userId : null;
  }
}

const sign = (userId: string, key: string): string => createHmac('sha256', key).update(`news ${userId}`).digest('base64url');
