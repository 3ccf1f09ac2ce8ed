import { lazy, Suspense, useState } from 'react';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { loadOnDemand } from '@/lib/http/load-on-demand';
import { servers as messages } from '@messages/servers';

const load = () => import('./create-workspace-dialog');
const CreateWorkspaceDialog = lazy(load);

/** The first step after signing up. */
export function CreateWorkspace() {
  const [dialog, setDialog] = useState<'never' | 'open' | 'closed'>('never');
  return (
    <EmptyState
      title={messages.overview.noWorkspace}
      action={
        <Button
          size="large"
          onPointerEnter={() => void load().catch(() => {})}
          onClick={() => void loadOnDemand(load).then((here) => here && setDialog('open'))}
        >
          {messages.overview.createWorkspace}
        </Button>
      }
    >
      {messages.overview.noWorkspaceText}
      {dialog !== 'never' && (
        <Suspense>
          <CreateWorkspaceDialog open={dialog === 'open'} onOpenChange={(open) => setDialog(open ? 'open' : 'closed')} />
        </Suspense>
      )}
    </EmptyState>
  );
}
