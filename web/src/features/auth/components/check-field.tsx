import { useId } from 'react';

type CheckFieldProps = { label: string; hint: string; name: string; value: boolean; onChange: (value: boolean) => void };

/** A yes or no beside a form; the whole line can be pressed. */
export function CheckField({ label, hint, name, value, onChange }: CheckFieldProps) {
  const id = useId();
  return (
    <div className="relative flex min-h-11 items-start gap-3 py-1">
      <input
        type="checkbox"
        id={id}
        name={name}
        aria-describedby={`${id}-hint`}
        className="relative z-1 mt-1 size-4.5 shrink-0 accent-(--accent)"
        checked={value}
        onChange={(event) => onChange(event.target.checked)}
      />
      <div>
        <label htmlFor={id} className="cursor-pointer font-medium after:absolute after:inset-0">
          {label}
        </label>
        <p id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      </div>
    </div>
  );
}
