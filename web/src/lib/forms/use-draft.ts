import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { saveDraft } from './form-draft';

export { clearDraft, readDraft } from './form-draft';

/** Keeps a form's words in this tab. Name secret fields in `except`. */
export function useDraft<T extends FieldValues>(form: UseFormReturn<T>, name: string, except: readonly string[] = []): void {
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => saveDraft(name, values, except) }),
    [form, name, except],
  );
}
