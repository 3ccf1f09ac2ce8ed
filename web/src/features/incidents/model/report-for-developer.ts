import type { IncidentResponse } from '@nowahala/api';
import { placeNameOf } from '@nowahala/kernel';
import { formatDuration, formatExact } from '@/lib/format/format-time';
import { incidents } from '@messages/incidents';

const messages = incidents.report;

/** All that is known, as one text that can be pasted into any chat. */
export function reportForDeveloper(incident: IncidentResponse, zone: string): string {
  const { evidence, explanation } = incident;
  const address = evidence?.target?.website ?? evidence?.target?.ipAddress;
  const lasted = incident.resolvedAt ? new Date(incident.resolvedAt).getTime() - new Date(incident.startedAt).getTime() : 0;
  const head = [
    headlineOf(incident),
    messages.since(formatExact(incident.startedAt, zone)),
    incident.resolvedAt ? messages.until(formatExact(incident.resolvedAt, zone), formatDuration(lasted)) : '',
    address ? messages.address(address) : '',
    messages.cause(incident.cause, incident.tag),
    incident.network ? messages.network(incident.network.name, incident.network.affected) : '',
  ];
  const headers = Object.entries(evidence?.http?.headers ?? {}).map(([name, value]) => `${name}: ${value}`);
  const leaf = evidence?.tls?.chain[0];
  const dns = evidence?.dns;
  const network = [
    dns ? messages.dns(dns.name, [...dns.a, ...dns.aaaa].join(', ') || messages.noAddresses) : '',
    leaf ? messages.certificate(leaf.subject, leaf.validFrom, leaf.validTo) : '',
  ];
  const steps = (evidence?.steps ?? []).map(({ ok, detail, ms }) => `${ok ? '+' : '-'} ${detail} (${ms} ms)`);
  const blocks = [
    head.filter(Boolean).join('\n'),
    listed(
      messages.saw,
      (explanation?.evidence ?? []).map((line) => `- ${line}`),
    ),
    listed(messages.trail, [...steps, ...network.filter(Boolean)]),
    listed(messages.headers, headers),
    listed(
      messages.steps,
      (explanation?.doNow ?? []).map((step, index) => `${index + 1}. ${step}`),
    ),
    messages.sender,
  ];
  return blocks.filter(Boolean).join('\n\n');
}

function headlineOf(incident: IncidentResponse): string {
  const { heartbeat, serverName, status } = incident;
  const isOver = status === 'resolved';
  if (heartbeat) return isOver ? incidents.wasJob(serverName) : incidents.job[heartbeat](serverName);
  return messages.headline(serverName, isOver ? messages.resolved : stateOf(incident));
}

function stateOf({ kind, regions, goodRegions }: IncidentResponse): string {
  if (kind === 'down') return messages.open;
  if (kind !== 'partial') return messages[kind];
  const namesOf = (places: readonly string[]) => places.map(placeNameOf).join(', ');
  return messages.partial(namesOf(goodRegions), namesOf(regions));
}

const listed = (title: string, lines: readonly string[]): string => (lines.length > 0 ? [title, ...lines].join('\n') : '');
