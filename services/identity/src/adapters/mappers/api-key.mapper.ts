import type { identity } from '@nowahala/contracts';
import type { ApiKeyView } from '../../database/api-key.repository.js';
import { keyPrefix } from '../../domain/api-key-secret.js';

export const toApiKey = (key: ApiKeyView): identity.ApiKey => ({
  id: key.id,
  name: key.name,
  revoked: key.revokedAt !== null,
  prefix: keyPrefix(key.publicId),
  scopes: key.scopes,
  createdAt: key.createdAt,
  lastUsedAt: key.lastUsedAt ?? undefined,
});
