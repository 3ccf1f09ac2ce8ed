import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { LoadFailed } from '@/components/ui/load-failed';
import { SkeletonLines } from '@/components/ui/skeleton';
import { useUser } from '@/lib/current-user';
import { settings } from '@messages/settings';
import { keysOf } from '../api/list-keys';
import type { ApiKey } from '../model/api-key';
import { GenerateKeyDialog } from './generate-key-dialog';
import { KeyTable } from './key-table';
import { NewKeyDialog } from './new-key-dialog';
import { RevokeKeyDialog } from './revoke-key-dialog';
import { RotateKeyDialog } from './rotate-key-dialog';
import { UserId } from './user-id';

const words = settings.keys;

type Asked = { what: 'generate' } | { what: 'revoke' | 'rotate'; key: ApiKey } | null;
type Fresh = { apiKey: string; rotated: boolean } | null;

/** Her user id, her keys, and the windows that make and end them. */
export default function ApiKeys() {
  const user = useUser();
  const keys = useQuery(keysOf(user._id));
  const [asked, setAsked] = useState<Asked>(null);
  const [fresh, setFresh] = useState<Fresh>(null);
  const close = () => setAsked(null);
  const show = (apiKey: string, rotated: boolean) => {
    close();
    setFresh({ apiKey, rotated });
  };

  return (
    <div className="space-y-6">
      <UserId />
      {keys.data ? (
        keys.data.length > 0 ? (
          <KeyTable
            keys={keys.data}
            onRotate={(key) => setAsked({ what: 'rotate', key })}
            onRevoke={(key) => setAsked({ what: 'revoke', key })}
          />
        ) : (
          <p className="text-muted">{words.none}</p>
        )
      ) : keys.isError ? (
        <LoadFailed title={words.loadFailed} error={keys.error} busy={keys.isFetching} onAgain={() => void keys.refetch()} />
      ) : (
        <SkeletonLines lines={3} />
      )}
      <Button look="quiet" icon={<KeyRound className="size-5" aria-hidden="true" />} onClick={() => setAsked({ what: 'generate' })}>
        {words.generate}
      </Button>
      {asked?.what === 'generate' && <GenerateKeyDialog onClose={close} onMade={(apiKey) => show(apiKey, false)} />}
      {asked?.what === 'rotate' && <RotateKeyDialog apiKey={asked.key} onClose={close} onMade={(apiKey) => show(apiKey, true)} />}
      {asked?.what === 'revoke' && <RevokeKeyDialog apiKey={asked.key} onClose={close} />}
      {fresh && <NewKeyDialog {...fresh} onClose={() => setFresh(null)} />}
    </div>
  );
}
