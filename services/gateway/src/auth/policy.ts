import { SetMetadata } from '@nestjs/common';
import type { Scope } from '@nowahala/api';

/** Whose a body's id must be before anything else is looked at. */
export type BodyIds = Record<string, 'subject' | 'workspace'>;

interface Ids {
  /** Path id that must be the caller. */
  subject?: string;
  /** Path id of a workspace that must be the caller's. */
  workspace?: string;
  /** Path ids of things whose service knows the owner; it answers like missing for everybody else. */
  things?: string[];
  body?: BodyIds;
}

/** Who may use a route. Every route declares one, or the gateway does not start (RULES.md#security). */
export type RoutePolicy =
  /** Visitors; a session, if there is one, is known to the handler. */
  | { who: 'anyone'; things?: string[]; unlimited?: boolean }
  | ({
      who: 'session';
      /** Money, keys, passwords: the session is asked about anew, no five-second memory. */
      fresh?: boolean;
      /** The route touches the account alone; it works while workspaces cannot be asked. */
      alone?: boolean;
      /** Is no counted change of the account: it keeps nothing, or takes something from a thief, who could else use the limit up first. */
      uncounted?: boolean;
    } & Ids)
  | { who: 'key'; scope?: Scope; things?: string[] }
  /** The signature in the request is the only credential. */
  | { who: 'signature' }
  /** A browser on this machine, outside production. */
  | { who: 'developer' };

export const POLICY = Symbol('policy');

export const Policy = (policy: RoutePolicy): MethodDecorator => SetMetadata(POLICY, policy);

/** Whether a call counts for the limit `change`: everything that somebody signed in sends and does not only read. */
export const isCountedChange = (policy: RoutePolicy | undefined, method: string): boolean =>
  policy?.who === 'session' && !policy.uncounted && method !== 'GET' && method !== 'HEAD';

export const anyone = (more: { things?: string[]; unlimited?: boolean } = {}): RoutePolicy => ({ who: 'anyone', ...more });
export const signedIn = (more: Omit<Extract<RoutePolicy, { who: 'session' }>, 'who'> = {}): RoutePolicy => ({ who: 'session', ...more });
export const withKey = (scope?: Scope, more: { things?: string[] } = {}): RoutePolicy => ({ who: 'key', scope, ...more });
export const signedBody = (): RoutePolicy => ({ who: 'signature' });
export const developer = (): RoutePolicy => ({ who: 'developer' });
