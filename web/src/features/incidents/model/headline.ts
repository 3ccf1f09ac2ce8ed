import { formatDuration, formatMoment } from '@/lib/format/format-time';
import type { Incident } from '@/lib/http/incident';
import { isolated } from '@/lib/format/isolated';
import { incidents as words } from '@messages/incidents';

/** What the page says first, and for how long it has been true. */
export function headlineOf(incident: Incident, zone: string, now: Date): { title: string; since: string } {
  const name = isolated(incident.serverName);
  const startedAt = new Date(incident.startedAt).getTime();
  const unstable = incident.kind === 'unstable';
  if (incident.status === 'open' || !incident.resolvedAt)
    return {
      title: unstable ? words.unstable(name) : words.down(name),
      since: words.soFar(formatMoment(startedAt, zone, now), formatDuration(now.getTime() - startedAt)),
    };
  const lasted = new Date(incident.resolvedAt).getTime() - startedAt;
  return {
    title: unstable ? words.wasUnstable(name) : words.wasDown(name),
    since: words.over(formatMoment(startedAt, zone, now), formatDuration(lasted)),
  };
}
