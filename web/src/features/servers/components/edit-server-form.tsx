import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { AlertBand } from '@/components/ui/alert-band';
import { Button, ButtonLink } from '@/components/ui/button';
import { paths } from '@/config/paths';
import { sentenceOf } from '@/lib/api-error';
import { clearDraft, readDraft, useDraft } from '@/lib/draft';
import { showServerFields } from '@/lib/show-server-fields';
import { toast } from '@/lib/toast';
import { useSend } from '@/lib/use-send';
import { addServer } from '@messages/add-server';
import { common } from '@messages/common';
import { servers as words } from '@messages/servers';
import { serverWith, type Server } from '../api/get-server';
import { updateServer } from '../api/update-server';
import { asWebsite } from '../model/server-rules';
import { StepActions } from './add-server-frame';
import { AlertFields } from './alert-fields';
import { ServerFields, type ServerWords } from './server-fields';

export function EditServerForm({ server }: { server: Server }) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const draft = `edit-server-${server._id}`;
  const [alerts, setAlerts] = useState({ email: server.email, whatsApp: server.whatsApp });
  const form = useForm<ServerWords>({
    defaultValues: {
      name: server.name,
      ipAddress: server.ipAddress,
      website: server.website ?? '',
      monitoringInterval: String(server.monitoringInterval),
      ...readDraft<ServerWords>(draft),
    },
  });
  useDraft(form, draft);

  const save = useMutation({
    mutationFn: (typed: ServerWords) =>
      updateServer(server._id, {
        name: typed.name.trim(),
        ipAddress: typed.ipAddress.trim(),
        website: asWebsite(typed.website) ?? '',
        monitoringInterval: Number(typed.monitoringInterval),
        workspaceId: server.workspaceId,
        userId: server.userId,
        ...alerts,
      }),
    onSuccess: ({ message, data }) => {
      clearDraft(draft);
      toast.success(message);
      client.setQueryData(serverWith(server._id).queryKey, data);
      void client.invalidateQueries({ queryKey: ['workspace'] });
      void navigate(paths.overview);
    },
    onError: (error) => {
      if (!showServerFields(form, error)) toast.error(sentenceOf(error));
    },
  });
  const saveOnce = useSend(save);
  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit(saveOnce)(event)}>
      {server.state === 'paused' && (
        <AlertBand kind="info" className="mb-5">
          {words.edit.pausedNote}
        </AlertBand>
      )}
      <ServerFields form={form} />
      <fieldset className="card mt-6 p-5 sm:p-6">
        <legend className="sr-only">{addServer.alerts.section}</legend>
        <p aria-hidden="true" className="mb-3 text-lg font-semibold">
          {addServer.alerts.section}
        </p>
        <AlertFields value={alerts} onChange={setAlerts} />
      </fieldset>
      <StepActions>
        <ButtonLink to={paths.overview} look="quiet" size="large" onClick={() => clearDraft(draft)}>
          {common.cancel}
        </ButtonLink>
        <Button type="submit" size="large" busy={save.isPending}>
          {words.edit.submit}
        </Button>
      </StepActions>
    </form>
  );
}
