import { formatDuration, formatExact } from '@/lib/format/format-time';
import type { Incident } from '@/lib/http/incident';
import { incidents as words } from '@messages/incidents';

const say = words.report;

/** All that is known, as one text that can be pasted into any chat. */
export function reportForDeveloper(incident: Incident, zone: string): string {
  const { evidence, explanation } = incident;
  const state = incident.status === 'resolved' ? say.resolved : incident.kind === 'unstable' ? say.unstable : say.open;
  const address = evidence?.target?.website ?? evidence?.target?.ipAddress;
  const lasted = incident.resolvedAt ? new Date(incident.resolvedAt).getTime() - new Date(incident.startedAt).getTime() : 0;
  const head = [
    say.headline(incident.serverName, state),
    say.since(formatExact(incident.startedAt, zone)),
    incident.resolvedAt ? say.until(formatExact(incident.resolvedAt, zone), formatDuration(lasted)) : '',
    address ? say.address(address) : '',
    say.cause(incident.cause, incident.tag),
  ];
  const headers = Object.entries(evidence?.http?.headers ?? {}).map(([name, value]) => `${name}: ${value}`);
  const leaf = evidence?.tls?.chain[0];
  const dns = evidence?.dns;
  const network = [
    dns ? say.dns(dns.name, [...dns.a, ...dns.aaaa].join(', ') || say.noAddresses) : '',
    leaf ? say.certificate(leaf.subject, leaf.validFrom, leaf.validTo) : '',
  ];
  const steps = (evidence?.steps ?? []).map(({ ok, detail, ms }) => `${ok ? '+' : '-'} ${detail} (${ms} ms)`);
  const blocks = [
    head.filter(Boolean).join('\n'),
    listed(
      say.saw,
      (explanation?.evidence ?? []).map((line) => `- ${line}`),
    ),
    listed(say.trail, [...steps, ...network.filter(Boolean)]),
    listed(say.headers, headers),
    listed(
      say.steps,
      (explanation?.doNow ?? []).map((step, index) => `${index + 1}. ${step}`),
    ),
    say.sender,
  ];
  return blocks.filter(Boolean).join('\n\n');
}

const listed = (title: string, lines: readonly string[]): string => (lines.length > 0 ? [title, ...lines].join('\n') : '');
