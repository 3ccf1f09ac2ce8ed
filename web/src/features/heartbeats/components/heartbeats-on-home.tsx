import { useQuery } from '@tanstack/react-query';
import { AlarmClock } from '@/components/icons/alarm-clock';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { usePollingWhenNotLive } from '@/lib/live/use-live-events';
import { useUser } from '@/lib/session/current-user';
import { heartbeatsOf } from '@/lib/session/heartbeats-of-user';
import { heartbeats as messages } from '@messages/heartbeats';
import { onHome } from '../model/on-home';

type HeartbeatsOnHomeProps = {
  /** A job that did not run stands above a hundred servers that are up, a quiet line below them. `any`: wherever there are jobs. */
  when: 'trouble' | 'calm' | 'any';
};

/** One line on Home: whether all jobs ran, or that jobs can be watched too. */
export function HeartbeatsOnHome({ when }: HeartbeatsOnHomeProps) {
  const user = useUser();
  const refetchInterval = usePollingWhenNotLive();
  const { data, isError } = useQuery({ ...heartbeatsOf(user._id), refetchInterval });
  if (when === 'any' ? !data?.length : !data && !isError) return null;
  const { text, isBad } = data ? onHome(data) : { text: messages.cannotLoad, isBad: false };
  if (when !== 'any' && isBad !== (when === 'trouble')) return null;
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
