import { lazy, Suspense } from 'react';
import { useQuery } from '@tanstack/react-query';
import { KeyRound } from '@/components/icons/key-round';
import { Button } from '@/components/ui/button';
import { LoadFailed } from '@/components/ui/load-failed';
import { SkeletonLines } from '@/components/ui/skeleton';
import { useUser } from '@/lib/session/current-user';
import { onDemand } from '@/lib/http/on-demand';
import { useDialogOnDemand } from '@/lib/http/use-dialog-on-demand';
import { settings } from '@messages/settings';
import { keysOf } from '../api/list-keys';
import { KeyTable } from './key-table';
import type { KeyRequest } from './key-dialogs';
import { UserId } from './user-id';

const messages = settings.keys;

const loadDialogs = onDemand(() => import('./key-dialogs'));
const KeyDialogs = lazy(loadDialogs);

/** The user id, the API keys, and the dialogs that create and revoke them. */
export function ApiKeys() {
  const user = useUser();
  const keys = useQuery(keysOf(user._id));
  const { isNeeded, asked, open, close } = useDialogOnDemand<KeyRequest>(loadDialogs);

  return (
    <div className="space-y-6">
      <UserId />
      {keys.data ? (
        keys.data.length > 0 ? (
          <KeyTable keys={keys.data} onRotate={(key) => open({ type: 'rotate', key })} onRevoke={(key) => open({ type: 'revoke', key })} />
        ) : (
          <p className="text-muted">{messages.none}</p>
        )
      ) : keys.isError ? (
        <LoadFailed title={messages.loadFailed} error={keys.error} busy={keys.isFetching} onAgain={() => void keys.refetch()} />
      ) : (
        <SkeletonLines lines={3} />
      )}
      <Button variant="quiet" icon={<KeyRound className="size-5" aria-hidden="true" />} onClick={() => open({ type: 'generate' })}>
        {messages.generate}
      </Button>
      {isNeeded && (
        <Suspense>
          <KeyDialogs request={asked} onClose={close} />
        </Suspense>
      )}
    </div>
  );
}
