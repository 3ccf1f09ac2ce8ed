import { useQuery } from '@tanstack/react-query';
import { AlarmClock } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { useUser } from '@/lib/session/current-user';
import { heartbeatsOf } from '../api/heartbeats';
import { onHome } from '../model/describe';

/** One line on Home: whether all jobs ran, or that jobs can be watched too. */
export function HeartbeatsOnHome() {
  const user = useUser();
  const { data } = useQuery(heartbeatsOf(user._id));
  if (!data) return null;
  const { text, isBad } = onHome(data);
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
