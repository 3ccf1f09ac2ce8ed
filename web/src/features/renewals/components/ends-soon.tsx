import { useQuery } from '@tanstack/react-query';
import { CalendarClock } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { RenewalResponse } from '@nowahala/api';
import { paths } from '@/config/paths';
import { useUser, useZone } from '@/lib/session/current-user';
import { renewals as messages } from '@messages/renewals';
import { renewalsOf } from '../api/renewals';
import { endOf } from '../model/end-of';

/** What ends soon, on Home. Nothing where nothing does. */
export function EndsSoon({ now }: { now: Date }) {
  const user = useUser();
  const { data = [] } = useQuery(renewalsOf(user._id));
  if (data.length === 0) return null;
  return (
    <section>
      <h2 className="mb-3 text-lg">{messages.endsSoon}</h2>
      <ul className="card divide-y divide-line">
        {data.map((renewal) => (
          <Ending key={`${renewal.kind} ${renewal.name} ${renewal.endsAt}`} renewal={renewal} now={now} />
        ))}
      </ul>
    </section>
  );
}

function Ending({ renewal, now }: { renewal: RenewalResponse; now: Date }) {
  const zone = useZone();
  const { kind, name, company, serverIds } = renewal;
  const [serverId] = serverIds;
  const title = messages.names[kind](name);
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
        {company && <p className="person-text text-sm text-muted">{messages.at[kind](company)}</p>}
        <p className="text-sm text-muted">{endOf(renewal, now, zone)}</p>
      </div>
    </li>
  );
}
