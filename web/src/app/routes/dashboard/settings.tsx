import { Link } from 'react-router-dom';
import { PageHeading } from '@/components/layout/page-heading';
import { ButtonLink } from '@/components/ui/button';
import { LoadFailed } from '@/components/ui/load-failed';
import { SkeletonLines } from '@/components/ui/skeleton';
import { paths } from '@/config/paths';
import { MaintenancePanel } from '@/features/maintenance/components/maintenance-panel';
import { keysOf } from '@/features/settings/api/list-keys';
import { ApiKeys } from '@/features/settings/components/api-keys';
import { Appearance } from '@/features/settings/components/appearance';
import { Devices } from '@/features/settings/components/devices';
import { DeleteAccount } from '@/features/settings/components/delete-account';
import { ExportData } from '@/features/settings/components/export-data';
import { FireDrill } from '@/features/settings/components/fire-drill';
import { GeneralForm } from '@/features/settings/components/general-form';
import { Section } from '@/features/settings/components/section';
import { WorkspaceForm } from '@/features/settings/components/workspace-form';
import { useWorkspace } from '@/lib/session/current-workspace';
import { queryClient } from '@/lib/http/query-client';
import { usePageTitle } from '@/components/layout/use-page-title';
import { maintenance } from '@messages/maintenance';
import { servers } from '@messages/servers';
import { settings as messages } from '@messages/settings';
import type { Loader } from '../../route-table';

export const loader: Loader = ({ userId }) => queryClient.prefetchQuery(keysOf(userId));

export default function Settings() {
  usePageTitle(messages.title);
  const { data: workspace } = useWorkspace();
  return (
    <>
      <PageHeading title={messages.title} />
      <div>
        <Section title={messages.general.title} text={messages.general.text}>
          <GeneralForm />
        </Section>
        <Section title={messages.workspace.title} text={messages.workspace.text}>
          <WorkspacePart />
        </Section>
        {workspace && (
          <Section title={maintenance.title} text={maintenance.text}>
            <MaintenancePanel
              scope={{ workspace: workspace._id }}
              names={new Map(workspace.servers.map(({ serverId }) => [serverId._id, serverId.name]))}
            />
          </Section>
        )}
        {workspace && (
          <Section title={messages.drill.title} text={messages.drill.text}>
            <FireDrill workspaceId={workspace._id} />
          </Section>
        )}
        <Section title={messages.keys.title} text={<KeysText />}>
          <ApiKeys />
        </Section>
        <Section title={messages.devices.title} text={messages.devices.text}>
          <Devices />
        </Section>
        <Section title={messages.appearance.title} text={messages.appearance.text}>
          <Appearance />
        </Section>
        <Section title={messages.data.title} text={messages.data.text}>
          <ExportData />
        </Section>
        <Section title={messages.leave.title} text={messages.leave.text}>
          <DeleteAccount />
        </Section>
      </div>
    </>
  );
}

function WorkspacePart() {
  const workspace = useWorkspace();
  if (workspace.data) return <WorkspaceForm workspace={workspace.data} />;
  if (workspace.data === null)
    return (
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p>{messages.workspace.none}</p>
        <ButtonLink to={paths.overview} variant="quiet">
          {messages.workspace.create}
        </ButtonLink>
      </div>
    );
  if (workspace.isError)
    return (
      <LoadFailed
        title={servers.overview.cannotLoad}
        error={workspace.error}
        busy={workspace.isFetching}
        onAgain={() => void workspace.refetch()}
      />
    );
  return <SkeletonLines lines={4} />;
}

const KeysText = () => (
  <>
    <p>{messages.keys.text}</p>
    <Link to={paths.docs} className="mt-1 inline-flex min-h-11 items-center font-medium text-accent sm:min-h-8">
      {messages.keys.docs}
    </Link>
  </>
);
