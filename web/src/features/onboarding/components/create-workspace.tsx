import { lazy, Suspense } from 'react';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { onDemand } from '@/lib/http/on-demand';
import { useDialogOnDemand } from '@/lib/http/use-dialog-on-demand';
import { servers as messages } from '@messages/servers';

const load = onDemand(() => import('./create-workspace-dialog'));
const CreateWorkspaceDialog = lazy(load);

/** The first step after signing up. */
export function CreateWorkspace() {
  const dialog = useDialogOnDemand<'workspace'>(load);
  return (
    <EmptyState
      title={messages.overview.noWorkspace}
      action={
        <Button size="large" onPointerEnter={() => void load().catch(() => {})} onClick={() => dialog.open('workspace')}>
          {messages.overview.createWorkspace}
        </Button>
      }
    >
      {messages.overview.noWorkspaceText}
      {dialog.isNeeded && (
        <Suspense>
          <CreateWorkspaceDialog open={dialog.asked !== null} onClose={dialog.close} />
        </Suspense>
      )}
    </EmptyState>
  );
}
