import { useQuery } from '@tanstack/react-query';
import { AlarmClock } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { useUser } from '@/lib/session/current-user';
import { heartbeats as messages } from '@messages/heartbeats';
import { heartbeatsOf } from '../api/heartbeats';

/** One line on Home: whether all jobs ran, or that jobs can be watched too. */
export function HeartbeatsOnHome() {
  const user = useUser();
  const { data } = useQuery(heartbeatsOf(user._id));
  if (!data) return null;
  const trouble = data.filter(({ state }) => state === 'down').length;
  return (
    <Link
      to={paths.heartbeats}
      className={`card flex min-h-11 items-center gap-3 p-4 font-medium hover:underline ${trouble > 0 ? 'text-down' : ''}`}
    >
      <AlarmClock className="size-5 shrink-0" aria-hidden="true" />
      {data.length === 0 ? messages.homeNone : messages.home(data.length, trouble)}
    </Link>
  );
}
