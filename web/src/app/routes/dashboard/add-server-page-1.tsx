import { useLocation, useNavigate } from 'react-router-dom';
import { Button, ButtonLink } from '@/components/ui/button';
import { paths } from '@/config/paths';
import { AddServerLayout, StepActions } from '@/features/servers/components/add-server-layout';
import { ServerFields } from '@/features/servers/components/server-fields';
import { clearServerDraft, SERVER_DRAFT } from '@/features/servers/model/new-server';
import { serverRules, shortestInterval } from '@/features/servers/model/server-rules';
import { useCanAddServer } from '@/features/servers/model/use-can-add-server';
import { useUser } from '@/lib/session/current-user';
import { useForm } from '@/lib/forms/use-form';
import { saveDraft } from '@/lib/forms/form-draft';
import { addServer } from '@messages/add-server';
import { common } from '@messages/common';

export default function AddServerPage1() {
  useCanAddServer();
  const navigate = useNavigate();
  const { plan } = useUser();
  // What the server refused in an earlier try comes back beside the inputs.
  const { state } = useLocation() as { state: { fields?: Record<string, string> } | null };
  const form = useForm({
    initial: {
      name: '',
      ipAddress: '',
      website: '',
      monitoringInterval: String(shortestInterval(plan.id)),
      expectText: '',
      rejectText: '',
    },
    initialErrors: state?.fields ?? {},
    rules: serverRules,
    draft: { name: SERVER_DRAFT },
    send: async (values) => saveDraft(SERVER_DRAFT, values, []),
    onSent: () => navigate(paths.addServerAlerts),
  });

  return (
    <AddServerLayout step={1} headline={addServer.server.headline}>
      <form {...form.props}>
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
