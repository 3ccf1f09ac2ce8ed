import { useQueryClient } from '@tanstack/react-query';
import type { IncidentResponse } from '@nowahala/api';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { sentenceOf } from '@/lib/http/api-error';
import { useSend } from '@/lib/http/use-send';
import { toast } from '@/lib/live/toast';
import { common } from '@messages/common';
import { incidents as messages } from '@messages/incidents';
import { acceptSlowness } from '../api/accept-slowness';
import { incidentKey } from '../api/get-incident';

type NewNormalDialogProps = { incident: IncidentResponse; open: boolean; onClose: () => void };

/** Two weeks of what is usual are forgotten with it, so a tap is not enough. */
export default function NewNormalDialog({ incident, open, onClose }: NewNormalDialogProps) {
  const client = useQueryClient();
  const lookAgain = () =>
    Promise.all([client.invalidateQueries({ queryKey: incidentKey(incident._id) }), client.invalidateQueries({ queryKey: ['workspace'] })]);
  const accepting = useSend({
    request: () => acceptSlowness(incident.serverId),
    onSuccess: async ({ message }) => {
      toast.success(message);
      await lookAgain();
      onClose();
    },
    // It may be over by now: the page finds out at once.
    onError: (error) => {
      toast.error(sentenceOf(error));
      void lookAgain();
    },
  });
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={messages.newNormal.title}
      description={messages.newNormal.ask}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
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
  );
}
