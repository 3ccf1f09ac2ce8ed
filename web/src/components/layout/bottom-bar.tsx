import { Link, useLocation } from 'react-router-dom';
import { cx } from '@/lib/format/class-names';
import { dashboard } from '@messages/dashboard';
import { isAt, navItems } from './nav-items';

/** Under 1024 px: the four places under the thumb. */
export function BottomBar() {
  const { pathname } = useLocation();
  return (
    <nav
      aria-label={dashboard.navigation}
      className="no-print fixed inset-x-0 bottom-0 z-30 border-t border-line bg-raised pb-[env(safe-area-inset-bottom)] lg:hidden"
    >
      <ul className="mx-auto grid h-16 max-w-xl grid-cols-4">
        {navItems.map((item) => {
          const here = isAt(item, pathname);
          return (
            <li key={item.to} className="min-w-0">
              <Link
                to={item.to}
                aria-current={here ? 'page' : undefined}
                className={cx(
                  'relative flex h-full flex-col items-center justify-center gap-0.5 text-sm whitespace-nowrap no-underline max-[14rem]:text-[0.625rem] focus-visible:-outline-offset-4',
                  here ? 'font-semibold text-ink' : 'text-muted',
                )}
              >
                {here && <span aria-hidden="true" className="absolute inset-x-6 top-0 h-0.5 rounded-full bg-accent" />}
                <item.icon className="size-6" strokeWidth={here ? 2.25 : 1.75} aria-hidden="true" />
                {item.label}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
