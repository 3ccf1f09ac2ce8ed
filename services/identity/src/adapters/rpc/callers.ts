import { isUser, isUuid } from '@nowahala/platform';
import type { Caller } from '@nowahala/platform';
import { refuse } from '../../domain/sentences.js';

/** The caller is this person, in a session of hers (or a service acting for her). An API key never manages an account. */
export function isPerson(caller: Caller, userId: string): void {
  if (!isUuid(userId)) throw refuse.notFound();
  isUser(caller, userId);
  if (caller.via === 'apikey') throw refuse.keysNotAllowed();
  if (caller.via === 'anonymous') throw refuse.notFound();
}

/** Like isPerson, and keys may look too. */
export function mayRead(caller: Caller, userId: string): void {
  if (!isUuid(userId)) throw refuse.notFound();
  isUser(caller, userId);
  if (caller.via === 'anonymous') throw refuse.notFound();
}
