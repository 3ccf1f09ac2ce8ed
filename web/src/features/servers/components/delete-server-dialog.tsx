import { useId, useState, type FormEvent } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { RenewalResponse, ServerSummaryResponse, WorkspaceResponse } from '@nowahala/api';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { TextField } from '@/components/ui/input';
import { clearDraft } from '@/lib/forms/form-draft';
import { isRefusal } from '@/lib/http/api-error';
import { useSend } from '@/lib/http/use-send';
import { isolate } from '@/lib/format/isolate';
import { toast } from '@/lib/live/toast';
import { common } from '@messages/common';
import { servers } from '@messages/servers';
import { deleteServer } from '../api/act-on-server';
import { REVIEW_DRAFT } from '../model/new-server';

const messages = servers.delete;

/** Deleting cannot be undone: the button waits for the server's name. */
export default function DeleteServerDialog({ server, onClose }: { server: ServerSummaryResponse | null; onClose: () => void }) {
  // The last one stays while the dialog fades.
  const [latest, setLatest] = useState(server);
  if (server && server !== latest) setLatest(server);
  if (!latest) return null;
  return <ConfirmDelete key={latest._id} server={latest} open={server !== null} onClose={onClose} />;
}

const plain = (name: string) => name.normalize('NFC').replaceAll(/\s+/g, ' ').trim();

const withoutServer = (renewals: RenewalResponse[], gone: string): RenewalResponse[] =>
  renewals
    .map((renewal) => ({ ...renewal, serverIds: renewal.serverIds.filter((id) => id !== gone) }))
    .filter(({ serverIds }) => serverIds.length > 0);

function ConfirmDelete({ server, open, onClose }: { server: ServerSummaryResponse; open: boolean; onClose: () => void }) {
  const formId = useId();
  const client = useQueryClient();
  const [typed, setTyped] = useState('');
  const [validated, setValidated] = useState(false);
  const matches = plain(typed) === plain(server.name);

  const remove = useSend({
    // A 404 of ours means that another tab or a lost response deleted it already.
    request: () =>
      deleteServer(server._id).catch((error: unknown) => {
        if (!isRefusal(error, 404)) throw error;
      }),
    onSuccess: () => {
      client.setQueryData<WorkspaceResponse | null>(
        ['workspace'],
        (known) => known && { ...known, servers: known.servers.filter(({ serverId }) => serverId._id !== server._id) },
      );
      // Asked again so soon, what ends may still name it.
      client.setQueryData<RenewalResponse[]>(['renewals', 'soon'], (known) => known && withoutServer(known, server._id));
      void client.invalidateQueries({ queryKey: ['workspace'] });
      void client.invalidateQueries({ queryKey: ['incidents'] });
      // Whoever adds it again, as it was, wants another one and not the answer about this one.
      clearDraft(REVIEW_DRAFT);
      toast.success(messages.done(isolate(server.name)));
      onClose();
    },
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setValidated(true);
    if (matches) remove.send();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (next) return;
        setTyped('');
        setValidated(false);
        onClose();
      }}
      title={messages.title(isolate(server.name))}
      description={`${messages.text} ${messages.instead}`}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {common.cancel}
          </Button>
          <Button type="submit" form={formId} variant="danger" busy={remove.isPending} disabled={!matches && !validated}>
            {messages.submit}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <TextField
          label={<span className="person-text">{messages.typeName(isolate(server.name))}</span>}
          value={typed}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          error={validated && !matches ? messages.mismatch : undefined}
          onChange={(event) => setTyped(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
