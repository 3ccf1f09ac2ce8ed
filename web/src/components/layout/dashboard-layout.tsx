import { useEffect, type ReactNode } from 'react';
import { focusContentIfOwed } from '@/components/ui/focus-content';
import { BottomBar } from './bottom-bar';
import { Sidebar } from './sidebar';
import { SkipLink } from './skip-link';
import { TopBar } from './top-bar';

type DashboardLayoutProps = {
  /** The bell with its number, in the top bar. */
  bell: ReactNode;
  /** What the user should know on every page. */
  banners: ReactNode;
  onSupport: () => void;
  onSignOut: () => void;
  children: ReactNode;
};

/** Around every signed-in page. On paper only the page itself is left. */
export function DashboardLayout({ bell, banners, onSupport, onSignOut, children }: DashboardLayoutProps) {
  useEffect(focusContentIfOwed, []);
  return (
    <div className="lg:flex">
      <SkipLink />
      <Sidebar onSupport={onSupport} onSignOut={onSignOut} />
      <div className="flex min-h-dvh min-w-0 flex-1 flex-col">
        <TopBar bell={bell} onSupport={onSupport} onSignOut={onSignOut} />
        {banners}
        <main
          id="content"
          tabIndex={-1}
          className="page-width flex-1 pt-6 pb-[calc(var(--bar-height)+2rem+env(safe-area-inset-bottom))] focus:outline-none lg:pt-8 lg:pb-16 print:p-0"
        >
          {children}
        </main>
      </div>
      <BottomBar />
    </div>
  );
}
