import { lazy, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { MenuOnDemand } from '@/components/ui/menu-on-demand';
import { onDemand } from '@/lib/http/on-demand';
import { paths } from '@/config/paths';
import { useUser } from '@/lib/session/current-user';
import { common } from '@messages/common';
import { dashboard } from '@messages/dashboard';
import { Avatar } from './avatar';
import { LogoMark } from './logo';

const loadMenu = onDemand(() => import('./account-menu'));
const AccountMenu = lazy(loadMenu);

type TopBarProps = { bell: ReactNode; onSupport: () => void; onSignOut: () => void };

/** Who is here, what is new, and the way to everything that is not one of the four places. */
export function TopBar({ bell, onSupport, onSignOut }: TopBarProps) {
  const user = useUser();
  return (
    <header className="no-print border-b border-line bg-surface">
      <div className="page-width flex h-16 items-center gap-2">
        <Link
          to={paths.overview}
          aria-label={common.productName}
          className="-ml-1 inline-flex size-11 shrink-0 items-center justify-center rounded-control lg:hidden"
        >
          <LogoMark />
        </Link>
        <p className="person-text flex-1 truncate font-semibold">{dashboard.hello(user.username)}</p>
        {bell}
        <MenuOnDemand
          load={loadMenu}
          trigger={
            <button
              type="button"
              aria-label={dashboard.accountMenu}
              className="-mr-1 inline-flex size-11 shrink-0 items-center justify-center rounded-full"
            >
              <Avatar name={user.fullName} photo={user.profilePhoto} />
            </button>
          }
        >
          {(trigger) => <AccountMenu trigger={trigger} onSupport={onSupport} onSignOut={onSignOut} />}
        </MenuOnDemand>
      </div>
    </header>
  );
}
