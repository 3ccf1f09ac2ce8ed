import { SKELETON_AFTER_MS } from '@/config/constants';
import { cx } from '@/lib/format/class-names';
import { useAfter } from '@/lib/live/use-after';
import { common } from '@messages/common';

/** A grey shape of what is loading. It takes its space from the start and is painted after 300 ms. */
export function Skeleton({ className }: { className?: string }) {
  const late = useAfter(SKELETON_AFTER_MS);
  return <span aria-hidden="true" className={cx('block rounded-control', late && 'animate-pulse bg-sunken', className)} />;
}

export function SkeletonLines({ lines = 3 }: { lines?: number }) {
  return (
    <div role="status" className="space-y-3">
      <span className="sr-only">{common.loading}</span>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} className={cx('h-4', line === lines - 1 ? 'w-2/3' : 'w-full')} />
      ))}
    </div>
  );
}
