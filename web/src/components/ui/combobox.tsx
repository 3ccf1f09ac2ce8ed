import { useId, useMemo, useRef, useState, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { Check } from '@/components/icons/check';
import { ChevronDown } from '@/components/icons/chevron-down';
import { cx } from '@/lib/format/class-names';
import { matchText } from '@/lib/format/match-text';
import { common } from '@messages/common';
import { controlClass, Field } from './field';
import type { Choice } from './select';

type ComboboxFieldProps = {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  /** A list of hundreds is made when it is first looked for, not while the page is drawn. */
  choices: () => readonly Choice[];
  labelOf: (value: string) => string;
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  placeholder?: string;
  name?: string;
  disabled?: boolean;
  ref?: Ref<HTMLInputElement>;
};

/** A list that is searched by typing (ARIA 1.2 combobox with a list popup). */
export function ComboboxField({
  label,
  hint,
  error,
  choices,
  labelOf,
  value,
  onChange,
  onBlur,
  placeholder,
  name,
  disabled,
  ref,
}: ComboboxFieldProps) {
  const listId = useId();
  const list = useRef<HTMLUListElement>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(0);

  const all = useMemo(() => (isOpen ? choices() : []), [choices, isOpen]);
  const found = useMemo(() => matchText(all, typed ?? '', (choice) => choice.label), [all, typed]);
  const optionId = (index: number) => `${listId}-${index}`;

  const open = () => {
    setOpen(true);
    setActive(
      typed === null
        ? Math.max(
            0,
            choices().findIndex((choice) => choice.value === value),
          )
        : 0,
    );
  };
  const close = () => {
    setOpen(false);
    setTyped(null);
  };
  const choose = (choice: Choice | undefined) => {
    if (!choice) return;
    onChange(choice.value);
    close();
  };
  const move = (to: number) => {
    const next = Math.max(0, Math.min(found.length - 1, to));
    setActive(next);
    list.current?.children[next]?.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const keys: Record<string, () => void> = {
      ArrowDown: () => (isOpen ? move(active + 1) : open()),
      ArrowUp: () => (isOpen ? move(active - 1) : open()),
      PageDown: () => isOpen && move(active + 8),
      PageUp: () => isOpen && move(active - 8),
      Enter: () => choose(found[active]),
      Escape: close,
    };
    const act = keys[event.key];
    if (!act || (!isOpen && (event.key === 'Enter' || event.key === 'Escape'))) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };

  return (
    <Field label={label} hint={hint} error={error}>
      {(ids) => (
        <div className="relative">
          <input
            {...ids}
            ref={ref}
            type="text"
            role="combobox"
            name={name}
            disabled={disabled}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            placeholder={placeholder}
            aria-expanded={isOpen}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={isOpen && found[active] ? optionId(active) : undefined}
            value={typed ?? labelOf(value)}
            className={cx(controlClass, 'pr-11')}
            onChange={(event) => {
              setTyped(event.target.value);
              setActive(0);
              setOpen(true);
            }}
            onClick={open}
            onFocus={(event) => event.target.select()}
            onKeyDown={onKeyDown}
            onBlur={() => {
              // What was typed in full counts as chosen.
              const exact = typed === null ? undefined : matchText(all, typed, (choice) => choice.label);
              if (exact?.length === 1) onChange(exact[0]?.value ?? value);
              close();
              onBlur?.();
            }}
          />
          <ChevronDown className="pointer-events-none absolute top-3 right-3 size-5 text-muted" aria-hidden="true" />
          <span role="status" className="sr-only">
            {isOpen ? (found.length === 0 ? common.combobox.nothing : common.combobox.count(found.length)) : ''}
          </span>
          <ul
            ref={list}
            id={listId}
            role="listbox"
            aria-label={typeof label === 'string' ? label : undefined}
            hidden={!isOpen}
            className="absolute inset-x-0 top-full z-30 mt-1 max-h-64 overflow-y-auto rounded-card border border-line bg-raised p-1 shadow-float"
          >
            {isOpen &&
              found.map((choice, index) => (
                <li
                  key={choice.value}
                  id={optionId(index)}
                  role="option"
                  aria-selected={choice.value === value}
                  className={cx(
                    'flex min-h-11 items-center justify-between gap-2 rounded-control px-3 [contain-intrinsic-size:auto_2.75rem] [content-visibility:auto]',
                    index === active && 'bg-accent-soft',
                  )}
                  onPointerDown={(event) => event.preventDefault()}
                  onClick={() => choose(choice)}
                  onPointerMove={() => setActive(index)}
                >
                  {choice.label}
                  {choice.value === value && <Check className="size-4 shrink-0 text-accent" aria-hidden="true" />}
                </li>
              ))}
            {isOpen && found.length === 0 && (
              <li role="presentation" className="px-3 py-2.5 text-muted">
                {common.combobox.nothing}
              </li>
            )}
          </ul>
        </div>
      )}
    </Field>
  );
}
