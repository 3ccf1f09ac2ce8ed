import { lazy, Suspense, useState } from 'react';
import { Button } from '@/components/ui/button';
import { settings } from '@messages/settings';

const DeleteAccountDialog = lazy(() => import('./delete-account-dialog'));

export function DeleteAccount() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="danger" onClick={() => setOpen(true)}>
        {settings.leave.button}
      </Button>
      {open && (
        <Suspense>
          <DeleteAccountDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
