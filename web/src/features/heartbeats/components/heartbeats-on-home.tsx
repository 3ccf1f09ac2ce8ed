import { useQuery } from '@tanstack/react-query';
import { AlarmClock } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { usePollingWhenNotLive } from '@/lib/live/use-live-events';
import { useUser } from '@/lib/session/current-user';
import { heartbeats as messages } from '@messages/heartbeats';
import { heartbeatsOf } from '../api/heartbeats';
import { onHome } from '../model/describe';

/** One line on Home: whether all jobs ran, or that jobs can be watched too. `ifAny`: nothing where there are none. */
export function HeartbeatsOnHome({ ifAny = false }: { ifAny?: boolean }) {
  const user = useUser();
  const refetchInterval = usePollingWhenNotLive();
  const { data, isError } = useQuery({ ...heartbeatsOf(user._id), refetchInterval });
  if (ifAny ? !data?.length : !data && !isError) return null;
  const { text, isBad } = data ? onHome(data) : { text: messages.cannotLoad, isBad: false };
  return (
    <Link
      to={paths.heartbeats}
      className={`card flex min-h-11 items-center gap-3 p-4 font-medium hover:underline ${isBad ? 'text-down' : ''}`}
    >
      <AlarmClock className="size-5 shrink-0" aria-hidden="true" />
      {text}
    </Link>
  );
}
