import { useMemo } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { AlertBanner } from '@/components/ui/alert-banner';
import { Button, ButtonLink } from '@/components/ui/button';
import { paths } from '@/config/paths';
import { sentenceOf } from '@/lib/http/api-error';
import { clearDraft } from '@/lib/forms/form-draft';
import { showServerFields } from '@/lib/forms/show-server-fields';
import { toast } from '@/lib/live/toast';
import { useSavedForm } from '@/lib/forms/use-saved-form';
import { useSendOnce } from '@/lib/forms/use-send-once';
import { addServer } from '@messages/add-server';
import { common } from '@messages/common';
import { servers as messages } from '@messages/servers';
import { serverWith, type Server } from '../api/get-server';
import { updateServer } from '../api/update-server';
import { asWebsite } from '../model/server-rules';
import { StepActions } from './add-server-layout';
import { AlertFields, type AlertChoices } from './alert-fields';
import { ServerFields, type ServerValues } from './server-fields';

const valuesOf = ({ name, ipAddress, website, monitoringInterval }: Server): ServerValues => ({
  name,
  ipAddress,
  website: website ?? '',
  monitoringInterval: String(monitoringInterval),
});
const alertsOf = ({ email, whatsApp }: Server): AlertChoices => ({ email, whatsApp });

export function EditServerForm({ server }: { server: Server }) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const draft = `edit-server-${server._id}`;
  const alertsDraft = `${draft}-alerts`;
  const { form, settle } = useSavedForm<ServerValues>(
    useMemo(() => valuesOf(server), [server]),
    draft,
  );
  const { form: alerts, settle: settleAlerts } = useSavedForm<AlertChoices>(
    useMemo(() => alertsOf(server), [server]),
    alertsDraft,
  );
  const isDirty = form.formState.isDirty || alerts.formState.isDirty;
  const forget = () => {
    clearDraft(draft);
    clearDraft(alertsDraft);
  };

  const save = useMutation({
    mutationFn: (typed: ServerValues) =>
      updateServer(server._id, {
        name: typed.name.trim(),
        ipAddress: typed.ipAddress.trim(),
        website: asWebsite(typed.website) ?? '',
        monitoringInterval: Number(typed.monitoringInterval),
        workspaceId: server.workspaceId,
        userId: server.userId,
        ...alerts.getValues(),
      }),
    onSuccess: ({ message, data }) => {
      settle(valuesOf(data));
      settleAlerts(alertsOf(data));
      forget();
      toast.success(message);
      client.setQueryData(serverWith(server._id).queryKey, data);
      void client.invalidateQueries({ queryKey: ['workspace'] });
      void navigate(paths.overview);
    },
    onError: (error) => {
      if (!showServerFields(form, error)) toast.error(sentenceOf(error));
    },
  });
  const sendOnce = useSendOnce(save);
  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit(sendOnce)(event)}>
      {server.state === 'paused' && (
        <AlertBanner kind="info" className="mb-5">
          {messages.edit.pausedText}
        </AlertBanner>
      )}
      <ServerFields form={form} />
      <fieldset className="card mt-6 p-5 sm:p-6">
        <legend className="sr-only">{addServer.alerts.section}</legend>
        <p aria-hidden="true" className="mb-3 text-lg font-semibold">
          {addServer.alerts.section}
        </p>
        <AlertFields
          value={alerts.watch()}
          onChange={(choices) => {
            alerts.setValue('email', choices.email, { shouldDirty: true });
            alerts.setValue('whatsApp', choices.whatsApp, { shouldDirty: true });
          }}
        />
      </fieldset>
      <p role="status" className="mt-6 text-sm text-muted empty:hidden">
        {isDirty && common.unsaved}
      </p>
      <StepActions>
        <ButtonLink to={paths.overview} variant="quiet" size="large" onClick={forget}>
          {common.cancel}
        </ButtonLink>
        <Button type="submit" size="large" busy={save.isPending}>
          {messages.edit.submit}
        </Button>
      </StepActions>
    </form>
  );
}
