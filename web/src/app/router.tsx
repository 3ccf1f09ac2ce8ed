import { lazy, Suspense, useState } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { PageLoading } from '@/components/ui/loading';
import { paths } from '@/config/paths';
import { ErrorBoundary, onCrash } from './error-boundary';
import { loadedComponent } from './load-route';
import { routes, type Lazy } from './route-table';
import { ScrollToTop } from './scroll-to-top';

/** A page or layout: at once where its code has arrived, else when it does. */
function part(load: Lazy) {
  let hasFailed = false;
  const pending = () =>
    lazy(() =>
      load().catch((error: unknown) => {
        hasFailed = true;
        throw error;
      }),
    );
  let Pending = pending();
  // A lazy part that failed stays so: whoever comes back to it asks again. Not before the failure is on the screen, else it never would be.
  onCrash(() => {
    if (hasFailed) Pending = pending();
    hasFailed = false;
  });
  return function Part() {
    const [Loaded] = useState(() => loadedComponent(load));
    return Loaded ? <Loaded /> : <Pending />;
  };
}

const tree = routes.map((layout) => ({
  id: layout.id,
  Layout: part(layout.lazy),
  pages: layout.children.map(({ path, lazy: load }) => ({ path, Page: part(load) })),
}));

export function Router() {
  return (
    <ErrorBoundary isWhole>
      <ScrollToTop />
      <Suspense fallback={<PageLoading />}>
        <Routes>
          <Route path="/dashboard" element={<Navigate to={paths.overview} replace />} />
          {tree.map(({ id, Layout, pages }) => (
            <Route key={id} element={<Layout />}>
              {pages.map(({ path, Page }) => (
                <Route key={path} path={path} element={<Page />} />
              ))}
            </Route>
          ))}
        </Routes>
      </Suspense>
    </ErrorBoundary>
  );
}
