import { SKELETON_AFTER_MS } from '@/config/constants';
import { useAfter } from '@/lib/live/use-after';
import { common } from '@messages/common';
import { Spinner } from './spinner';

/** A spinner for a whole page; nothing for the first 300 ms. */
export function PageLoading() {
  const late = useAfter(SKELETON_AFTER_MS);
  return (
    <div role="status" className="flex min-h-[60dvh] items-center justify-center text-muted">
      {late && (
        <>
          <Spinner className="size-8" />
          <span className="sr-only">{common.loading}</span>
        </>
      )}
    </div>
  );
}
