import { HOUR_MS, limits } from '@nowahala/kernel';
import { defineAggregate, isLongerThan, isUnshowable, normalizeText } from '@nowahala/platform';
import { refusals, sentences } from './refusals.js';

export const API_KEY_SCOPES = ['servers:read', 'pings:read', 'incidents:read', 'logs:write'] as const;
const MAX_LIVE_KEYS = 20;
const OLD_SECRET_MS = 24 * HOUR_MS;

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

export interface ApiKeyInput {
  userId: string;
  name: string;
  /** Empty: all of them. */
  scopes: string[];
}

export type ApiKeyCommand =
  | { type: 'IssueApiKey'; data: ApiKeyInput & { publicId: string; secretHash: string } }
  | { type: 'RotateApiKey'; data: { userId: string; secretHash: string } }
  /** Its creation was asked for again: the secret was in an answer that was lost. */
  | { type: 'ReplaceLostSecret'; data: { userId: string; secretHash: string; askedAt: Date } }
  | { type: 'RevokeApiKey'; data: { userId: string } };

export interface ApiKeyContext {
  now: Date;
  /** Keys in force of the same user. */
  liveKeys?: number;
  /** A call was made with it. */
  isUsed?: boolean;
}

/** An input that can be used, or a refusal with the field to correct. */
export function readApiKeyInput(input: ApiKeyInput): ApiKeyInput {
  const name = normalizeText(input.name);
  if (name === '') throw refusals.fields({ name: sentences.keyNameMissing });
  if (isUnshowable(name)) throw refusals.fields({ name: sentences.strangeCharacters });
  if (isLongerThan(name, limits.apiKeyName.max)) throw refusals.fields({ name: sentences.keyNameLength });
  const unknown = input.scopes.find((scope) => !(API_KEY_SCOPES as readonly string[]).includes(scope));
  if (unknown !== undefined) throw refusals.fields({ scopes: sentences.scopeUnknown(unknown.slice(0, 40)) });
  const chosen = input.scopes.length === 0 ? API_KEY_SCOPES : API_KEY_SCOPES.filter((scope) => input.scopes.includes(scope));
  return { userId: input.userId, name, scopes: [...chosen] };
}

function decide(command: ApiKeyCommand, key: ApiKey | undefined, { now, liveKeys = 0, isUsed = false }: ApiKeyContext): ApiKeyEvent[] {
  switch (command.type) {
    case 'IssueApiKey':
      if (liveKeys >= MAX_LIVE_KEYS) throw refusals.tooManyKeys();
      return [{ type: 'ApiKeyIssued', data: { ...command.data, issuedAt: now.toISOString() } }];
    case 'RotateApiKey': {
      const { userId, secretHash } = command.data;
      if (owned(key, userId).revokedAt) throw refusals.keyRevoked();
      return [{ type: 'ApiKeyRotated', data: { secretHash, oldSecretUntil: new Date(now.getTime() + OLD_SECRET_MS).toISOString() } }];
    }
    case 'ReplaceLostSecret': {
      const { userId, secretHash, askedAt } = command.data;
      const { revokedAt, createdAt, previous } = owned(key, userId);
      if (revokedAt) throw refusals.keyRevoked();
      // Asked before the secret was made: a request that was overtaken by its own repeat, whose answer may have arrived.
      if (isUsed || askedAt < new Date(previous[0]?.until ?? createdAt)) throw refusals.keyAlreadyMade();
      return [{ type: 'ApiKeyRotated', data: { secretHash, oldSecretUntil: now.toISOString() } }];
    }
    case 'RevokeApiKey':
      // Revoking twice is no error: the key is revoked.
      return owned(key, command.data.userId).revokedAt ? [] : [{ type: 'ApiKeyRevoked', data: { revokedAt: now.toISOString() } }];
  }
}

function evolve(key: ApiKey | undefined, event: ApiKeyEvent): ApiKey | undefined {
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
}

export const apiKey = defineAggregate({ type: 'apikey', initialState: undefined as ApiKey | undefined, decide, evolve });

function owned(key: ApiKey | undefined, userId: string): ApiKey {
  if (key?.userId !== userId) throw refusals.notFound();
  return key;
}
