import { useRef, useState, type ChangeEvent, type FormEvent } from 'react';
import { sentenceOf } from '@/lib/http/api-error';
import { useIdempotencyKey } from '@/lib/http/use-idempotency-key';
import { toast } from '@/lib/live/toast';
import { clearDraft, readDraft, saveDraft } from './form-draft';
import { serverFields } from './server-fields';

/** The sentence beside a field, or nothing when its value will do; what else was typed may make the field needless. */
export type Rule<Value = string, Values = unknown> = (value: Value, all: Values) => string | undefined;

type Name<Values> = Extract<keyof Values, string>;
export type FieldErrors<Values> = { [N in Name<Values>]?: string | undefined };

type TextControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** `initial`: something new. `saved`: something that exists; fields that were not changed follow it when it changes. */
type Start<Values> = { initial: Values; saved?: undefined } | { initial?: undefined; saved: Values };

export type FormOptions<Values, Result> = Start<Values> & {
  rules?: { [N in Name<Values>]?: Rule<Values[N], Values> };
  /** Keeps what was typed in this tab under this name, except secrets. */
  draft?: { name: string; except?: readonly Name<Values>[] };
  initialErrors?: FieldErrors<Values>;
  /** The same values keep their idempotency key. */
  send: (values: Values, idempotencyKey: string) => Promise<Result>;
  onSent?: (result: Result, values: Values) => unknown;
  onInvalid?: (errors: FieldErrors<Values>) => void;
  /** `isMarked`: the server's `fields` already stand beside their inputs. Returns its toast, which goes with the next success. */
  onError?: (error: unknown, isMarked: boolean) => number | undefined;
};

const toastUnlessMarked = (error: unknown, isMarked: boolean) => (isMarked ? undefined : toast.error(sentenceOf(error)));

/** One way to fill a form: rules, a draft, the server's `fields` beside their inputs, and one request however often the button is pressed. */
export function useForm<Values extends object, Result>(options: FormOptions<Values, Result>) {
  const { rules, draft, send, onSent, onInvalid, onError = toastUnlessMarked } = options;
  const start = (options.saved ?? options.initial) as Values;
  const names = Object.keys(start) as Name<Values>[];
  const element = useRef<HTMLFormElement>(null);
  const sending = useRef<Values>(null);
  const failureToast = useRef<number>(undefined);
  // What may not be kept in the tab is part of the input.
  const keyOf = useIdempotencyKey(draft?.except ? undefined : draft?.name);
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<FieldErrors<Values>>(options.initialErrors ?? {});
  const [changes, setChanges] = useState<Partial<Values>>(() => (draft ? knownOnly(readDraft<Values>(draft.name), names) : {}));
  const latest = useRef(changes);
  // What was just sent stands until the saved value itself has changed.
  const [settled, setSettled] = useState<{ over: string; values: Values } | null>(null);
  const base = settled?.over === JSON.stringify(start) ? settled.values : start;
  const values: Values = { ...base, ...changes };
  const isChanged = (name: Name<Values>) => values[name] !== base[name];

  const set = <N extends Name<Values>>(name: N, value: Values[N]) => {
    const next: Partial<Values> = { ...latest.current, [name]: value };
    latest.current = next;
    setChanges(next);
    if (draft) keepDraft(draft, options.saved ? changedOnly(next, base) : { ...base, ...next });
    // A marked field is judged again while it is mended; the others wait for the button.
    if (errors[name]) setErrors((marked) => ({ ...marked, [name]: rules?.[name]?.(value, { ...base, ...next }) }));
  };

  const mark = (found: FieldErrors<Values>): boolean => {
    setErrors(found);
    const first = names.find((name) => found[name]);
    const control = first && element.current?.elements.namedItem(first);
    const input = control instanceof RadioNodeList ? control[0] : control;
    if (input instanceof HTMLElement) {
      // What is folded away cannot have the focus.
      input.closest('details')?.setAttribute('open', '');
      input.focus();
    }
    return first !== undefined;
  };

  const keep = (next: Partial<Values>) => {
    latest.current = next;
    setChanges(next);
    setErrors({});
    if (draft) clearDraft(draft.name);
  };

  const reset = () => keep({});

  /** Takes these values as saved, but for what was typed since they were sent. Returns whether that is nothing. */
  const settle = (next: Values): boolean => {
    setSettled({ over: JSON.stringify(start), values: next });
    const typed = changedOnly(latest.current, sending.current ?? values);
    keep(typed);
    const isAll = Object.keys(typed).length === 0;
    if (draft && !isAll) keepDraft(draft, options.saved ? typed : { ...next, ...typed });
    return isAll;
  };

  const submit = async () => {
    if (sending.current) return;
    const found: FieldErrors<Values> = {};
    for (const name of names) {
      const message = rules?.[name]?.(values[name], values);
      if (message) found[name] = message;
    }
    if (mark(found)) return onInvalid?.(found);
    sending.current = values;
    setBusy(true);
    try {
      await onSent?.(await send(values, keyOf(values)), values);
      // It does not cover the success message.
      if (failureToast.current !== undefined) toast.dismiss(failureToast.current);
    } catch (error) {
      failureToast.current = onError(error, mark(serverFields(error, names) as FieldErrors<Values>));
    } finally {
      sending.current = null;
      setBusy(false);
    }
  };

  return {
    values,
    busy,
    isDirty: names.some(isChanged),
    isChanged,
    set,
    reset,
    settle,
    mark,
    error: (name: Name<Values>) => errors[name],
    /** For a text field or select: its name, value, error and change. */
    field: (name: Name<Values>) => ({
      name,
      value: values[name] as string,
      error: errors[name],
      onChange: (event: ChangeEvent<TextControl>) => set(name, event.target.value as Values[Name<Values>]),
    }),
    /** For a control that hands over the value itself. */
    control: <N extends Name<Values>>(name: N) => ({
      name,
      value: values[name],
      error: errors[name],
      onChange: (value: Values[N]) => set(name, value),
    }),
    /** For the form element. */
    props: {
      ref: element,
      noValidate: true,
      onSubmit: (event: FormEvent) => {
        event.preventDefault();
        void submit();
      },
    },
  };
}

function keepDraft({ name, except = [] }: { name: string; except?: readonly string[] }, values: object): void {
  if (Object.keys(values).length > 0) saveDraft(name, values, except);
  else clearDraft(name);
}

const knownOnly = <Values extends object>(draft: Partial<Values>, names: readonly string[]): Partial<Values> =>
  Object.fromEntries(Object.entries(draft).filter(([name]) => names.includes(name))) as Partial<Values>;

const changedOnly = <Values extends object>(changes: Partial<Values>, base: Values): Partial<Values> =>
  Object.fromEntries(Object.entries(changes).filter(([name, value]) => value !== base[name as keyof Values])) as Partial<Values>;
