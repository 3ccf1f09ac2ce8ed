import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { deriveSecret, ServiceKeys } from '@nowahala/platform';

/**
 * What a request is called in rows: keyed, as its body may hold a password, which whoever reads the rows would guess by a plain hash.
 * Under a key that follows from that of addresses: SERVICE_KEYS that an older release printed hold no other.
 */
@Injectable()
export class RequestHash {
  constructor(private readonly keys: ServiceKeys) {}

  /** The first to keep, all to believe: while keys are changed, a repeat finds what was kept under the key before. */
  of(content: unknown): [string, ...string[]] {
    const text = JSON.stringify(content);
    const hash = (key: string) => createHmac('sha256', deriveSecret(key, 'idempotent request')).update(text).digest('base64url');
    return this.keys.of('address-hash').map(hash) as [string, ...string[]];
  }
}
