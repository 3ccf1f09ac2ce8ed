import { lazy, Suspense, useState } from 'react';
import { Button } from '@/components/ui/button';
import { settings } from '@messages/settings';

const DeleteAccountDialog = lazy(() => import('./delete-account-dialog'));

export function DeleteAccount() {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button look="danger" onClick={() => setAsking(true)}>
        {settings.leave.button}
      </Button>
      {asking && (
        <Suspense>
          <DeleteAccountDialog onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  );
}
