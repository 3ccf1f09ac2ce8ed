import { useState } from 'react';
import type { ApiKey } from '../model/api-key';
import { GenerateKeyDialog } from './generate-key-dialog';
import { NewKeyDialog } from './new-key-dialog';
import { RevokeKeyDialog } from './revoke-key-dialog';
import { RotateKeyDialog } from './rotate-key-dialog';

export type Asked = { what: 'generate' } | { what: 'revoke' | 'rotate'; key: ApiKey } | null;
type Fresh = { apiKey: string; rotated: boolean } | null;

/** The windows that make and end keys. They arrive when the first one is asked for. */
export default function KeyWindows({ asked, onClose }: { asked: Asked; onClose: () => void }) {
  const [fresh, setFresh] = useState<Fresh>(null);
  const show = (apiKey: string, rotated: boolean) => {
    onClose();
    setFresh({ apiKey, rotated });
  };
  return (
    <>
      {asked?.what === 'generate' && <GenerateKeyDialog onClose={onClose} onMade={(apiKey) => show(apiKey, false)} />}
      {asked?.what === 'rotate' && <RotateKeyDialog apiKey={asked.key} onClose={onClose} onMade={(apiKey) => show(apiKey, true)} />}
      {asked?.what === 'revoke' && <RevokeKeyDialog apiKey={asked.key} onClose={onClose} />}
      {fresh && <NewKeyDialog {...fresh} onClose={() => setFresh(null)} />}
    </>
  );
}
