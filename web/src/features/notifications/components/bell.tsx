import { useQuery } from '@tanstack/react-query';
import { Bell as BellIcon } from '@/components/icons/bell';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { useUser } from '@/lib/session/current-user';
import { usePollingWhenNotLive } from '@/lib/live/use-live-events';
import { dashboard } from '@messages/dashboard';
import { notificationsOf } from '../api/list-notifications';

/** How much is not read yet, on every page. */
export function Bell() {
  const { _id } = useUser();
  const refetchInterval = usePollingWhenNotLive(60_000);
  const { data } = useQuery({ ...notificationsOf(_id), refetchInterval });
  const unread = data?.unread ?? data?.data.filter((each) => !each.readAt).length ?? 0;
  return (
    <Link
      to={paths.notifications}
      aria-label={dashboard.notifications(unread)}
      className="relative inline-flex size-11 shrink-0 items-center justify-center rounded-control text-muted hover:bg-sunken hover:text-ink"
    >
      <BellIcon className="size-6" aria-hidden="true" />
      {unread > 0 && (
        <span
          aria-hidden="true"
          className="tabular absolute top-0.5 right-0.5 flex h-5 min-w-5 items-center justify-center rounded-full bg-accent px-1 text-sm leading-none font-semibold text-accent-ink"
        >
          {unread > 9 ? dashboard.manyUnread : unread}
        </span>
      )}
    </Link>
  );
}
