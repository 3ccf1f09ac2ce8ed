import type { ReactNode } from 'react';

export function DashboardLayout({ children }: { children: ReactNode }) {
  return (
    <main id="content" tabIndex={-1} className="page-width py-6 focus:outline-none">
      {children}
    </main>
  );
}
