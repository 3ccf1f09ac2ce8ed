import { ChevronRight } from '@/components/icons/chevron-right';
import { CircleCheck } from '@/components/icons/circle-check';
import { Link } from 'react-router-dom';
import type { IncidentResponse } from '@nowahala/api';
import { paths } from '@/config/paths';
import { formatAgo, formatDuration } from '@/lib/format/format-time';
import { incidents as messages } from '@messages/incidents';

const ROWS = 5;

/** The latest troubles that are over, each with its report. */
export function RecentIncidents({ incidents, now }: { incidents: readonly IncidentResponse[]; now: Date }) {
  const over = incidents.filter(({ resolvedAt }) => resolvedAt !== null).slice(0, ROWS);
  if (over.length === 0) return null;
  return (
    <section>
      <h2 className="mb-3 text-lg">{messages.recent}</h2>
      <ul className="card @container divide-y divide-line">
        {over.map((incident) => (
          <li key={incident._id} className="relative flex items-center gap-x-3.5 in-slim-cards:flex-wrap px-4 py-3 hover:bg-sunken">
            <CircleCheck className="size-5 shrink-0 text-up" aria-hidden="true" />
            <div className="min-w-0 flex-1">
              <Link
                to={paths.incident(incident._id)}
                className="person-text font-medium text-ink no-underline after:absolute after:inset-0"
              >
                {incident.serverName}
              </Link>
              <p className="text-sm text-muted [overflow-wrap:anywhere]">{incident.cause}</p>
            </div>
            <p className="shrink-0 text-right text-sm text-muted max-sm:w-24 in-slim-cards:w-full in-slim-cards:text-left">
              {formatStart(incident, now)}
            </p>
            <ChevronRight className="size-5 shrink-0 text-muted max-sm:hidden" aria-hidden="true" />
          </li>
        ))}
      </ul>
    </section>
  );
}

function formatStart({ startedAt, resolvedAt }: IncidentResponse, now: Date): string {
  const lasted = new Date(resolvedAt ?? startedAt).getTime() - new Date(startedAt).getTime();
  return messages.recentRow(formatAgo(startedAt, now), formatDuration(lasted));
}
