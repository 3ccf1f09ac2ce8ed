import { useRef, useState, type ChangeEvent, type FormEvent } from 'react';
import { readDraft, saveDraft } from './form-draft';
import { serverFields } from './server-fields';
import { toast } from '@/lib/live/toast';

/** Answers the sentence to show, or nothing when the value will do. */
export type Rule = (value: string) => string | undefined;

type Options<Name extends string> = {
  initial: Record<Name, string>;
  rules: Record<Name, Rule>;
  /** What happens with good values. What it throws is offered to `failed`, which answers with the toast that says it. */
  send: (values: Record<Name, string>) => Promise<void>;
  failed: (error: unknown) => number;
  /** Keeps the words in this tab under this name, but for the secret ones. */
  draft?: { name: string; except: readonly NoInfer<Name>[] };
};

/** Forms of a few text fields on pages that must arrive quickly; the signed-in pages use react-hook-form, ten times the size. */
export function useShortForm<const Name extends string>({ initial, rules, send, failed, draft }: Options<Name>) {
  const names = Object.keys(initial) as Name[];
  const element = useRef<HTMLFormElement>(null);
  const sending = useRef(false);
  const failureToast = useRef<number>(undefined);
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<Partial<Record<Name, string>>>({});
  const [values, setValues] = useState<Record<Name, string>>(() => ({
    ...initial,
    ...(draft ? readDraft<typeof initial>(draft.name) : {}),
  }));

  const set = (name: Name, value: string) => {
    const next = { ...values, [name]: value };
    setValues(next);
    if (draft) saveDraft(draft.name, next, draft.except);
    // A marked field is judged again while it is mended; the others wait for the button.
    if (errors[name]) setErrors({ ...errors, [name]: rules[name](value) });
  };

  const show = (found: Partial<Record<Name, string>>) => {
    setErrors(found);
    const first = names.find((name) => found[name]);
    const input = first && element.current?.elements.namedItem(first);
    if (input instanceof HTMLElement) input.focus();
    return first !== undefined;
  };

  const submit = async () => {
    if (sending.current) return;
    const found: Partial<Record<Name, string>> = {};
    for (const name of names) {
      const message = rules[name](values[name]);
      if (message) found[name] = message;
    }
    if (show(found)) return;
    sending.current = true;
    setBusy(true);
    try {
      await send(values);
      // It does not lie over the good news.
      if (failureToast.current !== undefined) toast.dismiss(failureToast.current);
    } catch (error) {
      show(serverFields(error, names) as Partial<Record<Name, string>>);
      failureToast.current = failed(error);
    } finally {
      sending.current = false;
      setBusy(false);
    }
  };

  return {
    busy,
    set,
    error: (name: Name) => errors[name],
    value: (name: Name) => values[name],
    /** For an input: its name, value, change and error. */
    field: (name: Name) => ({
      name,
      value: values[name],
      error: errors[name],
      onChange: (event: ChangeEvent<HTMLInputElement>) => set(name, event.target.value),
    }),
    /** For the form element. */
    form: {
      ref: element,
      noValidate: true,
      onSubmit: (event: FormEvent) => {
        event.preventDefault();
        void submit();
      },
    },
  };
}
