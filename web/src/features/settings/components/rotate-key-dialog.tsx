import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { sentenceOf } from '@/lib/http/api-error';
import { useUser } from '@/lib/session/current-user';
import { toast } from '@/lib/live/toast';
import { useSendOnce } from '@/lib/forms/use-send-once';
import { useIdempotencyKey } from '@/lib/forms/use-idempotency-key';
import { common } from '@messages/common';
import { settings } from '@messages/settings';
import { rotateKey } from '../api/change-keys';
import type { ApiKey } from '../model/api-key';

const messages = settings.keys;

type RotateKeyDialogProps = { apiKey: ApiKey; onClose: () => void; onMade: (apiKey: string) => void };

export function RotateKeyDialog({ apiKey, onClose, onMade }: RotateKeyDialogProps) {
  const user = useUser();
  const client = useQueryClient();
  const keyOf = useIdempotencyKey();
  const rotate = useMutation({
    mutationFn: () => rotateKey(user._id, apiKey._id, keyOf(apiKey._id)),
    onSuccess: (made) => {
      void client.invalidateQueries({ queryKey: ['keys'] });
      onMade(made.apiKey);
    },
    onError: (error) => toast.error(sentenceOf(error)),
  });
  const send = useSendOnce(rotate);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={messages.rotateTitle(apiKey.name)}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {common.cancel}
          </Button>
          <Button busy={rotate.isPending} onClick={() => send()}>
            {messages.rotateDone}
          </Button>
        </>
      }
    >
      <p>{messages.rotateText}</p>
    </Dialog>
  );
}
