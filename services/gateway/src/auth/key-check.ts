import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock, systemCaller } from '@nowahala/platform';
import { QUERY, ServiceClients } from '../clients/services.client.js';
import { RecentResults } from './recent-results.js';

const KEEP_MS = 5_000;
/** `nw_live_<id>_<secret>_<checksum>`; anything else is not worth a question. */
const looksLikeKey = (text: string): boolean => /^nw_live_[0-9A-Za-z]{10}_[0-9A-Za-z]{43}_[0-9A-Za-z]{1,8}$/.test(text);
export const KEY_PREFIX = 'nw_live_';

export interface KnownKey {
  keyId: string;
  userId: string;
  scopes: string[];
}

/** Whether an API key is good, asked of identity at most every five seconds. */
@Injectable()
export class KeyCheck {
  private readonly recent: RecentResults<KnownKey | undefined>;

  constructor(
    private readonly clients: ServiceClients,
    clock: Clock,
  ) {
    this.recent = new RecentResults(KEEP_MS, clock, (key) => key?.userId);
  }

  async of(secret: string): Promise<KnownKey | undefined> {
    if (!looksLikeKey(secret)) return undefined;
    return this.recent.of(createHash('sha256').update(secret).digest('base64url'), () => this.ask(secret));
  }

  revoke(userId: string, keyId: string): void {
    this.recent.deleteOf(userId, (key) => key?.keyId === keyId);
  }

  revokeAllOf(userId: string): void {
    this.recent.deleteOf(userId);
  }

  private async ask(secret: string): Promise<KnownKey | undefined> {
    const { active, keyId, userId, scopes } = await this.clients.identity.verifyApiKey({ secret }, { ...QUERY, caller: systemCaller });
    return active ? { keyId, userId, scopes } : undefined;
  }
}
