import { useQueryClient } from '@tanstack/react-query';
import type { IncidentResponse } from '@nowahala/api';
import { Button } from '@/components/ui/button';
import { focusContent } from '@/components/ui/focus-content';
import { useSend } from '@/lib/http/use-send';
import { toast } from '@/lib/live/toast';
import { incidents as messages } from '@messages/incidents';
import { acceptSlowness } from '../api/accept-slowness';
import { incidentKey } from '../api/get-incident';

/** A slow server may be as it shall be: its owner says so, and what is usual is learned anew. */
export function NewNormal({ incident }: { incident: IncidentResponse }) {
  const client = useQueryClient();
  const accepting = useSend({
    request: () => acceptSlowness(incident.serverId),
    onSuccess: ({ message }) => {
      toast.success(message);
      void client.invalidateQueries({ queryKey: incidentKey(incident._id) });
      void client.invalidateQueries({ queryKey: ['workspace'] });
      // The button disappears, so the focus moves to the content.
      focusContent();
    },
  });
  if (incident.kind !== 'slow' || incident.status !== 'open') return null;
  return (
    <section className="no-print card p-5 sm:p-6">
      <h2 className="text-lg font-semibold">{messages.newNormal.title}</h2>
      <p className="mt-1 text-muted">{messages.newNormal.text}</p>
      <Button variant="quiet" className="mt-4" busy={accepting.isPending} onClick={() => accepting.send()}>
        {messages.newNormal.submit}
      </Button>
    </section>
  );
}
