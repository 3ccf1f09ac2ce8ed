import { useEffect, type ReactNode } from 'react';
import { BrowserRouter, useNavigate } from 'react-router-dom';
import { Toaster } from '@/components/ui/toaster';
import { returnTo } from '@/lib/session/return-to';
import { onLeave } from '@/lib/session/end-session';

/** What every page has. Pages that use the API add the query cache (WithQueries), so that the others stay light. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <BrowserRouter>
      <LeaveByRouter />
      {children}
      <Toaster />
    </BrowserRouter>
  );
}

/** A session that ends leaves through the router, so that its toast is still seen. */
function LeaveByRouter() {
  const navigate = useNavigate();
  useEffect(
    () => onLeave((to, comesBack) => void navigate(to, { replace: true, state: comesBack ? returnTo(window.location) : null })),
    [navigate],
  );
  return null;
}
