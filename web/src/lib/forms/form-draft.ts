import { claimsOf, session } from '@/lib/session/session';

const PREFIX = 'draft:';

/** Words belong to whoever typed them; what is typed before logging in belongs to nobody yet. */
function userPrefix(): string {
  const token = session.token();
  return `${PREFIX}${(token && claimsOf(token)?.sub) ?? ''}:`;
}

/** What was typed into a form, kept in this tab through a reload or a session that ended, for the same person only. */
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
    // storage is blocked: the words live as long as the page
  }
}

export function clearDraft(name: string): void {
  try {
    sessionStorage.removeItem(userPrefix() + name);
  } catch {
    // nothing was kept
  }
}

/** Nobody's words stay in this tab, but for those whose keys begin with `but`. */
export function clearDrafts(but?: string): void {
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(PREFIX) && !(but && key.startsWith(but))) sessionStorage.removeItem(key);
  } catch {
    // nothing was kept
  }
}

// Whoever logs in finds her own words only, and leaves nobody else's behind for the next one.
session.subscribe(() => {
  if (session.isOpen()) clearDrafts(userPrefix());
});
