import { lazy, Suspense } from 'react';
import { Button } from '@/components/ui/button';
import { onDemand } from '@/lib/http/on-demand';
import { useDialogOnDemand } from '@/lib/http/use-dialog-on-demand';
import { settings } from '@messages/settings';

const loadDialog = onDemand(() => import('./delete-account-dialog'));
const DeleteAccountDialog = lazy(loadDialog);

export function DeleteAccount() {
  const dialog = useDialogOnDemand<'delete'>(loadDialog);
  return (
    <>
      <Button variant="danger" onClick={() => dialog.open('delete')}>
        {settings.leave.button}
      </Button>
      {dialog.asked && (
        <Suspense>
          <DeleteAccountDialog onClose={dialog.close} />
        </Suspense>
      )}
    </>
  );
}
