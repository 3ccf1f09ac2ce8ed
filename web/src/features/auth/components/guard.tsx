import { useEffect, useState, type ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useLocation } from 'react-router-dom';
import { AlertBanner } from '@/components/ui/alert-banner';
import { Button } from '@/components/ui/button';
import { PageLoading } from '@/components/ui/loading';
import { GUARD_TIMEOUT_MS } from '@/config/constants';
import { paths } from '@/config/paths';
import { sentenceOf } from '@/lib/http/api-error';
import { currentUser, useZone } from '@/lib/session/current-user';
import { returnTo } from '@/lib/session/return-to';
import { deviceNow } from '@/lib/live/clock';
import { endSession } from '@/lib/session/end-session';
import { formatNoted } from '@/lib/format/format-time';
import { useAfter } from '@/lib/live/use-after';
import { useOnline } from '@/lib/live/use-online';
import { session } from '@/lib/session/session';
import { useUserId } from '@/lib/session/use-signed-in';
import { common } from '@messages/common';

const visitStartedAt = deviceNow();

/** Signed-in pages only. Without a token: /login. With one: the page as soon as a user is known, or /login after five seconds without a word of the server. */
export function Guard({ children }: { children: ReactNode }) {
  const userId = useUserId();
  const location = useLocation();
  // A tab that slept may find the next user signed in: nothing of the page of the former one stays.
  if (userId !== null) return <WithUser key={userId}>{children}</WithUser>;
  // A session that ended on this page has already navigated to the login, and set there whether to return.
  const hasLeft = window.location.pathname === paths.login;
  const state: unknown = hasLeft ? (window.history.state as { usr?: unknown } | null)?.usr : returnTo(location);
  return <Navigate to={paths.login} replace state={state} />;
}

function WithUser({ children }: { children: ReactNode }) {
  // However fresh the remembered profile is: only an answer of this visit tells whether the session still stands.
  const user = useQuery({ ...currentUser, refetchOnMount: ({ state }) => (state.dataUpdatedAt < visitStartedAt ? 'always' : true) });
  const late = useAfter(GUARD_TIMEOUT_MS);
  const online = useOnline();
  if (!user.data) return <Waiting failure={user.failureReason ?? user.error} onAgain={() => void user.refetch()} />;
  const notConfirmedYet = user.dataUpdatedAt < visitStartedAt && late;
  return (
    <>
      {(!online || user.failureCount > 0 || user.isError || notConfirmedYet) && <Reconnecting since={user.dataUpdatedAt} online={online} />}
      {children}
    </>
  );
}

/** A session that the server has just opened or renewed does not end for a slow line: the next login would be as slow. */
function Waiting({ failure, onAgain }: { failure: unknown; onAgain: () => void }) {
  const late = useAfter(GUARD_TIMEOUT_MS);
  // It stays while the next try is on its way.
  const [latest, setLatest] = useState(failure);
  if (failure && failure !== latest) setLatest(failure);
  useEffect(() => {
    const timer = setTimeout(() => session.isFresh() || endSession('no-user'), GUARD_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      {late && latest !== null && (
        <AlertBanner
          kind="warn"
          className="rounded-none"
          action={
            <Button variant="quiet" onClick={onAgain}>
              {common.tryAgain}
            </Button>
          }
        >
          {sentenceOf(latest)}
        </AlertBanner>
      )}
      <PageLoading />
    </>
  );
}

/** The page stands on what the device remembers, because nobody answers. */
function Reconnecting({ since, online }: { since: number; online: boolean }) {
  const zone = useZone();
  return (
    <div className="sticky top-0 z-30">
      <AlertBanner kind="warn" className="rounded-none">
        {online ? common.connection.reconnecting : common.connection.offline} {common.connection.lastUpdated(formatNoted(since, zone))}
      </AlertBanner>
    </div>
  );
}
