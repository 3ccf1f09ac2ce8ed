import { identity } from '@nowahala/contracts';
import { isSystem, isUser, newId, notFound, refusal } from '@nowahala/platform';
import type { CallContext } from '@nowahala/platform';
import type { FakeServices, TestUser } from './fake-services.js';
import { after, later } from './helpers.js';

function profile(userId: string): identity.User {
  return identity.User.fromPartial({
    id: userId,
    fullName: 'Ada Okafor',
    username: 'ada',
    email: 'ada@example.com',
    country: 'NG',
    timeZone: 'Africa/Lagos',
    language: 'en',
    createdAt: later(0),
  });
}

function session(person: TestUser): identity.Session {
  return {
    token: person.token,
    tokenExpiresAt: later(900_000),
    refreshToken: `refresh-${person.sessionId}`,
    refreshExpiresAt: later(86_400_000),
    sessionId: person.sessionId,
  };
}

const device = (person: TestUser): identity.SignedInDevice => ({
  sessionId: person.sessionId,
  browser: 'Chrome',
  system: 'Android',
  place: '102.89.34.x',
  createdAt: later(0),
  lastSeenAt: later(0),
});

/** Identity, as far as the gateway can see it. */
export function fakeIdentity(world: FakeServices) {
  const key = (person: TestUser): identity.ApiKey => ({
    id: person.keyId,
    name: 'Shop',
    revoked: false,
    prefix: person.apiKey.slice(0, 18),
    scopes: world.scopes.get(person.apiKey)!,
    createdAt: later(0),
    lastUsedAt: undefined,
  });
  const mine = (userId: string, { caller }: CallContext): TestUser => {
    isUser(caller, userId);
    return world.by('userId', userId);
  };
  return {
    introspectToken: ({ token }: { token: string }, { caller }: CallContext) => {
      isSystem(caller);
      const person = world.people.find((known) => known.token === token && !world.revoked.has(known.sessionId));
      return person
        ? { active: true, userId: person.userId, sessionId: person.sessionId, expiresAt: later(900_000) }
        : { active: false, userId: '', sessionId: '', expiresAt: undefined };
    },
    verifyApiKey: ({ secret }: { secret: string }, { caller }: CallContext) => {
      isSystem(caller);
      const person = world.people.find((known) => known.apiKey === secret && !world.revoked.has(known.keyId));
      return person
        ? { active: true, keyId: person.keyId, userId: person.userId, scopes: world.scopes.get(secret)! }
        : { active: false, keyId: '', userId: '', scopes: [] };
    },
    register: () => {
      const person = world.person();
      return { user: profile(person.userId), session: session(person) };
    },
    login: ({ email, password }: { email: string; password: string }) => {
      if (password !== 'a calm long password') throw refusal('LOGIN_FAILED', 'unauthenticated', 'Invalid email or password');
      void email;
      return { user: profile(world.people[0]!.userId), session: session(world.people[0]!) };
    },
    refresh: ({ refreshToken }: { refreshToken: string }) => {
      const person = world.people.find((known) => refreshToken === `refresh-${known.sessionId}`);
      if (!person) throw refusal('SESSION_OVER', 'unauthenticated', 'Session expired, please login');
      return { session: session(person) };
    },
    logout: ({ sessionId }: { sessionId: string }) => {
      world.revoked.add(sessionId);
      return {};
    },
    getUser: ({ userId }: { userId: string }, context: CallContext) => ({ user: profile(mine(userId, context).userId) }),
    updateUser: ({ userId }: { userId: string }, context: CallContext) => ({ user: profile(mine(userId, context).userId) }),
    forgotPassword: () => ({}),
    resetPassword: ({ revokeKeys }: { revokeKeys: boolean }) =>
      revokeKeys ? { liveKeys: 0, revokedKeys: 1 } : { liveKeys: 1, revokedKeys: 0 },
    verifyEmail: ({ token }: { token: string }) => ({ userId: '', waitsFor: token === 'half' ? ['old'] : [] }),
    undoChange: () => ({ userId: world.people[0]?.userId ?? newId(), what: 'email', liveKeys: 1 }),
    listSessions: ({ userId }: { userId: string }, context: CallContext) => ({ sessions: [device(mine(userId, context))] }),
    revokeSession: ({ userId, sessionId }: { userId: string; sessionId: string }, context: CallContext) => {
      if (mine(userId, context).sessionId !== sessionId) throw notFound();
      world.revoked.add(sessionId);
      return {};
    },
    revokeOtherSessions: ({ userId }: { userId: string }, context: CallContext) => after(mine(userId, context), { sessionIds: [newId()] }),
    resendVerification: ({ userId }: { userId: string }, context: CallContext) => after(mine(userId, context), {}),
    sendPhoneCode: ({ userId }: { userId: string }, context: CallContext) => after(mine(userId, context), {}),
    confirmPhone: ({ userId }: { userId: string }, context: CallContext) => after(mine(userId, context), {}),
    requestErasure: ({ userId, password }: { userId: string; password: string }, context: CallContext) => {
      mine(userId, context);
      if (password !== 'a calm long password')
        throw refusal('PASSWORD_WRONG', 'invalid', 'This is not your password. Nothing was deleted.', {
          fields: { password: 'This is not your password.' },
        });
      world.revoked.add(world.by('userId', userId).sessionId);
      return { erasedBy: later(30 * 86_400_000) };
    },
    export: ({ userId }: { userId: string }, context: CallContext) => ({
      json: JSON.stringify({ userId: mine(userId, context).userId }),
    }),
    generateApiKey: ({ userId }: { userId: string }, context: CallContext) => ({
      key: key(mine(userId, context)),
      secret: world.by('userId', userId).apiKey,
    }),
    listApiKeys: ({ userId }: { userId: string }, context: CallContext) => ({ keys: [key(mine(userId, context))] }),
    revokeApiKey: ({ userId, keyId }: { userId: string; keyId: string }, context: CallContext) => {
      const person = mine(userId, context);
      if (person.keyId !== keyId) throw notFound();
      world.revoked.add(keyId);
      return { key: { ...key(person), revoked: true } };
    },
    rotateApiKey: ({ userId, keyId }: { userId: string; keyId: string }, context: CallContext) => {
      const person = mine(userId, context);
      if (person.keyId !== keyId) throw notFound();
      return { key: key(person), secret: person.apiKey };
    },
  };
}
