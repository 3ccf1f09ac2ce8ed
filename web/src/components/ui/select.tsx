import type { ComponentProps, ReactNode } from 'react';
import { ChevronDown } from '@/components/icons/chevron-down';
import { cx } from '@/lib/format/class-names';
import { controlClass, Field } from './field';

export type Choice = { value: string; label: string; disabled?: boolean };

type SelectFieldProps = ComponentProps<'select'> & {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  choices: readonly Choice[];
};

/** The phone's own picker: nothing beats it with one thumb. For long lists use ComboboxField. */
export function SelectField({ label, hint, error, choices, className, ...select }: SelectFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(ids) => (
        <div className="relative">
          <select {...select} {...ids} className={cx(controlClass, 'appearance-none pr-10', className)}>
            {choices.map((choice) => (
              <option key={choice.value} value={choice.value} disabled={choice.disabled}>
                {choice.label}
              </option>
            ))}
          </select>
          <ChevronDown className="pointer-events-none absolute top-1/2 right-3 size-5 -translate-y-1/2 text-muted" aria-hidden="true" />
        </div>
      )}
    </Field>
  );
}
