import { useEffect } from 'react';
import { useForm, type DefaultValues, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form';
import { readDraft, useDraft } from '@/lib/draft';

/** A form over something saved: news from the server fills what she did not touch, and her unsaved words survive a reload. */
export function useSavedForm<T extends FieldValues>(saved: T, draft: string): UseFormReturn<T> {
  const form = useForm<T>({
    defaultValues: saved as DefaultValues<T>,
    values: saved,
    resetOptions: { keepDirtyValues: true },
  });
  const { setValue } = form;
  useEffect(() => {
    for (const [name, value] of Object.entries(readDraft<T>(draft)))
      if (name in saved) setValue(name as Path<T>, value, { shouldDirty: true });
    // Only when the page opens: later changes are hers.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  useDraft(form, draft);
  return form;
}
