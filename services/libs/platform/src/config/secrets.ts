import { hkdfSync, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError } from './config.js';
import type { PlatformSettings } from './config.js';

const MIN_LENGTH = 32;

/** What INTERNAL_SECRET holds: one secret, or while it is changed two, with a comma between. The first is used, all are believed. */
export const secretsIn = (internalSecret: string): string[] => internalSecret.split(',').map((secret) => secret.trim());

/** A key of its own for each purpose, from the one secret that has to be set; all of them while it is changed. */
export const deriveSecrets = (internalSecret: string, purpose: string): string[] =>
  secretsIn(internalSecret).map((secret) => Buffer.from(hkdfSync('sha256', secret, 'nowahala', purpose, 32)).toString('base64url'));

/** The one to make things with. */
export const deriveSecret = (internalSecret: string, purpose: string): string => deriveSecrets(internalSecret, purpose)[0]!;

/** What all keys follow from: refused when missing or short. */
export function requireInternalSecret(settings: PlatformSettings): string {
  const secret = settings.INTERNAL_SECRET;
  if (!secret || secretsIn(secret).some(({ length }) => length < MIN_LENGTH)) {
    throw new ConfigError(
      `These settings are missing or wrong:\n  INTERNAL_SECRET: must be set to ${MIN_LENGTH} or more random characters (while it is changed: two such, with a comma between)`,
    );
  }
  return secret;
}

/** The one-machine run makes its secret once, readable by the owner alone. */
export function localInternalSecret(settings: PlatformSettings): string {
  if (settings.INTERNAL_SECRET) return requireInternalSecret(settings);
  const file = join(settings.DATA_DIR, 'secrets', 'internal');
  if (existsSync(file)) return readFileSync(file, 'utf8').trim();
  mkdirSync(join(settings.DATA_DIR, 'secrets'), { recursive: true, mode: 0o700 });
  const secret = randomBytes(48).toString('base64url');
  writeFileSync(file, `${secret}\n`, { mode: 0o600, flag: 'wx' });
  return secret;
}
