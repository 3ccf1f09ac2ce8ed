import type { identity } from '@nowahala/contracts';
import { waitsFor } from '../../domain/email-change.js';
import type { EmailChange } from '../../domain/email-change.js';
import type { User } from '../../database/user.entity.js';

export const toUser = (user: User, change?: EmailChange | null): identity.User => ({
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
  pendingEmail: change?.email ?? '',
  pendingEmailWaitsFor: change ? waitsFor(change) : [],
});

export const toContact = (user: User): identity.GetContactResponse => ({
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
