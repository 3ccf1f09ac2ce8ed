import { useState, type ComponentProps, type ReactNode } from 'react';
import { Eye } from '@/components/icons/eye';
import { EyeOff } from '@/components/icons/eye-off';
import { cx } from '@/lib/format/class-names';
import { common } from '@messages/common';
import { controlClass, Field } from './field';

type Labelled = {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  optional?: boolean;
};

export function TextField({ label, hint, error, optional, className, ...input }: ComponentProps<'input'> & Labelled) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional ?? false}>
      {(ids) => <input type="text" {...input} {...ids} className={cx(controlClass, className)} />}
    </Field>
  );
}

export function TextAreaField({ label, hint, error, optional, className, ...area }: ComponentProps<'textarea'> & Labelled) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional ?? false}>
      {(ids) => <textarea rows={5} {...area} {...ids} className={cx(controlClass, 'min-h-28', className)} />}
    </Field>
  );
}

/** A password with its show/hide toggle. */
export function PasswordField({ label, hint, error, className, ...input }: ComponentProps<'input'> & Labelled) {
  const [visible, setVisible] = useState(false);
  const Icon = visible ? EyeOff : Eye;
  return (
    <Field label={label} hint={hint} error={error}>
      {(ids) => (
        <div className="relative">
          <input
            autoCapitalize="none"
            spellCheck={false}
            {...input}
            {...ids}
            type={visible ? 'text' : 'password'}
            className={cx(controlClass, 'pr-12', className)}
          />
          <button
            type="button"
            aria-label={visible ? common.hidePassword : common.showPassword}
            aria-pressed={visible}
            className="absolute inset-y-0 right-0 flex w-11 items-center justify-center rounded-control text-muted hover:text-ink"
            onClick={() => setVisible(!visible)}
          >
            <Icon className="size-5" aria-hidden="true" />
          </button>
        </div>
      )}
    </Field>
  );
}
