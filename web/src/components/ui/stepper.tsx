import { Check } from '@/components/icons/check';
import { cx } from '@/lib/format/class-names';
import { common } from '@messages/common';

/** The position in a flow of a few pages. `current` starts at 1. */
export function Stepper({ steps, current }: { steps: readonly string[]; current: number }) {
  return (
    <nav aria-label={common.steps.label}>
      <p className="text-sm text-muted sm:hidden">
        {common.steps.step(current, steps.length)}
        {common.colon} <span className="font-semibold text-ink">{steps[current - 1]}</span>
      </p>
      <ol className="mt-2 flex gap-2 sm:mt-0 sm:gap-6">
        {steps.map((step, index) => {
          const done = index + 1 < current;
          const here = index + 1 === current;
          return (
            <li key={step} aria-current={here ? 'step' : undefined} className="flex flex-1 items-center gap-2 sm:flex-none">
              <span aria-hidden="true" className={cx('h-1.5 w-full rounded-full sm:hidden', done || here ? 'bg-accent' : 'bg-line')} />
              <span
                aria-hidden="true"
                className={cx(
                  'hidden size-7 shrink-0 items-center justify-center rounded-full border text-sm font-semibold sm:inline-flex',
                  done || here ? 'border-accent bg-accent text-accent-ink' : 'border-line-strong text-muted',
                )}
              >
                {done ? <Check className="size-4" /> : index + 1}
              </span>
              <span className={cx('sr-only sm:not-sr-only', here ? 'font-semibold' : 'text-muted')}>{step}</span>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
