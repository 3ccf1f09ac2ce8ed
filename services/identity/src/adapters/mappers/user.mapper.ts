import type { identity } from '@nowahala/contracts';
import { keyPrefix } from '../../domain/api-key-secret.js';
import type { ApiKeyView, User } from '../../application/ports/index.js';
import type { SessionTokens } from '../../application/token-issuer.js';

export const presentUser = (user: User): identity.User => ({
  id: user.id,
  fullName: user.fullName,
  username: user.username,
  email: user.email,
  phone: user.phone,
  country: user.country,
  timeZone: user.timeZone,
  language: user.language,
  emailVerified: user.emailVerifiedAt !== null,
  phoneVerified: user.phoneVerifiedAt !== null,
  profilePhoto: '',
  createdAt: user.createdAt,
});

export const presentContact = (user: User): identity.GetContactResponse => ({
  found: true,
  userId: user.id,
  fullName: user.fullName,
  username: user.username,
  email: user.email,
  emailVerified: user.emailVerifiedAt !== null,
  phone: user.phone,
  phoneVerified: user.phoneVerifiedAt !== null,
  timeZone: user.timeZone,
  language: user.language,
  country: user.country,
  version: user.version,
});

export const presentSession = (session: SessionTokens): identity.Session => session;

export const presentKey = (key: ApiKeyView): identity.ApiKey => ({
  id: key.id,
  name: key.name,
  revoked: key.revokedAt !== null,
  prefix: keyPrefix(key.publicId),
  scopes: key.scopes,
  createdAt: key.createdAt,
  lastUsedAt: key.lastUsedAt ?? undefined,
});
