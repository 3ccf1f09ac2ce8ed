import { useEffect, useState } from 'react';
import { Button, ButtonLink } from '@/components/ui/button';
import { paths } from '@/config/paths';
import { common } from '@messages/common';

/** A page chunk did not come: the line broke, or a newer build is out there. */
const isPartMissing = (error: unknown): boolean =>
  error instanceof Error && /dynamically imported module|module script failed|Failed to fetch/i.test(error.message);

/** `isWhole`: no layout is around it that marks the main content. */
export function CrashPage({ error, isWhole }: { error: unknown; isWhole: boolean }) {
  const [isOffline] = useState(() => isPartMissing(error) && !navigator.onLine);
  const title = isOffline ? common.crash.offlineTitle : common.crash.title;
  useEffect(() => {
    document.title = common.documentTitle(title);
  }, [title]);
  useEffect(() => {
    if (!isOffline) return;
    const again = () => window.location.reload();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [isOffline]);
  const Container = isWhole ? 'main' : 'div';
  return (
    <Container>
      <div
        tabIndex={-1}
        className="page-width flex min-h-[80dvh] flex-col items-start justify-center py-16 focus:outline-none"
        role="alert"
      >
        <h1 className="text-3xl">{title}</h1>
        <p className="mt-3 max-w-[52ch] text-lg text-muted">
          {isOffline ? common.errors.offline : isPartMissing(error) ? common.errors.partMissing : common.crash.text}
        </p>
        <div className="mt-6 flex flex-wrap gap-3">
          <Button onClick={() => window.location.reload()}>{common.crash.reload}</Button>
          <ButtonLink to={paths.home} variant="quiet" reloadDocument>
            {common.crash.home}
          </ButtonLink>
        </div>
      </div>
    </Container>
  );
}
