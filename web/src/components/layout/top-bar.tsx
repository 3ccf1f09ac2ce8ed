import type { ReactNode } from 'react';
import { FileText, LifeBuoy, LogOut, Settings } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Menu, MenuItem, MenuLine, MenuLink } from '@/components/ui/menu';
import { paths } from '@/config/paths';
import { useUser } from '@/lib/current-user';
import { common } from '@messages/common';
import { dashboard } from '@messages/dashboard';
import { Avatar } from './avatar';
import { LogoMark } from './logo';

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
        <p className="person-text line-clamp-1 flex-1 font-semibold">{dashboard.hello(user.username)}</p>
        {bell}
        <Menu
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
          <MenuLink to={paths.settings} icon={<Settings className="size-5" aria-hidden="true" />}>
            {dashboard.settings}
          </MenuLink>
          <MenuLink to={paths.releaseNotes} icon={<FileText className="size-5" aria-hidden="true" />}>
            {dashboard.releaseNotes}
          </MenuLink>
          <MenuItem onSelect={onSupport} icon={<LifeBuoy className="size-5" aria-hidden="true" />}>
            {dashboard.contactSupport}
          </MenuItem>
          <MenuLine />
          <MenuItem onSelect={onSignOut} icon={<LogOut className="size-5" aria-hidden="true" />}>
            {dashboard.signOut}
          </MenuItem>
        </Menu>
      </div>
    </header>
  );
}
