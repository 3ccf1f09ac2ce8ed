import { claimsOf, session } from '@/lib/session/session';

const PREFIX = 'draft:';

/** A draft belongs to the user who typed it; before login it belongs to no user. */
function userPrefix(): string {
  const token = session.token();
  return `${PREFIX}${(token && claimsOf(token)?.sub) ?? ''}:`;
}

/** Unsent input of a form, kept in this tab through a reload or an expired session, for the same user only. */
export function readDraft<T extends object>(name: string): Partial<T> {
  try {
    return JSON.parse(sessionStorage.getItem(userPrefix() + name) ?? '{}') as Partial<T>;
  } catch {
    return {};
  }
}

export function saveDraft(name: string, values: object, except: readonly string[]): void {
  const saved = Object.fromEntries(Object.entries(values).filter(([key]) => !except.includes(key)));
  try {
    sessionStorage.setItem(userPrefix() + name, JSON.stringify(saved));
  } catch {
    // Storage is blocked: the draft lives as long as the page.
  }
}

export function clearDraft(name: string): void {
  try {
    sessionStorage.removeItem(userPrefix() + name);
  } catch {
    // Nothing was saved.
  }
}

/** Removes all drafts of this tab, except those whose keys begin with `but`. */
export function clearDrafts(but?: string): void {
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(PREFIX) && !(but && key.startsWith(but))) sessionStorage.removeItem(key);
  } catch {
    // Nothing was saved.
  }
}

// After a login only the drafts of this user stay.
session.subscribe(() => {
  if (session.isOpen()) clearDrafts(userPrefix());
});
