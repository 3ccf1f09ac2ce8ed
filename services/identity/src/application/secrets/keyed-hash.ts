import { createHmac, timingSafeEqual } from 'node:crypto';

/** HMAC-SHA256 under the pepper; `purpose` keeps a hash of one kind from passing as another. */
export class KeyedHash {
  constructor(private readonly pepper: string) {}

  of(purpose: string, ...parts: string[]): string {
    return createHmac('sha256', this.pepper)
      .update(JSON.stringify([purpose, ...parts]))
      .digest('base64url');
  }

  matches(stored: string, purpose: string, ...parts: string[]): boolean {
    const expected = Buffer.from(stored);
    const given = Buffer.from(this.of(purpose, ...parts));
    return expected.length === given.length && timingSafeEqual(expected, given);
  }
}
