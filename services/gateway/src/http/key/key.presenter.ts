import { scopes } from '@nowahala/api';
import type { ApiKeyResponse, Scope } from '@nowahala/api';
import type { identity } from '@nowahala/contracts';
import { iso } from '../wire.js';

export const knownScopes = (given: string[]): Scope[] => given.filter((scope): scope is Scope => scopes.includes(scope as Scope));

export const presentKey = (key: identity.ApiKey): ApiKeyResponse => ({
  _id: key.id,
  name: key.name,
  revoked: key.revoked,
  prefix: key.prefix,
  scopes: knownScopes(key.scopes),
  createdAt: iso(key.createdAt!),
  lastUsedAt: iso(key.lastUsedAt),
});
