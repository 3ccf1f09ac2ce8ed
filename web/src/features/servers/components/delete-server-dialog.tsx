import { useId, useState, type FormEvent } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { TextField } from '@/components/ui/input';
import { isApiError, sentenceOf } from '@/lib/http/api-error';
import type { ServerLine, Workspace } from '@/lib/session/current-workspace';
import { isolated } from '@/lib/format/isolated';
import { toast } from '@/lib/live/toast';
import { common } from '@messages/common';
import { servers as words } from '@messages/servers';
import { deleteServer } from '../api/act-on-server';

const said = words.delete;

/** What cannot be undone is asked once more: the button waits for the name. */
export default function DeleteServerDialog({ server, onClose }: { server: ServerLine | null; onClose: () => void }) {
  // The last one stays while the dialog fades.
  const [shown, setShown] = useState(server);
  if (server && server !== shown) setShown(server);
  if (!shown) return null;
  return <Asking key={shown._id} server={shown} open={server !== null} onClose={onClose} />;
}

const plain = (name: string) => name.normalize('NFC').replaceAll(/\s+/g, ' ').trim();

function Asking({ server, open, onClose }: { server: ServerLine; open: boolean; onClose: () => void }) {
  const formId = useId();
  const client = useQueryClient();
  const [typed, setTyped] = useState('');
  const [judged, setJudged] = useState(false);
  const matches = plain(typed) === plain(server.name);

  const remove = useMutation({
    // Gone already, by another tab or a lost answer: that is what she wanted.
    mutationFn: () =>
      deleteServer(server._id).catch((error: unknown) => {
        if (!isApiError(error) || error.statusCode !== 404) throw error;
      }),
    onSuccess: () => {
      client.setQueryData<Workspace | null>(
        ['workspace'],
        (known) => known && { ...known, servers: known.servers.filter(({ serverId }) => serverId._id !== server._id) },
      );
      void client.invalidateQueries({ queryKey: ['workspace'] });
      void client.invalidateQueries({ queryKey: ['incidents'] });
      toast.success(said.done(isolated(server.name)));
      onClose();
    },
    onError: (error) => toast.error(sentenceOf(error)),
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setJudged(true);
    if (matches && !remove.isPending) remove.mutate();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (next) return;
        setTyped('');
        setJudged(false);
        onClose();
      }}
      title={said.title(isolated(server.name))}
      description={`${said.text} ${said.instead}`}
      actions={
        <>
          <Button look="quiet" onClick={onClose}>
            {common.cancel}
          </Button>
          <Button type="submit" form={formId} look="danger" busy={remove.isPending} disabled={!matches && !judged}>
            {said.submit}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <TextField
          label={<span className="person-text">{said.typeName(isolated(server.name))}</span>}
          value={typed}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          error={judged && !matches ? said.mismatch : undefined}
          onChange={(event) => setTyped(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
