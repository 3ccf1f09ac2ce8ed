import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { CalendarClock } from '@/components/icons/calendar-clock';
import { Link } from 'react-router-dom';
import type { RenewalResponse, ServerSummaryResponse } from '@nowahala/api';
import { Button } from '@/components/ui/button';
import { LoadFailed } from '@/components/ui/load-failed';
import { paths } from '@/config/paths';
import { usePollingWhenNotLive } from '@/lib/live/use-live-events';
import { useUser, useZone } from '@/lib/session/current-user';
import { renewals as messages } from '@messages/renewals';
import { renewalsOf } from '../api/renewals';
import { endOf } from '../model/end-of';

/** With thirty domains of one day, the rest of Home stays near. */
const MOST = 5;
const POLL_MS = 5 * 60_000;

/** What ends soon, on Home. Nothing where nothing does. */
export function EndsSoon({ servers, now }: { servers: readonly ServerSummaryResponse[]; now: Date }) {
  const user = useUser();
  const [isWhole, setWhole] = useState(false);
  const refetchInterval = usePollingWhenNotLive(POLL_MS);
  const { data = [], isLoadingError, error, isFetching, refetch } = useQuery({ ...renewalsOf(user._id), refetchInterval });
  if (isLoadingError) return <LoadFailed title={messages.loadFailed} error={error} busy={isFetching} onAgain={() => void refetch()} />;
  if (data.length === 0) return null;
  const visible = isWhole ? data : data.slice(0, MOST);
  return (
    <section>
      <h2 className="mb-3 text-lg">{messages.endsSoon}</h2>
      <ul className="card divide-y divide-line">
        {visible.map((renewal) => (
          <Ending key={`${renewal.kind} ${renewal.name} ${renewal.endsAt} ${renewal.serverIds.join()}`} {...{ renewal, servers, now }} />
        ))}
      </ul>
      {visible.length < data.length && (
        <Button variant="plain" className="mt-2" onClick={() => setWhole(true)}>
          {messages.all(data.length)}
        </Button>
      )}
    </section>
  );
}

type EndingProps = { renewal: RenewalResponse; servers: readonly ServerSummaryResponse[]; now: Date };

function Ending({ renewal, servers, now }: EndingProps) {
  const zone = useZone();
  const { kind, name, company, serverIds } = renewal;
  const [serverId] = serverIds;
  const title = messages.names[kind](name);
  // Every server may have a hosting bill.
  const ofServer = kind === 'own' && servers.find(({ _id }) => _id === serverId)?.name;
  return (
    <li className="relative flex items-center gap-x-3.5 px-4 py-3 hover:bg-sunken">
      <CalendarClock className="size-5 shrink-0 text-warn" aria-hidden="true" />
      <div className="min-w-0 flex-1">
        {serverId ? (
          <Link
            to={paths.history(serverId)}
            className="person-text inline-flex min-h-11 items-center font-medium text-ink no-underline after:absolute after:inset-0 lg:min-h-9"
          >
            {title}
          </Link>
        ) : (
          <p className="person-text font-medium">{title}</p>
        )}
        {ofServer && <p className="person-text text-sm text-muted">{ofServer}</p>}
        {company && <p className="person-text text-sm text-muted">{messages.at[kind](company)}</p>}
        <p className="text-sm text-muted">{endOf(renewal, now, zone)}</p>
      </div>
    </li>
  );
}
