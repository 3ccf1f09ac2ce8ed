import { useQueryClient } from '@tanstack/react-query';
import { sentenceOf } from '@/lib/http/api-error';
import { useSend } from '@/lib/http/use-send';
import { toast } from '@/lib/live/toast';
import { actOnHeartbeat, heartbeatWith } from './heartbeats';

/** Pauses a job, lets it go on, or gives it another address. */
export function useAct(id: string, onDone?: () => void) {
  const client = useQueryClient();
  return useSend({
    request: (action: 'pause' | 'resume' | 'rotate') => actOnHeartbeat(id, action),
    onSuccess: ({ message, data }) => {
      onDone?.();
      client.setQueryData(heartbeatWith(id).queryKey, data);
      void client.invalidateQueries({ queryKey: ['heartbeats'] });
      toast.success(message);
    },
    // It may be gone by now: the page finds out at once.
    onError: (error) => {
      toast.error(sentenceOf(error));
      void client.invalidateQueries({ queryKey: heartbeatWith(id).queryKey });
    },
  });
}
