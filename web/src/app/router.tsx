import { lazy, Suspense, useState } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { PageLoading } from '@/components/ui/loading';
import { paths } from '@/config/paths';
import { ErrorBoundary } from './error-boundary';
import { arrived } from './fetch-page';
import { frames, pages, type FrameName, type Load } from './pages';
import { ScrollToTop } from './scroll-to-top';

/** A page or frame: at once where its code has arrived, else when it does. */
function part(load: Load) {
  const Later = lazy(load);
  return function Part() {
    const [Here] = useState(() => arrived(load));
    return Here ? <Here /> : <Later />;
  };
}

const tree = (Object.keys(frames) as FrameName[]).map((name) => ({
  name,
  Frame: part(frames[name]),
  pages: Object.entries(pages[name]).map(([path, load]) => ({ path, Page: part(load) })),
}));

export function Router() {
  return (
    <ErrorBoundary isWhole>
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
