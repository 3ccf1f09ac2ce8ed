import { useEffect, useRef } from 'react';
import { useForm, type DefaultValues, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form';
import { clearDraft, readDraft, saveDraft } from './form-draft';

type SavedForm<T extends FieldValues> = {
  form: UseFormReturn<T>;
  /** Takes these values as saved; nothing is unsaved any more. */ settle: (values: T) => void;
};

/** A form over something saved: news from the server fills what she did not touch, and her unsaved words survive a reload. */
export function useSavedForm<T extends FieldValues>(saved: T, draft: string): SavedForm<T> {
  const latest = useRef(saved);
  // Before the form's own effects, which tell of the values that come with `saved`.
  useEffect(() => {
    latest.current = saved;
  }, [saved]);
  const form = useForm<T>({
    defaultValues: saved as DefaultValues<T>,
    values: saved,
    resetOptions: { keepDirtyValues: true },
  });

  const { setValue, subscribe, reset } = form;
  useEffect(() => {
    for (const [name, value] of Object.entries(readDraft<T>(draft)))
      if (name in latest.current) setValue(name as Path<T>, value, { shouldDirty: true });
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        const changed = Object.entries(values).filter(([name, value]) => value !== latest.current[name]);
        if (changed.length > 0) saveDraft(draft, Object.fromEntries(changed), []);
        else clearDraft(draft);
      },
    });
  }, [draft, setValue, subscribe]);

  const settle = (values: T) => {
    latest.current = values;
    reset(values, { keepDirtyValues: false });
  };
  return { form, settle };
}
