import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { IncidentResponse } from '@nowahala/api';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { useFocusKept } from '@/components/ui/use-focus-kept';
import { sentenceOf } from '@/lib/http/api-error';
import { useSend } from '@/lib/http/use-send';
import { toast } from '@/lib/live/toast';
import { common } from '@messages/common';
import { incidents as messages } from '@messages/incidents';
import { acceptSlowness } from '../api/accept-slowness';
import { incidentKey } from '../api/get-incident';

/** A slow server may be as it shall be: its owner says so, and what is usual is learned anew. */
export const NewNormal = ({ incident }: { incident: IncidentResponse }) =>
  incident.kind === 'slow' && incident.status === 'open' ? <Question incident={incident} /> : null;

/** Two weeks of what is usual are forgotten with it, so a tap is not enough. */
function Question({ incident }: { incident: IncidentResponse }) {
  const client = useQueryClient();
  const box = useFocusKept<HTMLElement>();
  const [isAsking, setAsking] = useState(false);
  const lookAgain = () =>
    Promise.all([client.invalidateQueries({ queryKey: incidentKey(incident._id) }), client.invalidateQueries({ queryKey: ['workspace'] })]);
  const accepting = useSend({
    request: () => acceptSlowness(incident.serverId),
    onSuccess: async ({ message }) => {
      toast.success(message);
      await lookAgain();
      setAsking(false);
    },
    // It may be over by now: the page finds out at once.
    onError: (error) => {
      toast.error(sentenceOf(error));
      void lookAgain();
    },
  });
  return (
    <section ref={box} className="no-print card p-5 sm:p-6">
      <h2 className="text-lg font-semibold">{messages.newNormal.title}</h2>
      <p className="mt-1 text-muted">{messages.newNormal.text}</p>
      <Button variant="quiet" className="mt-4" onClick={() => setAsking(true)}>
        {messages.newNormal.submit}
      </Button>
      <Dialog
        open={isAsking}
        onOpenChange={setAsking}
        title={messages.newNormal.title}
        description={messages.newNormal.ask}
        actions={
          <>
            <Button variant="quiet" onClick={() => setAsking(false)}>
              {common.cancel}
            </Button>
            <Button busy={accepting.isPending} onClick={() => accepting.send()}>
              {messages.newNormal.submit}
            </Button>
          </>
        }
      >
        {null}
      </Dialog>
    </section>
  );
}
