import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

const PREFIX = 'draft:';

/** What was typed, minus what must not be kept. */
export function readDraft<T extends FieldValues>(name: string): Partial<T> {
  try {
    return JSON.parse(sessionStorage.getItem(PREFIX + name) ?? '{}') as Partial<T>;
  } catch {
    return {};
  }
}

export function clearDraft(name: string): void {
  sessionStorage.removeItem(PREFIX + name);
}

/** Keeps a form's words in this tab through a reload or a session that ended. Name secret fields in `except`. */
export function useDraft<T extends FieldValues>(form: UseFormReturn<T>, name: string, except: readonly (keyof T)[] = []): void {
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          const kept = Object.fromEntries(Object.entries(values).filter(([key]) => !except.includes(key)));
          try {
            sessionStorage.setItem(PREFIX + name, JSON.stringify(kept));
          } catch {
            // storage is blocked: the words live as long as the page
          }
        },
      }),
    [form, name, except],
  );
}
