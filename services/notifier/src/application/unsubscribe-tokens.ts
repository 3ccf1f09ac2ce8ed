import { createHmac, timingSafeEqual } from 'node:crypto';
import { CONFIG, isUuid, ServiceKeys } from '@nowahala/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { NotifierConfig } from '../notifier.config.js';

/** What the "stop these mails" link carries: the user, and proof of its origin. It never ends and can do nothing else. */
@Injectable()
export class UnsubscribeTokens {
  private readonly keys: string[];

  constructor(@Inject(CONFIG) config: NotifierConfig, keys: ServiceKeys) {
    this.keys = config.unsubscribeKeys ?? keys.of('notifier unsubscribe');
  }

  issue(userId: string): string {
    return `${userId}.${sign(userId, this.keys[0]!)}`;
  }

  /** The user id, or null for a token of another origin. */
  read(token: string): string | null {
    const [userId = '', signature = ''] = token.split('.');
    if (!isUuid(userId)) return null;
    const given = Buffer.from(signature);
    const fits = (expected: Buffer) => given.length === expected.length && timingSafeEqual(given, expected);
    return this.keys.some((key) => fits(Buffer.from(sign(userId, key)))) ? userId : null;
  }
}

const sign = (userId: string, key: string): string => createHmac('sha256', key).update(`news ${userId}`).digest('base64url'); // stored name
