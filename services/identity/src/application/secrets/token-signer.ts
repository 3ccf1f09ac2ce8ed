import { createHash, createPrivateKey, createPublicKey, sign, verify } from 'node:crypto';
import type { KeyObject } from 'node:crypto';

/** What the bearer token says; nothing personal. */
export interface TokenClaims {
  iss: string;
  aud: string;
  sub: string;
  sid: string;
  jti: string;
  iat: number;
  exp: number;
}

interface SigningKey {
  kid: string;
  privateKey: KeyObject;
  publicKey: KeyObject;
}

const ED25519_PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex');
export const AUDIENCE = 'nowahala';

/** Signs and reads the session's JWT: EdDSA and nothing else, whatever a header may ask for. */
export class TokenSigner {
  private readonly keys: Map<string, SigningKey>;
  private readonly current: SigningKey;

  /** 32-byte seeds; the first signs, the others are still believed, so that a key can be changed without signing anybody out. */
  constructor(
    seeds: Buffer[],
    private readonly issuer: string,
  ) {
    const keys = seeds.map(keyOf);
    this.current = keys[0]!;
    this.keys = new Map(keys.map((key) => [key.kid, key]));
  }

  sign(claims: Omit<TokenClaims, 'iss' | 'aud'>): string {
    const body = `${encode({ alg: 'EdDSA', typ: 'JWT', kid: this.current.kid })}.${encode({ iss: this.issuer, aud: AUDIENCE, ...claims })}`;
    return `${body}.${sign(null, Buffer.from(body), this.current.privateKey).toString('base64url')}`;
  }

  /** The claims of a token that is ours and not over, or undefined. */
  read(token: string, now: Date): TokenClaims | undefined {
    const [head, body, signature, ...more] = token.split('.');
    if (!head || !body || !signature || more.length > 0 || token.length > 2_048) return undefined;
    const header = decode<{ alg?: string; kid?: string }>(head);
    const key = header?.alg === 'EdDSA' ? this.keys.get(String(header.kid)) : undefined;
    if (!key || !verify(null, Buffer.from(`${head}.${body}`), key.publicKey, Buffer.from(signature, 'base64url'))) return undefined;
    const claims = decode<TokenClaims>(body);
    const nowSeconds = now.getTime() / 1000;
    const good = claims?.iss === this.issuer && claims.aud === AUDIENCE && claims.exp > nowSeconds;
    return good ? claims : undefined;
  }
}

/** Reads the setting; throws when an entry is not 32 bytes. */
export function seedsOf(setting: string): Buffer[] {
  return setting.split(',').map((text) => {
    const seed = Buffer.from(text.trim(), 'base64url');
    if (seed.length !== 32) throw new Error('TOKEN_SIGNING_KEY: each key must be 32 bytes in base64url');
    return seed;
  });
}

function keyOf(seed: Buffer): SigningKey {
  const privateKey = createPrivateKey({ key: Buffer.concat([ED25519_PKCS8, seed]), format: 'der', type: 'pkcs8' });
  const publicKey = createPublicKey(privateKey);
  const kid = createHash('sha256')
    .update(publicKey.export({ format: 'der', type: 'spki' }))
    .digest('base64url')
    .slice(0, 12);
  return { kid, privateKey, publicKey };
}

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

function decode<T>(part: string): T | undefined {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString('utf8')) as T;
  } catch {
    return undefined;
  }
}
