import { Suspense } from 'react';
import { Link, Outlet } from 'react-router-dom';
import { LanguageChooser } from '@/components/layout/language-chooser';
import { Logo } from '@/components/layout/logo';
import { SkipLink } from '@/components/layout/skip-link';
import { AdirePattern } from '@/components/ui/adire-pattern';
import { PageLoading } from '@/components/ui/loading';
import { paths } from '@/config/paths';
import { Phone } from '@/features/landing/components/phone';
import { ErrorBoundary } from '../error-boundary';

/** Login and its related pages: the form, and beside it, where there is space, an example alert. */
export default function AuthLayout() {
  return (
    <div className="grid min-h-dvh lg:grid-cols-[1fr_minmax(0,32rem)] xl:grid-cols-2">
      <SkipLink />
      <div className="flex flex-col px-4 sm:px-8">
        <header className="flex h-16 items-center">
          <Link to={paths.home} className="-ml-1 inline-flex min-h-11 items-center rounded-control px-1 text-ink no-underline">
            <Logo />
          </Link>
        </header>
        <main id="content" tabIndex={-1} className="mx-auto w-full max-w-md flex-1 py-8 focus:outline-none sm:py-14">
          <ErrorBoundary>
            <Suspense fallback={<PageLoading />}>
              <Outlet />
            </Suspense>
          </ErrorBoundary>
        </main>
        <LanguageChooser className="pb-6" />
      </div>
      <aside className="relative isolate hidden items-center overflow-hidden bg-indigo-deep px-10 text-on-indigo lg:flex">
        <AdirePattern className="absolute inset-0 -z-10 size-full opacity-[0.09]" />
        <Phone className="sticky top-10" />
      </aside>
    </div>
  );
}
