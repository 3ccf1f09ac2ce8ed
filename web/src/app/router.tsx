import { lazy, Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { PageLoading } from '@/components/ui/loading';
import { paths } from '@/config/paths';
import { ErrorBoundary } from './error-boundary';
import { frames, pages, type FrameName } from './pages';
import { ScrollToTop } from './scroll-to-top';

const tree = (Object.keys(frames) as FrameName[]).map((name) => ({
  name,
  Frame: lazy(frames[name]),
  pages: Object.entries(pages[name]).map(([path, load]) => ({ path, Page: lazy(load) })),
}));

export function Router() {
  return (
    <ErrorBoundary>
      <ScrollToTop />
      <Suspense fallback={<PageLoading />}>
        <Routes>
          <Route path="/dashboard" element={<Navigate to={paths.overview} replace />} />
          {tree.map(({ name, Frame, pages: own }) => (
            <Route key={name} element={<Frame />}>
              {own.map(({ path, Page }) => (
                <Route key={path} path={path} element={<Page />} />
              ))}
            </Route>
          ))}
        </Routes>
      </Suspense>
    </ErrorBoundary>
  );
}
