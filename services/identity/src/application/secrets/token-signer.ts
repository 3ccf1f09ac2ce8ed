import { errors, jwtVerify, SignJWT } from 'jose';
import { createHash, createPrivateKey, createPublicKey } from 'node:crypto';
import type { KeyObject } from 'node:crypto';

/** Claims of the bearer token; no personal data. */
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
const ALGORITHM = 'EdDSA';
const MAX_TOKEN_LENGTH = 2_048;
const AUDIENCE = 'nowahala';

/** Signs and verifies the session's JWT. Only EdDSA is accepted, whatever algorithm the header names. */
export class TokenSigner {
  private readonly keys: SigningKey[];

  /** 32-byte seeds; the first signs, the others are still accepted, so that a key can be changed without ending sessions. */
  constructor(
    seeds: Buffer[],
    private readonly issuer: string,
  ) {
    this.keys = seeds.map(keyOf);
  }

  async sign(claims: Omit<TokenClaims, 'iss' | 'aud'>): Promise<string> {
    const { kid, privateKey } = this.keys[0]!;
    const token = new SignJWT({ iss: this.issuer, aud: AUDIENCE, ...claims });
    return token.setProtectedHeader({ alg: ALGORITHM, typ: 'JWT', kid }).sign(privateKey);
  }

  /** The claims of a token that one of the keys signed and that has not expired, or undefined. */
  async read(token: string, now: Date): Promise<TokenClaims | undefined> {
    if (token.length > MAX_TOKEN_LENGTH) return undefined;
    const options = { algorithms: [ALGORITHM], issuer: this.issuer, audience: AUDIENCE, currentDate: now, requiredClaims: ['exp'] };
    try {
      const { payload } = await jwtVerify(token, (header: { kid?: string }) => this.publicKeyOf(header.kid), options);
      return payload as unknown as TokenClaims;
    } catch (error) {
      if (error instanceof errors.JOSEError || error instanceof TypeError) return undefined;
      throw error;
    }
  }

  private publicKeyOf(kid: string | undefined): KeyObject {
    const key = this.keys.find((candidate) => candidate.kid === kid);
    if (!key) throw new errors.JWKSNoMatchingKey();
    return key.publicKey;
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
