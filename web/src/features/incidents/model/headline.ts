import type { IncidentResponse } from '@nowahala/api';
import { formatDuration, formatMoment } from '@/lib/format/format-time';
import { isolate } from '@/lib/format/isolate';
import { incidents as messages } from '@messages/incidents';

/** The first sentence of the page, and how long it has been true. */
export function headlineOf(incident: IncidentResponse, zone: string, now: Date): { title: string; since: string } {
  const name = isolate(incident.serverName);
  const startedAt = new Date(incident.startedAt).getTime();
  const unstable = incident.kind === 'unstable';
  if (incident.status === 'open' || !incident.resolvedAt)
    return {
      title: unstable ? messages.unstable(name) : messages.down(name),
      since: messages.soFar(formatMoment(startedAt, zone, now), formatDuration(now.getTime() - startedAt)),
    };
  const lasted = new Date(incident.resolvedAt).getTime() - startedAt;
  return {
    title: unstable ? messages.wasUnstable(name) : messages.wasDown(name),
    since: messages.over(formatMoment(startedAt, zone, now), formatDuration(lasted)),
  };
}
