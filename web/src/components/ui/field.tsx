import { useId, type ReactNode } from 'react';
import { CircleExclamationPoint } from '@/components/icons/circle-exclamation-point';
import { cx } from '@/lib/format/class-names';
import { common } from '@messages/common';

export type FieldIds = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

type FieldProps = {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  optional?: boolean;
  className?: string;
  children: (ids: FieldIds) => ReactNode;
};

/** Label, control, hint and error, tied together for screen readers. */
export function Field({ label, hint, error, optional, className, children }: FieldProps) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  return (
    <div className={cx('space-y-1.5', className)}>
      <label htmlFor={id} className="block font-medium">
        {label}
        {optional && <span className="ml-1.5 font-normal text-muted">{common.optional}</span>}
      </label>
      {children({
        id,
        'aria-describedby': [errorId, hintId].filter(Boolean).join(' ') || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error && (
        <p id={errorId} className="flex items-start gap-1.5 text-sm font-medium text-danger">
          <CircleExclamationPoint className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
          <span>{error}</span>
        </p>
      )}
      {hint && (
        <p id={hintId} className="text-sm text-muted">
          {hint}
        </p>
      )}
    </div>
  );
}

export const controlClass =
  'block w-full min-h-11 rounded-control border border-line-strong bg-raised px-3 py-2 text-base text-ink placeholder:text-muted ' +
  'focus-visible:outline-2 focus-visible:outline-offset-1 aria-invalid:border-danger aria-invalid:border-2 ' +
  'disabled:cursor-not-allowed disabled:bg-sunken disabled:text-muted [&[readonly]]:bg-sunken';
