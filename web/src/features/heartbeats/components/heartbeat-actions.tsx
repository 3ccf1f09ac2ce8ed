import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import type { HeartbeatResponse } from '@nowahala/api';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { paths } from '@/config/paths';
import { isolate } from '@/lib/format/isolate';
import { isApiError, sentenceOf } from '@/lib/http/api-error';
import { useSend } from '@/lib/http/use-send';
import { toast } from '@/lib/live/toast';
import { common } from '@messages/common';
import { heartbeats as messages } from '@messages/heartbeats';
import { actOnHeartbeat, deleteHeartbeat, heartbeatWith } from '../api/heartbeats';

/** Pause at once; a new address and deleting ask first. */
export function HeartbeatActions({ heartbeat }: { heartbeat: HeartbeatResponse }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [asking, setAsking] = useState<'rotate' | 'delete' | null>(null);
  const act = useSend({
    request: (action: 'pause' | 'resume' | 'rotate') => actOnHeartbeat(heartbeat._id, action),
    onSuccess: ({ message, data }) => {
      setAsking(null);
      client.setQueryData(heartbeatWith(heartbeat._id).queryKey, data);
      void client.invalidateQueries({ queryKey: ['heartbeats'] });
      toast.success(message);
    },
    // It may be gone by now: the page finds out at once.
    onError: (error) => {
      toast.error(sentenceOf(error));
      void client.invalidateQueries({ queryKey: heartbeatWith(heartbeat._id).queryKey });
    },
  });
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
  const isDelete = asking === 'delete';
  return (
    <div className="flex flex-wrap gap-2">
      <Button variant="quiet" busy={act.isPending} onClick={() => act.send(heartbeat.paused ? 'resume' : 'pause')}>
        {heartbeat.paused ? messages.resume : messages.pause}
      </Button>
      <Button variant="quiet" onClick={() => setAsking('rotate')}>
        {messages.rotate}
      </Button>
      <Button variant="quiet" onClick={() => setAsking('delete')}>
        {messages.delete}
      </Button>
      <Dialog
        open={asking !== null}
        onOpenChange={(open) => !open && setAsking(null)}
        title={isDelete ? messages.deleteTitle(isolate(heartbeat.name)) : messages.rotateTitle}
        actions={
          <>
            <Button variant="quiet" onClick={() => setAsking(null)}>
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
    </div>
  );
}
