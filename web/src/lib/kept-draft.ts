const PREFIX = 'draft:';

/** What was typed into a form, kept in this tab through a reload or a session that ended. */
export function readDraft<T extends object>(name: string): Partial<T> {
  try {
    return JSON.parse(sessionStorage.getItem(PREFIX + name) ?? '{}') as Partial<T>;
  } catch {
    return {};
  }
}

export function saveDraft(name: string, values: object, except: readonly string[]): void {
  const kept = Object.fromEntries(Object.entries(values).filter(([key]) => !except.includes(key)));
  try {
    sessionStorage.setItem(PREFIX + name, JSON.stringify(kept));
  } catch {
    // storage is blocked: the words live as long as the page
  }
}

export function clearDraft(name: string): void {
  try {
    sessionStorage.removeItem(PREFIX + name);
  } catch {
    // nothing was kept
  }
}
