import type { identity } from '@nowahala/contracts';
import { iso } from '../wire.js';

export const presentKey = (key: identity.ApiKey) => ({
  _id: key.id,
  name: key.name,
  revoked: key.revoked,
  prefix: key.prefix,
  scopes: key.scopes,
  createdAt: iso(key.createdAt),
  lastUsedAt: iso(key.lastUsedAt),
});
