import { Link } from 'react-router-dom';
import type { HeartbeatResponse } from '@nowahala/api';
import { StatusBadge } from '@/components/ui/status-badge';
import { paths } from '@/config/paths';
import { useZone } from '@/lib/session/current-user';
import { heartbeats as messages } from '@messages/heartbeats';
import { lastCallOf, scheduleOf, statusOf } from '../model/describe';

/** One row a job; the whole row leads to its page. */
export function HeartbeatList({ heartbeats }: { heartbeats: readonly HeartbeatResponse[] }) {
  const zone = useZone();
  return (
    <ul aria-label={messages.list} className="card divide-y divide-line overflow-hidden">
      {heartbeats.map((heartbeat) => (
        <li key={heartbeat._id}>
          <Link
            to={paths.heartbeat(heartbeat._id)}
            className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-1 p-4 hover:bg-sunken sm:px-5"
          >
            <span className="min-w-0 flex-1 basis-48">
              <span className="person-text block font-medium">{heartbeat.name}</span>
              <span className="block text-sm text-muted">{scheduleOf(heartbeat)}</span>
              <span className="block text-sm text-muted">{lastCallOf(heartbeat, zone)}</span>
            </span>
            <StatusBadge status={statusOf(heartbeat)} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
