import { FileText } from '@/components/icons/file-text';
import { LifeBuoy } from '@/components/icons/life-buoy';
import { LogOut } from '@/components/icons/log-out';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '@/config/paths';
import { cx } from '@/lib/format/class-names';
import { dashboard } from '@messages/dashboard';
import { Logo } from './logo';
import { isAt, navItems } from './nav-items';

const itemClass = 'flex min-h-11 w-full items-center gap-3 rounded-control px-3 text-left no-underline hover:bg-raised hover:text-ink';

/** From 1024 px on: the four places, and below them what is needed now and then. */
export function Sidebar({ onSupport, onSignOut }: { onSupport: () => void; onSignOut: () => void }) {
  const { pathname } = useLocation();
  return (
    <aside className="no-print sticky top-0 hidden h-dvh w-60 shrink-0 flex-col overflow-y-auto border-r border-line bg-sunken px-3 py-4 lg:flex">
      <Link to={paths.overview} className="mb-6 inline-flex min-h-11 items-center self-start rounded-control px-2 text-ink no-underline">
        <Logo />
      </Link>
      <nav aria-label={dashboard.navigation}>
        <ul className="space-y-1">
          {navItems.map((item) => {
            const here = isAt(item, pathname);
            return (
              <li key={item.to}>
                <Link
                  to={item.to}
                  aria-current={here ? 'page' : undefined}
                  className={cx(itemClass, here ? 'bg-raised font-semibold text-ink shadow-card' : 'font-medium text-muted')}
                >
                  <item.icon className="size-5 shrink-0" aria-hidden="true" />
                  {item.label}
                </Link>
              </li>
            );
          })}
        </ul>
      </nav>
      <ul aria-label={dashboard.more} className="mt-auto space-y-1 pt-6 text-muted">
        <li>
          <Link to={paths.releaseNotes} className={itemClass}>
            <FileText className="size-5 shrink-0" aria-hidden="true" />
            {dashboard.releaseNotes}
          </Link>
        </li>
        <li>
          <button type="button" className={itemClass} onClick={onSupport}>
            <LifeBuoy className="size-5 shrink-0" aria-hidden="true" />
            {dashboard.contactSupport}
          </button>
        </li>
        <li>
          <button type="button" className={itemClass} onClick={onSignOut}>
            <LogOut className="size-5 shrink-0" aria-hidden="true" />
            {dashboard.signOut}
          </button>
        </li>
      </ul>
    </aside>
  );
}
