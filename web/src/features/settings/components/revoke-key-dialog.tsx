import { useQueryClient } from '@tanstack/react-query';
import type { ApiKeyResponse } from '@nowahala/api';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { useUser } from '@/lib/session/current-user';
import { toast } from '@/lib/live/toast';
import { useSend } from '@/lib/http/use-send';
import { common } from '@messages/common';
import { settings } from '@messages/settings';
import { revokeKey } from '../api/change-keys';

const messages = settings.keys;

export function RevokeKeyDialog({ apiKey, onClose }: { apiKey: ApiKeyResponse; onClose: () => void }) {
  const user = useUser();
  const client = useQueryClient();
  const revoke = useSend({
    request: () => revokeKey(user._id, apiKey._id),
    onSuccess: async ({ message }) => {
      await client.invalidateQueries({ queryKey: ['keys'] });
      toast.success(message);
      onClose();
    },
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={messages.revokeTitle(apiKey.name)}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {common.cancel}
          </Button>
          <Button variant="danger" busy={revoke.isPending} onClick={() => revoke.send()}>
            {messages.revoke}
          </Button>
        </>
      }
    >
      <p>{messages.revokeText}</p>
    </Dialog>
  );
}
