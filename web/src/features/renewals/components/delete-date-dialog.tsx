import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { OwnDateResponse } from '@nowahala/api';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { isRefusal } from '@/lib/http/api-error';
import { useSend } from '@/lib/http/use-send';
import { toast } from '@/lib/live/toast';
import { isolate } from '@/lib/format/isolate';
import { common } from '@messages/common';
import { renewals as messages } from '@messages/renewals';
import { deleteOwnDate, renewalsOfServer } from '../api/renewals';

type Props = { serverId: string; own: OwnDateResponse | null; onClose: () => void; onChange: () => void };

export function DeleteDateDialog({ serverId, own, onClose, onChange }: Props) {
  const client = useQueryClient();
  // The last one stays while the dialog fades.
  const [latest, setLatest] = useState(own);
  if (own && own !== latest) setLatest(own);
  const remove = useSend({
    // A 404 of ours means that another tab or a lost response deleted it already.
    request: (renewalId: string) =>
      deleteOwnDate(serverId, renewalId).catch((error: unknown) => {
        if (!isRefusal(error, 404)) throw error;
      }),
    onSuccess: (_, renewalId) => {
      // Its button must be gone before the dialog hands the focus back.
      client.setQueryData(
        renewalsOfServer(serverId).queryKey,
        (known) => known && { ...known, renewals: known.renewals.filter(({ _id }) => _id !== renewalId) },
      );
      toast.success(messages.deleted);
      onChange();
      onClose();
    },
  });
  if (!latest) return null;
  return (
    <Dialog
      open={own !== null}
      onOpenChange={(next) => !next && onClose()}
      title={messages.deleteTitle(isolate(latest.name))}
      description={messages.deleteText}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {common.cancel}
          </Button>
          <Button variant="danger" busy={remove.isPending} onClick={() => remove.send(latest._id)}>
            {messages.delete}
          </Button>
        </>
      }
    >
      {null}
    </Dialog>
  );
}
