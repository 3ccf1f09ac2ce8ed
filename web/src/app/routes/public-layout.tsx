import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { PublicFooter } from '@/components/layout/public-footer';
import { PublicHeader } from '@/components/layout/public-header';
import { SkipLink } from '@/components/layout/skip-link';
import { PageLoading } from '@/components/ui/loading';
import { ConsentBanner } from '@/features/recording/components/consent-banner';
import { leaveRecordedPage } from '@/features/recording/model/leave-recorded-page';
import { ErrorBoundary } from '../error-boundary';

export default function PublicLayout() {
  return (
    <div className="flex min-h-dvh flex-col" onClickCapture={leaveRecordedPage}>
      <SkipLink />
      <PublicHeader />
      {/* The footer starts below the first screen, so that nothing moves when the page arrives. */}
      <main id="content" tabIndex={-1} className="min-h-dvh flex-1 focus:outline-none">
        <ErrorBoundary>
          <Suspense fallback={<PageLoading />}>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </main>
      <PublicFooter />
      <ConsentBanner />
    </div>
  );
}
