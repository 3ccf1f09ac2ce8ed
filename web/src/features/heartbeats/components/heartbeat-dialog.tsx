import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import type { HeartbeatResponse } from '@nowahala/api';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { paths } from '@/config/paths';
import { isolate } from '@/lib/format/isolate';
import { isApiError } from '@/lib/http/api-error';
import { useSend } from '@/lib/http/use-send';
import { toast } from '@/lib/live/toast';
import { common } from '@messages/common';
import { heartbeats as messages } from '@messages/heartbeats';
import { deleteHeartbeat, heartbeatWith } from '../api/heartbeats';
import { useAct } from '../api/use-act';

type HeartbeatDialogProps = { heartbeat: HeartbeatResponse; asked: 'rotate' | 'delete' | null; onClose: () => void };

/** Whether it shall have a new address, or be deleted. */
export default function HeartbeatDialog({ heartbeat, asked, onClose }: HeartbeatDialogProps) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const act = useAct(heartbeat._id, onClose);
  const remove = useSend({
    // A 404 means that another tab or a lost response deleted it already.
    request: () =>
      deleteHeartbeat(heartbeat._id).catch((error: unknown) => {
        if (!isApiError(error) || error.statusCode !== 404) throw error;
      }),
    onSuccess: async (done) => {
      if (done) toast.success(done.message);
      await navigate(paths.heartbeats);
      client.removeQueries({ queryKey: heartbeatWith(heartbeat._id).queryKey });
      void client.invalidateQueries({ queryKey: ['heartbeats'] });
    },
  });
  const isDelete = asked === 'delete';
  return (
    <Dialog
      open={asked !== null}
      onOpenChange={(open) => !open && onClose()}
      title={isDelete ? messages.deleteTitle(isolate(heartbeat.name)) : messages.rotateTitle}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {common.cancel}
          </Button>
          {isDelete ? (
            <Button variant="danger" busy={remove.isPending} onClick={() => remove.send()}>
              {messages.delete}
            </Button>
          ) : (
            <Button busy={act.isPending} onClick={() => act.send('rotate')}>
              {messages.rotate}
            </Button>
          )}
        </>
      }
    >
      <p>{isDelete ? messages.deleteText : messages.rotateText}</p>
    </Dialog>
  );
}
