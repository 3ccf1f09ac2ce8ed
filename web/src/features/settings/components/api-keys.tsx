import { lazy, Suspense, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { LoadFailed } from '@/components/ui/load-failed';
import { SkeletonLines } from '@/components/ui/skeleton';
import { useUser } from '@/lib/session/current-user';
import { fetchPart } from '@/lib/http/load-on-demand';
import { settings } from '@messages/settings';
import { keysOf } from '../api/list-keys';
import { KeyTable } from './key-table';
import type { Asked } from './key-dialogs';
import { UserId } from './user-id';

const words = settings.keys;

const loadWindows = () => import('./key-dialogs');
const KeyWindows = lazy(loadWindows);

/** Her user id, her keys, and the way to the windows that make and end them. */
export function ApiKeys() {
  const user = useUser();
  const keys = useQuery(keysOf(user._id));
  const [asked, setAsked] = useState<Asked>(null);
  // The windows stay once they were needed: the one with the new key opens when another has closed.
  const [needed, setNeeded] = useState(false);
  const ask = (what: Asked) =>
    void fetchPart(loadWindows).then((here) => {
      if (!here) return;
      setNeeded(true);
      setAsked(what);
    });

  return (
    <div className="space-y-6">
      <UserId />
      {keys.data ? (
        keys.data.length > 0 ? (
          <KeyTable keys={keys.data} onRotate={(key) => ask({ what: 'rotate', key })} onRevoke={(key) => ask({ what: 'revoke', key })} />
        ) : (
          <p className="text-muted">{words.none}</p>
        )
      ) : keys.isError ? (
        <LoadFailed title={words.loadFailed} error={keys.error} busy={keys.isFetching} onAgain={() => void keys.refetch()} />
      ) : (
        <SkeletonLines lines={3} />
      )}
      <Button look="quiet" icon={<KeyRound className="size-5" aria-hidden="true" />} onClick={() => ask({ what: 'generate' })}>
        {words.generate}
      </Button>
      {needed && (
        <Suspense>
          <KeyWindows asked={asked} onClose={() => setAsked(null)} />
        </Suspense>
      )}
    </div>
  );
}
