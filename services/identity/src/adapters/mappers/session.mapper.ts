import type { identity } from '@nowahala/contracts';
import type { SignedInSession } from '../../database/session.entity.js';

export const toSignedInDevice = (session: SignedInSession): identity.SignedInDevice => ({
  sessionId: session.id,
  browser: session.browser,
  system: session.system,
  place: session.place,
  createdAt: session.createdAt,
  lastSeenAt: session.renewedAt,
});
