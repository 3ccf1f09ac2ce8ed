import { isUser, isUuid } from '@nowahala/platform';
import type { Caller } from '@nowahala/platform';
import { refusals } from '../../domain/refusals.js';

/** The caller is this person, in a session of hers (or a service acting for her). An API key never manages an account. */
export function isPerson(caller: Caller, userId: string): void {
  if (!isUuid(userId)) throw refusals.notFound();
  isUser(caller, userId);
  if (caller.via === 'apikey') throw refusals.keysNotAllowed();
  if (caller.via === 'anonymous') throw refusals.notFound();
}

/** Like isPerson, and keys may look too. */
export function mayRead(caller: Caller, userId: string): void {
  if (!isUuid(userId)) throw refusals.notFound();
  isUser(caller, userId);
  if (caller.via === 'anonymous') throw refusals.notFound();
}
