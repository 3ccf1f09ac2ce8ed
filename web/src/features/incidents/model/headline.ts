import type { IncidentResponse } from '@nowahala/api';
import { placeNameOf } from '@nowahala/kernel';
import { formatDuration, formatMoment } from '@/lib/format/format-time';
import { isolate } from '@/lib/format/isolate';
import { incidents as messages } from '@messages/incidents';

/** The first sentence of the page, and how long it has been true. */
export function headlineOf(incident: IncidentResponse, zone: string, now: Date): { title: string; since: string } {
  const name = isolate(incident.serverName);
  const startedAt = new Date(incident.startedAt).getTime();
  if (incident.status === 'open' || !incident.resolvedAt)
    return {
      title: titleOf(incident, name, true),
      since: messages.soFar(formatMoment(startedAt, zone, now), formatDuration(now.getTime() - startedAt)),
    };
  const lasted = new Date(incident.resolvedAt).getTime() - startedAt;
  return {
    title: titleOf(incident, name, false),
    since: messages.over(formatMoment(startedAt, zone, now), formatDuration(lasted)),
  };
}

function titleOf({ kind, regions, heartbeat }: IncidentResponse, name: string, open: boolean): string {
  if (heartbeat) return open ? messages.job[heartbeat](name) : messages.wasJob(name);
  switch (kind) {
    case 'partial': {
      const places = regions.map(placeNameOf);
      return open ? messages.partial(name, places) : messages.wasPartial(name, places);
    }
    case 'unstable':
      return open ? messages.unstable(name) : messages.wasUnstable(name);
    case 'slow':
      return open ? messages.slow(name) : messages.wasSlow(name);
    case 'down':
      return open ? messages.down(name) : messages.wasDown(name);
  }
}
