import { House } from '@/components/icons/house';
import type { Icon } from '@/components/icons/icon';
import { LayoutList } from '@/components/icons/layout-list';
import { Settings } from '@/components/icons/settings';
import { Wallet } from '@/components/icons/wallet';
import { paths } from '@/config/paths';
import { dashboard } from '@messages/dashboard';

export type NavItem = { to: string; label: string; icon: Icon; covers: readonly string[] };

/** The four places of the product. `covers` are addresses that belong to a place without lying under it. */
export const navItems: readonly NavItem[] = [
  {
    to: paths.overview,
    label: dashboard.home,
    icon: House,
    covers: ['/server/', '/edit-server/', '/heartbeats', '/dashboard/history/', '/dashboard/incidents/'],
  },
  { to: paths.billing, label: dashboard.billing, icon: Wallet, covers: [paths.pricing] },
  { to: paths.logs, label: dashboard.logs, icon: LayoutList, covers: [] },
  { to: paths.settings, label: dashboard.settings, icon: Settings, covers: [] },
];

/** Whether an address is this item or a page that belongs to it. */
export const isAt = ({ to, covers }: NavItem, pathname: string): boolean =>
  pathname.startsWith(to) || covers.some((start) => pathname.startsWith(start));
