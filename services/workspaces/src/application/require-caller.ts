import { isUuid, ownsWorkspace } from '@nowahala/platform';
import type { Caller } from '@nowahala/platform';
import { refusals } from '../domain/refusals.js';

export function requireOwner(caller: Caller, workspaceId: string): void {
  if (!isUuid(workspaceId)) throw refusals.notFound();
  ownsWorkspace(caller, workspaceId);
}

/** An API key reads only. */
export function requireWriter(caller: Caller): void {
  if (caller.via === 'apikey') throw refusals.keysNotAllowed();
}

/** What is missing and what is a stranger's get the same refusal. */
export async function getOwned<T extends { workspaceId: string }>(
  caller: Caller,
  id: string,
  find: (id: string) => Promise<T | null | undefined>,
): Promise<T> {
  const found = isUuid(id) ? await find(id) : undefined;
  if (!found) throw refusals.notFound();
  ownsWorkspace(caller, found.workspaceId);
  return found;
}
