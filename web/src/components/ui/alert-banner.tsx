import type { ReactNode } from 'react';
import { CircleCheck } from '@/components/icons/circle-check';
import { CircleX } from '@/components/icons/circle-x';
import type { Icon } from '@/components/icons/icon';
import { Info } from '@/components/icons/info';
import { TriangleExclamationPoint } from '@/components/icons/triangle-exclamation-point';
import { cx } from '@/lib/format/class-names';

export type BannerKind = 'info' | 'good' | 'warn' | 'bad';

const styles: Record<BannerKind, { icon: Icon; box: string; ink: string }> = {
  info: { icon: Info, box: 'bg-accent-soft', ink: 'text-accent' },
  good: { icon: CircleCheck, box: 'bg-up-soft', ink: 'text-up' },
  warn: { icon: TriangleExclamationPoint, box: 'bg-warn-soft', ink: 'text-warn' },
  bad: { icon: CircleX, box: 'bg-down-soft', ink: 'text-down' },
};

type AlertBannerProps = {
  kind: BannerKind;
  title?: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  className?: string;
};

/** Something to know before anything else on the page. Screen readers announce `bad` at once, the others politely. */
export function AlertBanner({ kind, title, children, action, className }: AlertBannerProps) {
  const { icon: Icon, box, ink } = styles[kind];
  return (
    <div
      role={kind === 'bad' ? 'alert' : 'status'}
      className={cx('flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card px-4 py-3', box, className)}
    >
      <div className="flex min-w-0 flex-1 basis-64 items-start gap-3">
        <Icon className={cx('mt-0.5 size-5 shrink-0', ink)} aria-hidden="true" />
        <div className="person-text">
          {title && <p className="font-semibold">{title}</p>}
          {children}
        </div>
      </div>
      {action}
    </div>
  );
}
