import { useQueryClient } from '@tanstack/react-query';
import type { ApiKeyResponse } from '@nowahala/api';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { useUser } from '@/lib/session/current-user';
import { useSend } from '@/lib/http/use-send';
import { common } from '@messages/common';
import { settings } from '@messages/settings';
import { rotateKey } from '../api/change-keys';

const messages = settings.keys;

type RotateKeyDialogProps = { apiKey: ApiKeyResponse; onClose: () => void; onMade: (apiKey: string) => void };

export function RotateKeyDialog({ apiKey, onClose, onMade }: RotateKeyDialogProps) {
  const user = useUser();
  const client = useQueryClient();
  const rotate = useSend({
    request: (_: void, key) => rotateKey(user._id, apiKey._id, key),
    onSuccess: (made) => {
      void client.invalidateQueries({ queryKey: ['keys'] });
      onMade(made.apiKey);
    },
  });
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
          <Button busy={rotate.isPending} onClick={() => rotate.send()}>
            {messages.rotateDone}
          </Button>
        </>
      }
    >
      <p>{messages.rotateText}</p>
    </Dialog>
  );
}
