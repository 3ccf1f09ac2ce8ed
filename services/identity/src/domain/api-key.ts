import { isLongerThan, isUnshowable, normalizeText } from '@nowahala/platform';
import type { Aggregate } from '@nowahala/platform';
import { refusals, sentences } from './refusals.js';

export const apiKeyScopes = ['servers:read', 'pings:read', 'incidents:read', 'logs:write'] as const;
export const mostLiveKeys = 20;
const OLD_SECRET_MS = 24 * 3_600_000;
const LONGEST_NAME = 80;

export interface ApiKey {
  userId: string;
  name: string;
  publicId: string;
  scopes: string[];
  secretHash: string;
  createdAt: string;
  revokedAt: string | null;
  /** Secrets that a rotation replaced, each good for one more day, newest first. */
  previous: FormerSecret[];
}

export interface FormerSecret {
  secretHash: string;
  until: string;
}

export type ApiKeyEvent =
  | {
      type: 'ApiKeyIssued';
      data: { userId: string; name: string; publicId: string; scopes: string[]; secretHash: string; issuedAt: string };
    }
  | { type: 'ApiKeyRotated'; data: { secretHash: string; oldSecretUntil: string } }
  | { type: 'ApiKeyRevoked'; data: { revokedAt: string } };

export const apiKey: Aggregate<ApiKey | undefined, ApiKeyEvent> = {
  type: 'apikey',
  initialState: undefined,
  evolve(key, event) {
    switch (event.type) {
      case 'ApiKeyIssued': {
        const { issuedAt, ...rest } = event.data;
        return { ...rest, createdAt: issuedAt, revokedAt: null, previous: [] };
      }
      case 'ApiKeyRotated': {
        const { secretHash, oldSecretUntil } = event.data;
        const rotatedAt = Date.parse(oldSecretUntil) - OLD_SECRET_MS;
        const stillGood = key!.previous.filter(({ until }) => rotatedAt < Date.parse(until));
        return { ...key!, secretHash, previous: [{ secretHash: key!.secretHash, until: oldSecretUntil }, ...stillGood] };
      }
      case 'ApiKeyRevoked':
        return { ...key!, revokedAt: event.data.revokedAt, previous: [] };
    }
  },
};

export interface ApiKeyInput {
  userId: string;
  name: string;
  /** Empty: all of them. */
  scopes: string[];
}

/** A wish that can be granted, or a refusal with the field to correct. */
export function readApiKeyInput(wish: ApiKeyInput): ApiKeyInput {
  const name = normalizeText(wish.name);
  if (name === '') throw refusals.fields({ name: sentences.keyNameMissing });
  if (isUnshowable(name)) throw refusals.fields({ name: sentences.strangeCharacters });
  if (isLongerThan(name, LONGEST_NAME)) throw refusals.fields({ name: sentences.keyNameLength });
  const unknown = wish.scopes.find((scope) => !(apiKeyScopes as readonly string[]).includes(scope));
  if (unknown !== undefined) throw refusals.fields({ scopes: sentences.scopeUnknown(unknown.slice(0, 40)) });
  const chosen = wish.scopes.length === 0 ? apiKeyScopes : apiKeyScopes.filter((scope) => wish.scopes.includes(scope));
  return { userId: wish.userId, name, scopes: [...chosen] };
}

export function issueKey(wish: ApiKeyInput, made: { publicId: string; secretHash: string }, liveKeys: number, now: Date): ApiKeyEvent[] {
  if (liveKeys >= mostLiveKeys) throw refusals.tooManyKeys();
  return [{ type: 'ApiKeyIssued', data: { ...wish, ...made, issuedAt: now.toISOString() } }];
}

export function rotateKey(key: ApiKey, secretHash: string, now: Date): ApiKeyEvent[] {
  if (key.revokedAt) throw refusals.keyRevoked();
  return [{ type: 'ApiKeyRotated', data: { secretHash, oldSecretUntil: new Date(now.getTime() + OLD_SECRET_MS).toISOString() } }];
}

/** Revoking twice is no error: the key is revoked. */
export function revokeKey(key: ApiKey, now: Date): ApiKeyEvent[] {
  return key.revokedAt ? [] : [{ type: 'ApiKeyRevoked', data: { revokedAt: now.toISOString() } }];
}
