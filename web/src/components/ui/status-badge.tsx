import { cx } from '@/lib/format/class-names';
import { common } from '@messages/common';
import { statuses, toneSoft, toneText, type StatusName } from './status';

export function StatusBadge({ status, className }: { status: StatusName; className?: string }) {
  const { tone, icon: Icon } = statuses[status];
  return (
    <span
      className={cx(
        'inline-flex items-center gap-1.5 rounded-full px-2.5 py-0.5 text-sm font-semibold whitespace-nowrap',
        toneText[tone],
        toneSoft[tone],
        className,
      )}
    >
      <Icon className="size-4 shrink-0" aria-hidden="true" />
      {common.status[status]}
    </span>
  );
}
