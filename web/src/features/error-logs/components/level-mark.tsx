import { CircleExclamationPoint } from '@/components/icons/circle-exclamation-point';
import type { Icon } from '@/components/icons/icon';
import { OctagonExclamationPoint } from '@/components/icons/octagon-exclamation-point';
import { TriangleExclamationPoint } from '@/components/icons/triangle-exclamation-point';
import { toneSoft, toneText, type StatusTone } from '@/components/ui/status';
import { cx } from '@/lib/format/class-names';
import { errorLogs } from '@messages/error-logs';
import type { ErrorLogResponse } from '@nowahala/api';

type Level = ErrorLogResponse['level'];

const styles: Record<Level, { icon: Icon; tone: StatusTone }> = {
  warning: { icon: TriangleExclamationPoint, tone: 'warn' },
  error: { icon: CircleExclamationPoint, tone: 'down' },
  critical: { icon: OctagonExclamationPoint, tone: 'down' },
};

/** The level of an error: icon, colour and label together. */
export function LevelMark({ level }: { level: Level }) {
  const { icon: Icon, tone } = styles[level] ?? styles.error;
  return (
    <span
      className={cx(
        'inline-flex items-center gap-1.5 rounded-full px-2.5 py-0.5 text-sm font-semibold whitespace-nowrap',
        toneText[tone],
        toneSoft[tone],
      )}
    >
      <Icon className="size-4 shrink-0" aria-hidden="true" />
      {errorLogs.level[level] ?? level}
    </span>
  );
}
