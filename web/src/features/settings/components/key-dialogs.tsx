import { useState } from 'react';
import type { ApiKeyResponse } from '@nowahala/api';
import { GenerateKeyDialog } from './generate-key-dialog';
import { NewKeyDialog } from './new-key-dialog';
import { RevokeKeyDialog } from './revoke-key-dialog';
import { RotateKeyDialog } from './rotate-key-dialog';

export type KeyRequest = { type: 'generate' } | { type: 'revoke' | 'rotate'; key: ApiKeyResponse };
type CreatedKey = { apiKey: string; rotated: boolean } | null;

/** The dialogs that create and revoke keys. They load when the first one is opened. */
export default function KeyDialogs({ request, onClose }: { request: KeyRequest | null; onClose: () => void }) {
  const [created, setCreated] = useState<CreatedKey>(null);
  const show = (apiKey: string, rotated: boolean) => {
    onClose();
    setCreated({ apiKey, rotated });
  };
  return (
    <>
      {request?.type === 'generate' && <GenerateKeyDialog onClose={onClose} onMade={(apiKey) => show(apiKey, false)} />}
      {request?.type === 'rotate' && <RotateKeyDialog apiKey={request.key} onClose={onClose} onMade={(apiKey) => show(apiKey, true)} />}
      {request?.type === 'revoke' && <RevokeKeyDialog apiKey={request.key} onClose={onClose} />}
      {created && <NewKeyDialog {...created} onClose={() => setCreated(null)} />}
    </>
  );
}
