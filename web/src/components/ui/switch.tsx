import { useId, type ReactNode } from 'react';

type SwitchFieldProps = {
  label: ReactNode;
  hint?: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
};

/** The whole row is the touch target. */
export function SwitchField({ label, hint, checked, onChange, disabled = false }: SwitchFieldProps) {
  const id = useId();
  return (
    <div className="flex min-h-11 items-center justify-between gap-4">
      <div className="min-w-0">
        <label id={`${id}-label`} htmlFor={id} className="block font-medium">
          {label}
        </label>
        {hint && (
          <p id={`${id}-hint`} className="wrap-anywhere text-sm text-muted">
            {hint}
          </p>
        )}
      </div>
      <button
        type="button"
        role="switch"
        id={id}
        aria-checked={checked}
        aria-labelledby={`${id}-label`}
        onClick={() => onChange(!checked)}
        disabled={disabled}
        aria-describedby={hint ? `${id}-hint` : undefined}
        className="group relative h-7 w-12 shrink-0 rounded-full border border-line-strong bg-sunken transition-colors duration-150 before:absolute before:-inset-x-1 before:-inset-y-2.5 disabled:cursor-not-allowed disabled:opacity-50 aria-checked:border-accent aria-checked:bg-accent"
      >
        <span className="block size-5 translate-x-0.75 rounded-full bg-line-strong transition-transform duration-150 group-aria-checked:translate-x-5.75 group-aria-checked:bg-accent-ink" />
      </button>
    </div>
  );
}
