import { Suspense, useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { DashboardLayout } from '@/components/layout/dashboard-layout';
import { PageLoading } from '@/components/ui/loading';
import { Guard } from '@/features/auth/components/guard';
import { currentUser } from '@/lib/current-user';
import { startLiveEvents } from '@/lib/live-events';
import { rememberLastKnown } from '@/lib/last-known';
import { queryClient } from '@/lib/query-client';
import { keepTokenYoung } from '@/lib/refresh-token';
import { session } from '@/lib/session';
import { ErrorBoundary } from '../error-boundary';
import { WithQueries } from '../with-queries';

// Before the first question is asked, so that the page can open with what the device remembers.
rememberLastKnown(queryClient);
// And the question itself at once: the guard waits for the answer anyway.
if (session.isOpen()) void queryClient.prefetchQuery({ ...currentUser, staleTime: 0 });

/** Around every signed-in page: the guard, the layout, the live stream. */
export default function SignedInFrame() {
  return (
    <WithQueries>
      <Guard>
        <WhileSignedIn />
        <DashboardLayout>
          <ErrorBoundary>
            <Suspense fallback={<PageLoading />}>
              <Outlet />
            </Suspense>
          </ErrorBoundary>
        </DashboardLayout>
      </Guard>
    </WithQueries>
  );
}

function WhileSignedIn() {
  useEffect(() => keepTokenYoung(), []);
  useEffect(() => startLiveEvents(), []);
  return null;
}
