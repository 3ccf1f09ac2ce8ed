import type { ReactElement } from 'react';
import { FileText } from '@/components/icons/file-text';
import { LifeBuoy } from '@/components/icons/life-buoy';
import { LogOut } from '@/components/icons/log-out';
import { Settings } from '@/components/icons/settings';
import { Menu, MenuItem, MenuSeparator, MenuLink } from '@/components/ui/menu';
import { paths } from '@/config/paths';
import { dashboard } from '@messages/dashboard';

type AccountMenuProps = { trigger: ReactElement; onSupport: () => void; onSignOut: () => void };

/** What the sidebar has besides the four places, for those who have no sidebar. */
export default function AccountMenu({ trigger, onSupport, onSignOut }: AccountMenuProps) {
  return (
    <Menu defaultOpen trigger={trigger}>
      <MenuLink to={paths.settings} icon={<Settings className="size-5" aria-hidden="true" />}>
        {dashboard.settings}
      </MenuLink>
      <MenuLink to={paths.releaseNotes} icon={<FileText className="size-5" aria-hidden="true" />}>
        {dashboard.releaseNotes}
      </MenuLink>
      <MenuItem onSelect={onSupport} icon={<LifeBuoy className="size-5" aria-hidden="true" />}>
        {dashboard.contactSupport}
      </MenuItem>
      <MenuSeparator />
      <MenuItem onSelect={onSignOut} icon={<LogOut className="size-5" aria-hidden="true" />}>
        {dashboard.signOut}
      </MenuItem>
    </Menu>
  );
}
