import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import type { ServerResponse } from '@nowahala/api';
import { AlertBanner } from '@/components/ui/alert-banner';
import { Button, ButtonLink } from '@/components/ui/button';
import { SwitchField } from '@/components/ui/switch';
import { paths } from '@/config/paths';
import { toast } from '@/lib/live/toast';
import { useForm } from '@/lib/forms/use-form';
import { addServer } from '@messages/add-server';
import { common } from '@messages/common';
import { servers as messages } from '@messages/servers';
import { serverWith } from '../api/get-server';
import { updateServer } from '../api/update-server';
import { asWebsite, serverRules, wantedTextOf } from '../model/server-rules';
import { StepActions } from './add-server-layout';
import { AlertFields, type AlertChoices } from './alert-fields';
import { ServerFields, type ServerValues } from './server-fields';

type EditedServer = ServerValues & AlertChoices & { slowAlerts: boolean };

const valuesOf = ({ name, ipAddress, website, monitoringInterval, expectText, rejectText, ...alerts }: ServerResponse): EditedServer => ({
  name,
  ipAddress,
  website: website ?? '',
  monitoringInterval: String(monitoringInterval),
  expectText: expectText ?? '',
  rejectText: rejectText ?? '',
  email: alerts.email,
  whatsApp: alerts.whatsApp,
  slowAlerts: alerts.slowAlerts,
});

export function EditServerForm({ server }: { server: ServerResponse }) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const form = useForm({
    saved: valuesOf(server),
    rules: serverRules,
    draft: { name: `edit-server-${server._id}` },
    send: (values) =>
      updateServer(server._id, {
        ...values,
        name: values.name.trim(),
        ipAddress: values.ipAddress.trim(),
        website: asWebsite(values.website) ?? '',
        monitoringInterval: Number(values.monitoringInterval),
        ...wantedTextOf(values),
        workspaceId: server.workspaceId,
        userId: server.userId,
      }),
    onSent: ({ message, data }) => {
      form.settle(valuesOf(data));
      toast.success(message);
      client.setQueryData(serverWith(server._id).queryKey, data);
      void client.invalidateQueries({ queryKey: ['workspace'] });
      void navigate(paths.overview);
    },
  });
  return (
    <form {...form.props}>
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
          value={form.values}
          onChange={({ email, whatsApp }) => {
            form.set('email', email);
            form.set('whatsApp', whatsApp);
          }}
        />
        <div className="mt-4">
          <SwitchField
            label={addServer.alerts.slow}
            hint={addServer.alerts.slowHint}
            checked={form.values.slowAlerts}
            onChange={(slowAlerts) => form.set('slowAlerts', slowAlerts)}
          />
        </div>
      </fieldset>
      <p role="status" className="mt-6 text-sm text-muted empty:hidden">
        {form.isDirty && common.unsaved}
      </p>
      <StepActions>
        <ButtonLink to={paths.overview} variant="quiet" size="large" onClick={form.reset}>
          {common.cancel}
        </ButtonLink>
        <Button type="submit" size="large" busy={form.busy}>
          {messages.edit.submit}
        </Button>
      </StepActions>
    </form>
  );
}
