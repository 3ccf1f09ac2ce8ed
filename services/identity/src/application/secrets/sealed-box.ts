import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/** AES-256-GCM for links and codes that are stored until the notifier accepts them. */
export class SealedBox {
  private readonly keys: Buffer[];

  /** Seals with the first key and opens with any; there are several keys during a rotation. */
  constructor(...secrets: string[]) {
    this.keys = secrets.map((secret) => Buffer.from(secret, 'base64url').subarray(0, 32));
  }

  seal(value: object): Buffer {
    const nonce = randomBytes(12);
    const cipher = createCipheriv('aes-256-gcm', this.keys[0]!, nonce);
    const body = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), body]);
  }

  open<T>(sealed: Buffer): T {
    for (const [place, key] of this.keys.entries()) {
      try {
        const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, 12));
        decipher.setAuthTag(sealed.subarray(12, 28));
        return JSON.parse(Buffer.concat([decipher.update(sealed.subarray(28)), decipher.final()]).toString('utf8')) as T;
      } catch (error) {
        if (place === this.keys.length - 1) throw error;
      }
    }
    throw new Error('there is no key to open this with');
  }
}
