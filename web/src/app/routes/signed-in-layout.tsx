import { lazy, Suspense, useEffect, type ReactNode } from 'react';
import { Outlet } from 'react-router-dom';
import { DashboardLayout } from '@/components/layout/dashboard-layout';
import { PlanBanner } from '@/components/layout/plan-banner';
import { PageLoading } from '@/components/ui/loading';
import { signOut } from '@/features/auth/api/sign-out';
import { Guard } from '@/features/auth/components/guard';
import { Bell } from '@/features/notifications/components/bell';
import { ChannelBanner } from '@/features/notifications/components/channel-banner';
import { currentUser } from '@/lib/session/current-user';
import { isDown, useWorkspace, workspaceOf } from '@/lib/session/current-workspace';
import { startLiveEvents } from '@/lib/live/live-events';
import { persistCache } from '@/lib/session/persisted-cache';
import { queryClient } from '@/lib/http/query-client';
import { onDemand } from '@/lib/http/on-demand';
import { useDialogOnDemand } from '@/lib/http/use-dialog-on-demand';
import { refreshInTime } from '@/lib/session/refresh-token';
import { useAfter } from '@/lib/live/use-after';
import { useLiveUpdates } from '@/lib/live/use-live-updates';
import { setDownCount } from '@/components/layout/use-page-title';
import { ErrorBoundary } from '../error-boundary';
import type { Loader } from '../route-table';
import { WithQueries } from '../with-queries';

// Before the first query, so that the page can open with the persisted cache.
persistCache(queryClient);

/** User and workspace: the guard and the banners above every page wait for them. */
export const loader: Loader = ({ userId }) =>
  Promise.all([queryClient.prefetchQuery({ ...currentUser, staleTime: 0 }), queryClient.prefetchQuery(workspaceOf(userId))]);

/** Around every signed-in page: the guard, the layout, the live stream. */
export default function SignedInLayout() {
  return (
    <WithQueries>
      <Guard>
        <WhileSignedIn />
        <Layout>
          <ErrorBoundary>
            <Suspense fallback={<PageLoading />}>
              <Outlet />
            </Suspense>
          </ErrorBoundary>
        </Layout>
      </Guard>
    </WithQueries>
  );
}

const loadSupport = onDemand(() => import('@/features/support/components/support-dialog'));
const SupportDialog = lazy(loadSupport);

function Layout({ children }: { children: ReactNode }) {
  const support = useDialogOnDemand<'support'>(loadSupport);
  const ready = useBannersKnown();
  return (
    <DashboardLayout
      bell={<Bell />}
      banners={
        ready && (
          <div className="no-print page-width space-y-2 not-empty:pt-4">
            <PlanBanner />
            <ChannelBanner />
          </div>
        )
      }
      onSupport={() => support.open('support')}
      onSignOut={signOut}
    >
      {ready ? children : <PageLoading />}
      {support.isNeeded && (
        <Suspense>
          <SupportDialog open={support.asked !== null} onClose={support.close} />
        </Suspense>
      )}
    </DashboardLayout>
  );
}

const BANNERS_TIMEOUT_MS = 1_500;

/** Which banners there are hangs on userId servers: the page waits for them, so that nothing jumps, but not for long. */
function useBannersKnown(): boolean {
  const { isPending } = useWorkspace();
  const late = useAfter(BANNERS_TIMEOUT_MS);
  return !isPending || late;
}

function WhileSignedIn() {
  useEffect(() => refreshInTime(), []);
  useEffect(() => startLiveEvents(), []);
  useLiveUpdates();
  const { data: workspace } = useWorkspace();
  const down = workspace?.servers.filter(({ serverId }) => isDown(serverId)).length ?? 0;
  useEffect(() => setDownCount(down), [down]);
  return null;
}
