import { claimsOf, session } from '@/lib/session/session';

const PREFIX = 'draft:';

/** What the tab's storage refused, because it is blocked or full: it lives as long as the page. */
const memory = new Map<string, string>();

/** A draft belongs to the user who typed it; before login it belongs to no user. */
function userPrefix(): string {
  const token = session.token();
  return `${PREFIX}${(token && claimsOf(token)?.sub) ?? ''}:`;
}

/** Beside a draft: the idempotency key under which it was sent. */
const SENT = ':sent';
export type Sent = { input: string; key: string };
export const readSent = (name: string): Partial<Sent> => readDraft<Sent>(name + SENT);
export const saveSent = (name: string, sent: Sent): void => saveDraft(name + SENT, sent);

/** Unsent input of a form, kept in this tab through a reload or an expired session, for the same user only. */
export function readDraft<T extends object>(name: string): Partial<T> {
  const key = userPrefix() + name;
  return attempt(() => JSON.parse(memory.get(key) ?? sessionStorage.getItem(key) ?? '') as Partial<T>) ?? {};
}

export function saveDraft(name: string, values: object, except: readonly string[] = []): void {
  const saved = JSON.stringify(Object.fromEntries(Object.entries(values).filter(([key]) => !except.includes(key))));
  const key = userPrefix() + name;
  memory.set(key, saved);
  attempt(() => {
    sessionStorage.setItem(key, saved);
    memory.delete(key);
  });
}

export function clearDraft(name: string): void {
  for (const key of [name, name + SENT]) remove(userPrefix() + key);
}

/** Removes all drafts of this tab, except those whose keys begin with `but`. */
export function clearDrafts(but?: string): void {
  for (const key of [...memory.keys(), ...(attempt(() => Object.keys(sessionStorage)) ?? [])])
    if (key.startsWith(PREFIX) && !(but && key.startsWith(but))) remove(key);
}

function remove(key: string): void {
  memory.delete(key);
  attempt(() => sessionStorage.removeItem(key));
}

/** A browser may refuse its storage, or be asked for more than it has. */
function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

// After a login only the drafts of this user stay.
session.subscribe(() => {
  if (session.isOpen()) clearDrafts(userPrefix());
});
