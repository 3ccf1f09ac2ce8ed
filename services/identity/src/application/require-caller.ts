import { isUser, isUuid } from '@nowahala/platform';
import type { Caller } from '@nowahala/platform';
import { refusals } from '../domain/refusals.js';

/** The caller is this user in a session, or a service acting for the user. An API key never manages an account. */
export function requireUser(caller: Caller, userId: string): void {
  if (!isUuid(userId)) throw refusals.notFound();
  isUser(caller, userId);
  if (caller.via === 'apikey') throw refusals.keysNotAllowed();
  if (caller.via === 'anonymous') throw refusals.notFound();
}

/** Like requireUser, but an API key of the user is accepted too. */
export function requireReader(caller: Caller, userId: string): void {
  if (!isUuid(userId)) throw refusals.notFound();
  isUser(caller, userId);
  if (caller.via === 'anonymous') throw refusals.notFound();
}
