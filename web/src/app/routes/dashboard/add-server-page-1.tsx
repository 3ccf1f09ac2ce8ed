import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router-dom';
import { Button, ButtonLink } from '@/components/ui/button';
import { paths } from '@/config/paths';
import { AddServerLayout, StepActions } from '@/features/servers/components/add-server-layout';
import { ServerFields, type ServerValues } from '@/features/servers/components/server-fields';
import { shortestInterval } from '@/features/servers/model/intervals';
import { clearServerDraft, readServerDraft, SERVER_DRAFT } from '@/features/servers/model/new-server';
import { useCanAddServer } from '@/features/servers/model/use-can-add-server';
import { useUser } from '@/lib/session/current-user';
import { useDraft } from '@/lib/forms/use-draft';
import { saveDraft } from '@/lib/forms/form-draft';
import { addServer } from '@messages/add-server';
import { common } from '@messages/common';

const NO_SECRETS: readonly string[] = [];

export default function AddServerPage1() {
  useCanAddServer();
  const navigate = useNavigate();
  const { plan } = useUser();
  const form = useForm<ServerValues>({
    defaultValues: { name: '', ipAddress: '', website: '', monitoringInterval: String(shortestInterval(plan.id)), ...readServerDraft() },
  });
  useDraft(form, SERVER_DRAFT, NO_SECRETS);

  // What the server found wrong with an earlier try, beside the inputs.
  const { state } = useLocation() as { state: { fields?: Record<string, string> } | null };
  useEffect(() => {
    for (const [name, message] of Object.entries(state?.fields ?? {}))
      form.setError(name as keyof ServerValues, { type: 'server', message });
  }, [form, state]);

  return (
    <AddServerLayout step={1} headline={addServer.server.headline}>
      <form
        noValidate
        onSubmit={(event) =>
          void form.handleSubmit((values) => {
            saveDraft(SERVER_DRAFT, values, NO_SECRETS);
            void navigate(paths.addServerAlerts);
          })(event)
        }
      >
        <ServerFields form={form} />
        <StepActions>
          <ButtonLink to={paths.overview} variant="quiet" size="large" onClick={clearServerDraft}>
            {common.cancel}
          </ButtonLink>
          <Button type="submit" size="large">
            {addServer.server.next}
          </Button>
        </StepActions>
      </form>
    </AddServerLayout>
  );
}
