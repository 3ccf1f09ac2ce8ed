import type { IncidentResponse } from '@nowahala/api';
import { AlertBanner } from '@/components/ui/alert-banner';
import { ExternalLink } from '@/components/ui/external-link';
import { isolate } from '@/lib/format/isolate';
import { incidents as messages } from '@messages/incidents';

/** It is not the owner's website: many on the same network failed with it. The licence of the data wants the link. */
export function NetworkNote({ incident: { network } }: { incident: IncidentResponse }) {
  if (!network) return null;
  const name = network.name && isolate(network.name);
  return (
    <AlertBanner kind="info" title={messages.network(name)}>
      <p>{messages.networkText(network.affected, name)}</p>
      <p className="mt-1 text-sm text-muted">
        {messages.networkSource}{' '}
        <ExternalLink href="https://db-ip.com" className="underline">
          {messages.networkSourceName}
        </ExternalLink>
        .
      </p>
    </AlertBanner>
  );
}
