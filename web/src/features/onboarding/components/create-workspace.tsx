import { lazy, Suspense, useState } from 'react';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { fetchPart } from '@/lib/http/load-on-demand';
import { servers as words } from '@messages/servers';

const load = () => import('./create-workspace-dialog');
const CreateWorkspaceDialog = lazy(load);

/** The first step after signing up. */
export function CreateWorkspace() {
  const [dialog, setDialog] = useState<'never' | 'open' | 'closed'>('never');
  return (
    <EmptyState
      title={words.overview.noWorkspace}
      action={
        <Button
          size="large"
          onPointerEnter={() => void load().catch(() => {})}
          onClick={() => void fetchPart(load).then((here) => here && setDialog('open'))}
        >
          {words.overview.createWorkspace}
        </Button>
      }
    >
      {words.overview.noWorkspaceText}
      {dialog !== 'never' && (
        <Suspense>
          <CreateWorkspaceDialog open={dialog === 'open'} onOpenChange={(open) => setDialog(open ? 'open' : 'closed')} />
        </Suspense>
      )}
    </EmptyState>
  );
}
